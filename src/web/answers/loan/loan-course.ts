import { paymentsPerYear } from "#calculations/inputs/inputs.ts";
import type { LoanResult } from "#calculations/loan/loan.ts";
import { yearlyLoanRows } from "#calculations/loan/yearly-rows.ts";
import { payoffTime } from "#web/format/payoff-time.ts";

/** A year's payments and what is owed at its end; `years` is that end, counted from the first payment's month. */
export type CourseYear = {
  year: number;
  years: number;
  interest: number;
  principal: number;
  balance: number;
};

/** How a loan goes down over the years, with the price of the home, and the two months worth pointing at; neither when it never comes. */
export type LoanCourse = {
  price: number;
  start: number;
  length: number;
  years: readonly CourseYear[];
  /** The payment from which on more goes to the loan than to interest. */
  turn: number | undefined;
  /** The payment after which half of the home is yours; 0 where it is from the start. */
  half: number | undefined;
};

export function loanCourse({ schedule }: LoanResult, price: number): LoanCourse {
  const payments = schedule.filter(({ paymentNumber }) => paymentNumber > 0);
  const length = payments.length / paymentsPerYear;
  const start = payments[0]?.loanAtStartOfMonth ?? 0;
  // Without interest the balance passes the very half: half a cent above it counts as there.
  const isHalf = (owed: number) => owed - price / 2 < 0.005;
  return {
    price,
    start,
    length,
    years: yearlyLoanRows(schedule).map(({ year, interest, principal, balance }) => ({
      year,
      years: Math.min(year, length),
      interest,
      principal,
      balance,
    })),
    turn: payments.find(({ principal, interest }) => principal >= interest)?.paymentNumber,
    half: isHalf(start) ? 0 : payments.find(({ balance }) => isHalf(balance))?.paymentNumber,
  };
}

/** What the picture of the course shows besides the half, in a sentence. */
export function courseSentence({ turn, half, years }: LoanCourse): string {
  if (half === undefined) return "With these dates the payments never make half of the home yours.";
  if (half === 0) return "With your deposit at least half of the home is yours from the start.";
  if (years.every(({ interest }) => interest === 0)) return "Without interest, every rand repays the loan.";
  if (turn === undefined || turn === 1)
    return "From the first instalment on, at least half of each one repays the loan.";
  return `Most of each instalment pays interest for the first ${payoffTime(turn - 1)}.`;
}
