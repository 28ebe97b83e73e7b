import { longestOwnership } from "#calculations/tools/owned-home/owned-home.ts";
import type { buyToLetDefaults, rentOrBuyDefaults } from "#calculations/tools/tool-defaults.ts";
import { inputFields } from "#contract/input-fields.ts";
import type { ToolFields } from "./tool-fields.ts";

type HomeDefaults = Pick<
  typeof rentOrBuyDefaults | typeof buyToLetDefaults,
  | "levy"
  | "maintenancePercent"
  | "costGrowth"
  | "rentGrowth"
  | "priceGrowth"
  | "commissionPercent"
  | "otherSellingCosts"
  | "years"
>;

/** The fields of a home that is bought, kept for some years and sold, with what a tool starts with. */
export const ownedHomeFields = (ours: HomeDefaults) =>
  ({
    price: { kind: "money", shared: "purchasePrice", slider: inputFields.purchasePrice.slider },
    interestRate: { kind: "rate", shared: "interestRate", slider: inputFields.interestRate.slider },
    termYears: { kind: "count", shared: "loanTerm", slider: inputFields.loanTerm.slider },
    initiationFee: { kind: "money" },
    serviceFee: { kind: "money" },
    transferCosts: { kind: "money" },
    bondCosts: { kind: "money" },
    ratesAndTaxes: { kind: "money" },
    levy: { kind: "money", default: ours.levy, startsEmpty: true },
    insurance: { kind: "money" },
    maintenancePercent: { kind: "share", default: ours.maintenancePercent },
    costGrowth: { kind: "growth", default: ours.costGrowth },
    rent: { kind: "money" },
    rentGrowth: { kind: "growth", default: ours.rentGrowth },
    priceGrowth: { kind: "growth", default: ours.priceGrowth },
    commissionPercent: { kind: "share", default: ours.commissionPercent },
    vatPercent: { kind: "share" },
    otherSellingCosts: { kind: "money", default: ours.otherSellingCosts },
    years: {
      kind: "count",
      default: ours.years,
      min: 1,
      max: longestOwnership,
      slider: { min: 1, max: longestOwnership, step: 1, ticks: [1, longestOwnership] },
    },
  }) as const satisfies ToolFields;
