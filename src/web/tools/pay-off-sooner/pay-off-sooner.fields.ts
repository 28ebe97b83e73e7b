import { mostDatedAmounts } from "#calculations/tools/pay-off-sooner/dated-amounts.ts";
import { payOffSoonerDefaults } from "#calculations/tools/pay-off-sooner/payoff-plan.ts";
import { inputFields } from "#contract/input-fields.ts";
import { monthNames } from "#web/format/day.ts";
import { marginalRateOptions } from "../marginal-rates.ts";
import { listOf, type ToolFields } from "../tool-fields.ts";

const { afterLumpSum, annualExtra } = payOffSoonerDefaults;

/** Rand in a month. */
export const datedAmountFields = {
  month: { kind: "month" },
  amount: { kind: "money", startsEmpty: true },
} as const satisfies ToolFields;

/** What is aimed for, if anything. */
const goalOptions = {
  none: "Nothing in particular",
  date: "To be done by a month",
  interest: "To save an amount of interest",
} as const;

export const payOffSoonerFields = {
  balance: { kind: "money", shared: "loanAmount", slider: inputFields.purchasePrice.slider },
  interestRate: { kind: "rate", shared: "interestRate", slider: inputFields.interestRate.slider },
  /** The remaining time starts with it. */
  termYears: { kind: "count", shared: "loanTerm", offPage: true },
  remainingMonths: { kind: "months" },
  firstInstalment: { kind: "month" },
  instalment: { kind: "money", startsEmpty: true },
  monthlyExtra: { kind: "money", shared: "extraPayment", slider: inputFields.extraPayment.slider },
  extraMonths: { kind: "count", shared: "extraPaymentDuration" },
  "annualExtra.amount": { kind: "money", default: annualExtra.amount, startsEmpty: true },
  "annualExtra.calendarMonth": {
    kind: "choice",
    default: String(annualExtra.calendarMonth),
    options: monthNames,
  },
  "annualExtra.growth": { kind: "growth", default: annualExtra.growth },
  afterLumpSum: {
    kind: "choice",
    default: afterLumpSum,
    options: { shorten: "Shortens the term", lower: "Lowers the instalment" },
  },
  accessBond: { kind: "switch", default: false },
  "goal.kind": { kind: "choice", default: "none", options: goalOptions },
  "goal.month": { kind: "month" },
  "goal.interestSaved": { kind: "money", startsEmpty: true },
  marginalPercent: { kind: "choice", default: "0", options: marginalRateOptions("Leave it out") },
  ...listOf("lumpSums", mostDatedAmounts, datedAmountFields),
  ...listOf("withdrawals", mostDatedAmounts, datedAmountFields),
} as const satisfies ToolFields;
