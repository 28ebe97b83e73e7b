import { pastRatesDefaults } from "#calculations/tools/tool-defaults.ts";
import { toolLimits } from "#calculations/tools/tool-inputs.ts";
import { inputFields } from "#contract/input-fields.ts";
import type { ToolFields } from "../tool-fields.ts";

export const pastRatesFields = {
  startMonth: { kind: "month" },
  loan: { kind: "money", shared: "loanAmount", slider: inputFields.purchasePrice.slider },
  termYears: { kind: "count", shared: "loanTerm", slider: inputFields.loanTerm.slider },
  margin: { kind: "margin", default: pastRatesDefaults.margin, step: toolLimits.margin.step },
} as const satisfies ToolFields;
