import { paymentsPerYear } from "../inputs/inputs.ts";
import { rateText } from "./monthly-rate.ts";
import type { ScheduleRow } from "./schedule.ts";

/** One year of a schedule, amounts in rand; `balance` is what is owed at its end. */
export type YearlyLoanRow = {
  readonly year: number;
  readonly payment: number;
  readonly principal: number;
  readonly interest: number;
  readonly balance: number;
  readonly interestRate: string;
};

const sumOf = (rows: readonly ScheduleRow[], field: "payment" | "principal" | "interest"): number => {
  let sum = 0;
  for (const row of rows) sum += row[field];
  return sum;
};

/** The average of the months' rates. A loan has only one rate, and reading it from 360 texts took more than half of the time. */
const averageRate = (rows: readonly ScheduleRow[]): string => {
  const first = rows[0]!.interestRate;
  if (rows.every(({ interestRate }) => interestRate === first)) return first;
  return rateText(rows.reduce((sum, row) => sum + Number(row.interestRate), 0) / rows.length);
};

const yearlyRow = (rows: readonly ScheduleRow[], year: number): YearlyLoanRow => ({
  year,
  payment: sumOf(rows, "payment"),
  principal: sumOf(rows, "principal"),
  interest: sumOf(rows, "interest"),
  balance: rows.at(-1)!.balance,
  interestRate: averageRate(rows),
});

/**
 * A schedule by years: 12 payments a year, amounts summed, the rate (annual percent) averaged.
 * The interest of row 0 (a delay) belongs to year 1, so that the years add up to the loan's totals.
 */
export const yearlyLoanRows = (schedule: readonly ScheduleRow[]): YearlyLoanRow[] => {
  const years: YearlyLoanRow[] = [];
  let start = 0;
  // With row 0 the first year has one row more.
  let end = paymentsPerYear + (schedule[0]?.paymentNumber === 0 ? 1 : 0);
  while (start < schedule.length) {
    years.push(yearlyRow(schedule.slice(start, end), years.length + 1));
    start = end;
    end += paymentsPerYear;
  }
  return years;
};
