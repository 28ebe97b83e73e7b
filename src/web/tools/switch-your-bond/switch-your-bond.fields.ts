import { switchYourBondDefaults } from "#calculations/tools/switch-your-bond/switch-your-bond.ts";
import { toolLimits } from "#calculations/tools/tool-inputs.ts";
import { inputFields } from "#contract/input-fields.ts";
import { initiationPaidOptions } from "../cash-needed/cash-needed.fields.ts";
import type { ToolFields } from "../tool-fields.ts";

const { cancellationCosts, bankContribution, clawbackMonths, costsPaid, horizonYears, noticeDays } =
  switchYourBondDefaults;

export const switchYourBondFields = {
  balance: { kind: "money", shared: "loanAmount", slider: inputFields.purchasePrice.slider },
  interestRate: { kind: "rate", shared: "interestRate", slider: inputFields.interestRate.slider },
  /** The remaining time starts with it. */
  termYears: { kind: "count", shared: "loanTerm", offPage: true },
  remainingMonths: { kind: "months" },
  newRate: { kind: "rate", slider: inputFields.interestRate.slider },
  newTermMonths: { kind: "months" },
  noticeDays: { kind: "count", default: noticeDays, max: 365 },
  horizonYears: { kind: "count", default: horizonYears, ...toolLimits.termYears },
  instalment: { kind: "money", startsEmpty: true },
  keepInstalment: { kind: "switch", default: false },
  serviceFee: { kind: "money" },
  newServiceFee: { kind: "money" },
  cancellationCosts: { kind: "money", default: cancellationCosts },
  bondCosts: { kind: "money" },
  initiationFee: { kind: "money" },
  bankContribution: { kind: "money", default: bankContribution, startsEmpty: true },
  clawbackMonths: { kind: "count", default: clawbackMonths, max: 480 },
  costsPaid: { kind: "choice", default: costsPaid, options: initiationPaidOptions },
} as const satisfies ToolFields;
