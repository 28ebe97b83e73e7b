import { amount, mostPayments, wholeMonths } from "../../inputs/inputs.ts";
import { monthlyRateBy, type RateConvention } from "../../loan/monthly-rate.ts";
import type { LoanPlan } from "../loan-run.ts";
import { ratePercent } from "../tool-inputs.ts";
import { type AnnualExtra, byPayment, type DatedAmount, withAnnualExtra } from "./dated-amounts.ts";
import type { PayoffGoal } from "./goal.ts";

/** Amounts in rand, the rate in percent a year, months as YYYY-MM. */
export type PayOffSoonerInputs = {
  readonly balance: number;
  readonly interestRate: number;
  readonly remainingMonths: number;
  readonly firstInstalment: string;
  /** What is really paid a month, where that is not the contract's instalment. */
  readonly instalment?: number | undefined;
  readonly monthlyExtra?: number;
  readonly extraMonths?: number;
  readonly lumpSums?: readonly DatedAmount[];
  readonly annualExtra?: AnnualExtra;
  readonly afterLumpSum?: "shorten" | "lower";
  readonly withdrawals?: readonly DatedAmount[];
  readonly goal?: PayoffGoal | undefined;
  /** The visitor's rate of income tax in percent. */
  readonly marginalPercent?: number | undefined;
  readonly convention?: RateConvention;
};

/** What the tool starts with: the extra payments calculator's own amount, a bonus in December. */
export const payOffSoonerDefaults = {
  afterLumpSum: "shorten",
  annualExtra: { amount: 0, calendarMonth: 12, growth: 0 },
} as const;

/** The run that the inputs describe. Numbers that are negative or not finite count as 0; without months left nothing is owed. */
export const payoffPlan = (inputs: PayOffSoonerInputs): LoanPlan => {
  const payments = Math.min(mostPayments, wholeMonths(inputs.remainingMonths));
  const own = amount(inputs.instalment ?? 0);
  const lumpSums = byPayment(inputs.lumpSums ?? [], inputs.firstInstalment);
  return {
    balance: payments === 0 ? 0 : amount(inputs.balance),
    monthlyRate: monthlyRateBy(inputs.convention ?? "nominal", ratePercent(inputs.interestRate)),
    payments,
    instalment: own === 0 ? undefined : own,
    monthlyExtra: amount(inputs.monthlyExtra ?? 0),
    extraMonths: wholeMonths(inputs.extraMonths ?? 0),
    lumps: withAnnualExtra(lumpSums, inputs.annualExtra, inputs.firstInstalment),
    withdrawals: byPayment(inputs.withdrawals ?? [], inputs.firstInstalment),
    changesInstalment: inputs.afterLumpSum === "lower",
  };
};
