import { paymentsPerYear } from "#calculations/inputs/inputs.ts";
import type { LoanResult } from "#calculations/loan/loan.ts";
import { yearlyLoanRows } from "#calculations/loan/yearly-rows.ts";
import { payoffTime } from "#web/format/payoff-time.ts";
import { rand } from "#web/format/rand.ts";

/** A year's payments and what is owed at its end; `years` is that end, counted from the first payment's month. */
export type CourseYear = {
  year: number;
  years: number;
  interest: number;
  principal: number;
  balance: number;
};

/** How a loan goes down over the years, and the two months worth pointing at; neither when it never comes. */
export type LoanCourse = {
  start: number;
  length: number;
  years: readonly CourseYear[];
  /** The payment from which on more goes to the loan than to interest. */
  turn: number | undefined;
  /** The payment after which half of the loan is repaid. */
  half: number | undefined;
};

export function loanCourse({ schedule, loanAmount }: LoanResult): LoanCourse {
  const payments = schedule.filter(({ paymentNumber }) => paymentNumber > 0);
  const length = payments.length / paymentsPerYear;
  return {
    start: payments[0]?.loanAtStartOfMonth ?? 0,
    length,
    years: yearlyLoanRows(schedule).map(({ year, interest, principal, balance }) => ({
      year,
      years: Math.min(year, length),
      interest,
      principal,
      balance,
    })),
    turn: payments.find(({ principal, interest }) => principal >= interest)?.paymentNumber,
    // Without interest the balance passes the very half: half a cent above it counts as there.
    half: payments.find(({ balance }) => balance - loanAmount / 2 < 0.005)?.paymentNumber,
  };
}

/** What the picture of the course shows, in a sentence. */
export function courseSentence({ turn, half, years }: LoanCourse): string {
  if (half === undefined) return "With these dates the payments never repay half of the loan.";
  const repaid = `Half of the loan is repaid after ${payoffTime(half)}.`;
  if (years.every(({ interest }) => interest === 0))
    return `Without interest, every rand repays the loan. ${repaid}`;
  if (turn === undefined || turn === 1)
    return `From the first instalment on, at least half of each one repays the loan. ${repaid}`;
  return `Most of each instalment pays interest for the first ${payoffTime(turn - 1)}. ${repaid}`;
}

/** What the picture of the yearly payments shows, in a sentence. */
export function yearlyPaymentsSentence({ years }: LoanCourse): string {
  const [first, last] = [years[0], years.at(-1)];
  if (!first || !last || years.every(({ interest }) => interest === 0)) return "Every rand repays the loan.";
  const paid = `In the first year ${rand(first.interest)} of the ${rand(first.interest + first.principal)} you pay is interest`;
  return first === last ? `${paid}.` : `${paid}; in year ${last.year} it is ${rand(last.interest)}.`;
}

/** Where each rand of some payments goes, in whole cents; without any payment all of it would repay the loan. */
export function centsOfRand({ interest, payment }: { interest: number; payment: number }): {
  interestCents: number;
  principalCents: number;
} {
  const share = payment > 0 ? interest / payment : 0;
  const interestCents = Math.round(Math.min(1, share) * 100);
  return { interestCents, principalCents: 100 - interestCents };
}
