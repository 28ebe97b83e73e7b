import { rentOrBuyDefaults } from "#calculations/tools/tool-defaults.ts";
import { inputFields } from "#contract/input-fields.ts";
import { initiationPaidOptions } from "../cash-needed/cash-needed.fields.ts";
import { marginalRateOptions } from "../marginal-rates.ts";
import { ownedHomeFields } from "../owned-home.fields.ts";
import type { ToolFields } from "../tool-fields.ts";

const ours = rentOrBuyDefaults;

export const rentOrBuyFields = {
  ...ownedHomeFields(ours),
  deposit: { kind: "money", shared: "downPayment", slider: inputFields.downPayment.slider },
  initiationPaid: { kind: "choice", default: ours.initiationPaid, options: initiationPaidOptions },
  investmentReturn: { kind: "growth", default: ours.investmentReturn },
  investedSharePercent: {
    kind: "share",
    default: ours.investedSharePercent,
    slider: { min: 0, max: 100, step: 25, ticks: [0, 25, 50, 75, 100] },
  },
  "gainsTax.marginalPercent": {
    kind: "choice",
    default: String(ours.gainsTax.marginalPercent),
    options: marginalRateOptions("Leave tax out"),
  },
} as const satisfies ToolFields;
