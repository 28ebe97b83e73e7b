import { amount, paymentsOfTerm } from "../../inputs/inputs.ts";
import { presentValue } from "../../loan/monthly-payment.ts";
import { monthlyRateBy, type RateConvention } from "../../loan/monthly-rate.ts";
import { ratePercent, sharePercent } from "../tool-inputs.ts";
import type { MinimumExpenseTable } from "./minimum-expenses.table.ts";

/** Amounts in rand a month, the rate in percent a year, the term in years. */
export type MinimumExpensesInputs = {
  readonly people: readonly { readonly grossIncome: number; readonly netIncome: number }[];
  /** What the buyers say they live on, without their debt repayments. */
  readonly livingCosts: number;
  readonly debtRepayments: number;
  /** The percentage of what is left that may go to the bond; 100 when not given. */
  readonly sharePercent?: number | undefined;
  readonly interestRate: number;
  readonly termYears: number;
  readonly convention?: RateConvention | undefined;
};

/** The regulation's minimum, the declared costs, and what each leaves for a bond; in rand. */
export type MinimumExpensesResult = {
  readonly norms: readonly number[];
  readonly norm: number;
  readonly livingCostsUsed: number;
  readonly raised: boolean;
  readonly raisedBy: number;
  readonly left: number;
  readonly allowedInstalment: number;
  readonly largestLoan: number;
  readonly largestLoanAsDeclared: number;
};

/**
 * The lowest living costs in rand a month that a lender may assume at a gross income: fixed part + percentage of the income
 * over the band's start. An income that is negative or not finite counts as 0. Source: the table's.
 */
export const minimumExpenses = (grossIncome: number, table: MinimumExpenseTable): number => {
  const income = amount(grossIncome);
  const { fixed, percent, over } = table.rows.find((row) => income <= row.upTo)!;
  return fixed + ((income - over) * percent) / 100;
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * What the law expects buyers to spend, and the loan that they can then afford.
 *
 * Living costs used = max(declared, sum of each buyer's minimum); left = max(0, net income − those − debt);
 * instalment = left × share; loan = its present value over the term. `largestLoanAsDeclared`: with the declared costs.
 * Numbers that are negative or not finite count as 0; a term of 0 borrows nothing.
 * Source: National Credit Regulations, regulation 23A(9) and (10); a minimum for each of several buyers is our reading.
 */
export const minimumExpenseLoan = (
  inputs: MinimumExpensesInputs,
  table: MinimumExpenseTable,
): MinimumExpensesResult => {
  const monthlyRate = monthlyRateBy(inputs.convention ?? "nominal", ratePercent(inputs.interestRate));
  const payments = paymentsOfTerm(inputs.termYears);
  const declared = amount(inputs.livingCosts);
  const norms = inputs.people.map(({ grossIncome }) => minimumExpenses(grossIncome, table));
  const norm = sum(norms);
  const livingCostsUsed = Math.max(declared, norm);
  const netIncome = sum(inputs.people.map((person) => amount(person.netIncome)));
  const leftAfter = (livingCosts: number) =>
    Math.max(0, netIncome - livingCosts - amount(inputs.debtRepayments));
  const instalmentOf = (left: number) => (left * sharePercent(inputs.sharePercent ?? 100)) / 100;
  const left = leftAfter(livingCostsUsed);
  const allowedInstalment = instalmentOf(left);
  return {
    norms,
    norm,
    livingCostsUsed,
    raised: norm > declared,
    raisedBy: livingCostsUsed - declared,
    left,
    allowedInstalment,
    largestLoan: presentValue(allowedInstalment, monthlyRate, payments),
    largestLoanAsDeclared: presentValue(instalmentOf(leftAfter(declared)), monthlyRate, payments),
  };
};
