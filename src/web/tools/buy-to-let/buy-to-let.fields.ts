import { buyToLetDefaults } from "#calculations/tools/tool-defaults.ts";
import { inputFields } from "#contract/input-fields.ts";
import { marginalRateOptions } from "../marginal-rates.ts";
import { ownedHomeFields } from "../owned-home.fields.ts";
import type { ToolFields } from "../tool-fields.ts";

const ours = buyToLetDefaults;

export const buyToLetFields = {
  ...ownedHomeFields(ours),
  deposit: { kind: "money", slider: inputFields.downPayment.slider },
  vacancyPercent: { kind: "share", default: ours.vacancyPercent },
  managementPercent: { kind: "share", default: ours.managementPercent },
  marginalPercent: {
    kind: "choice",
    default: String(ours.marginalPercent),
    options: marginalRateOptions("Leave tax out"),
  },
  losses: {
    kind: "choice",
    default: ours.losses,
    options: { carry: "Kept for later rent", offset: "Set off against salary" },
  },
} as const satisfies ToolFields;
