import { inputFields } from "#contract/input-fields.ts";
import type { ToolFields } from "../tool-fields.ts";

export const nextRateDecisionFields = {
  balance: { kind: "money", shared: "loanAmount", slider: inputFields.purchasePrice.slider },
  interestRate: { kind: "rate", shared: "interestRate", slider: inputFields.interestRate.slider },
  /** The time left starts with the whole term. */
  termYears: { kind: "count", shared: "loanTerm", offPage: true },
  remainingMonths: { kind: "months" },
  prime: { kind: "rate" },
} as const satisfies ToolFields;
