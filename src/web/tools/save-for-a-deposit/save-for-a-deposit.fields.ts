import { saveForADepositDefaults } from "#calculations/tools/tool-defaults.ts";
import { inputFields } from "#contract/input-fields.ts";
import { initiationPaidOptions } from "../cash-needed/cash-needed.fields.ts";
import { marginalRateOptions } from "../marginal-rates.ts";
import type { ToolFields } from "../tool-fields.ts";

const ours = saveForADepositDefaults;

export const saveForADepositFields = {
  price: { kind: "money", shared: "purchasePrice", slider: inputFields.purchasePrice.slider },
  depositPercent: {
    kind: "share",
    default: ours.depositPercent,
    slider: inputFields.estimatorDeposit.slider,
  },
  savedNow: { kind: "money", default: ours.savedNow, startsEmpty: true },
  monthlySaving: {
    kind: "money",
    default: ours.monthlySaving,
    slider: { min: 0, max: 20_000, step: 500, ticks: [0, 5_000, 10_000, 15_000, 20_000] },
  },
  byMonth: { kind: "month" },
  priceGrowth: { kind: "growth", default: ours.priceGrowth },
  withCosts: { kind: "switch", default: ours.withCosts },
  initiationPaid: { kind: "choice", default: ours.initiationPaid, options: initiationPaidOptions },
  otherCash: { kind: "money", default: ours.otherCash },
  subsidy: { kind: "money", default: ours.subsidy, startsEmpty: true },
  savingRise: { kind: "growth", default: ours.savingRise },
  savingsRate: { kind: "rate", default: ours.savingsRate },
  taxPercent: {
    kind: "choice",
    default: String(ours.taxPercent),
    options: marginalRateOptions("None"),
  },
  interestExemption: { kind: "money", default: ours.interestExemption },
} as const satisfies ToolFields;
