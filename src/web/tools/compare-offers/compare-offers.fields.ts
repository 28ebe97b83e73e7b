import { compareOffersDefaults } from "#calculations/tools/compare-offers/compare-offers.ts";
import { offerDefaults } from "#calculations/tools/compare-offers/offer.ts";
import { toolLimits } from "#calculations/tools/tool-inputs.ts";
import { inputFields } from "#contract/input-fields.ts";
import { initiationPaidOptions } from "../cash-needed/cash-needed.fields.ts";
import { listOf, type ToolFields } from "../tool-fields.ts";

/** How many offers are compared. */
export const offersCompared = { least: 1, usual: 2, most: 3 } as const;

/** One bank's offer. */
export const offerFields = {
  name: { kind: "text" },
  price: { kind: "money" },
  deposit: { kind: "money" },
  rateGivenAs: {
    kind: "choice",
    default: "interestRate",
    options: { interestRate: "A rate in %", margin: "Prime ± points" },
  },
  interestRate: { kind: "rate", step: 0.05 },
  margin: { kind: "margin", step: toolLimits.margin.step },
  termYears: { kind: "count", ...toolLimits.termYears },
  initiationFee: { kind: "money" },
  initiationPaid: { kind: "choice", default: offerDefaults.initiationPaid, options: initiationPaidOptions },
  serviceFee: { kind: "money" },
  bondCosts: { kind: "money" },
  otherCosts: { kind: "money" },
} as const satisfies ToolFields;

export const compareOffersFields = {
  price: { kind: "money", shared: "purchasePrice", slider: inputFields.purchasePrice.slider },
  deposit: { kind: "money", shared: "downPayment", slider: inputFields.downPayment.slider },
  /** The first offer starts with it. */
  interestRate: { kind: "rate", shared: "interestRate", offPage: true },
  termYears: { kind: "count", shared: "loanTerm", slider: inputFields.loanTerm.slider },
  horizonYears: {
    kind: "count",
    default: compareOffersDefaults.horizonYears,
    ...toolLimits.termYears,
    slider: { min: 1, max: 30, step: 1, ticks: [1, 30] },
  },
  savingsRate: { kind: "growth", default: compareOffersDefaults.savingsRate, min: 0 },
  prime: { kind: "rate" },
  offersCompared: { kind: "count", default: offersCompared.usual, min: 1, max: offersCompared.most },
  ...listOf("offers", offersCompared.most, offerFields),
} as const satisfies ToolFields;
