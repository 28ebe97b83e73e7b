import { isUsableMonth, monthsBetween } from "../../calendar/months.ts";
import { amount, wholeMonths } from "../../inputs/inputs.ts";
import { growthPercent, longestRun } from "../tool-inputs.ts";

/** Rand in a month (YYYY-MM). */
export type DatedAmount = { readonly month: string; readonly amount: number };

/** A sum paid in once a year, in a calendar month from 1 (January) to 12, growing by percent each time. */
export type AnnualExtra = {
  readonly amount: number;
  readonly calendarMonth: number;
  readonly growth?: number;
};

/** The largest number of lump sums, and of withdrawals. */
export const mostDatedAmounts = 12;

/**
 * The rand of each month of the loan, counted from 1 in the month of the first instalment; those of one month added up.
 * Amounts before the first instalment, without a month, or beyond the twelfth are left out.
 */
export const byPayment = (amounts: readonly DatedAmount[], firstInstalment: string): Map<number, number> => {
  const sums = new Map<number, number>();
  if (!isUsableMonth(firstInstalment)) return sums;
  for (const { month, amount: rand } of amounts.slice(0, mostDatedAmounts)) {
    const payment = isUsableMonth(month) ? monthsBetween(firstInstalment, month) + 1 : 0;
    if (payment >= 1 && amount(rand) > 0) sums.set(payment, (sums.get(payment) ?? 0) + amount(rand));
  }
  return sums;
};

/** The sums with a yearly extra added to them; its k-th time it is amount × (1 + growth)^(k − 1). */
export const withAnnualExtra = (
  sums: ReadonlyMap<number, number>,
  annual: AnnualExtra | undefined,
  firstInstalment: string,
): ReadonlyMap<number, number> => {
  const rand = amount(annual?.amount ?? 0);
  if (annual === undefined || rand === 0 || !isUsableMonth(firstInstalment)) return sums;
  const all = new Map(sums);
  const growth = 1 + growthPercent(annual.growth ?? 0) / 100;
  const startsIn = Number(firstInstalment.slice(5));
  const first = ((((wholeMonths(annual.calendarMonth) - startsIn) % 12) + 12) % 12) + 1;
  for (let payment = first, extra = rand; payment <= longestRun; payment += 12, extra *= growth) {
    all.set(payment, (all.get(payment) ?? 0) + extra);
  }
  return all;
};
