import { daysBetween, isUsableDate } from "#calculations/calendar/calendar.ts";
import type { LoanResult } from "#calculations/loan/loan.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { cappedDownPayment } from "#web/answer-page/inputs.ts";
import { shortDay } from "#web/format/day.ts";
import { payoffTime } from "#web/format/payoff-time.ts";
import { moreOrLess, rand, randBetween } from "#web/format/rand.ts";
import { yearsText } from "#web/format/years-text.ts";
import { sentenceOf } from "../calculators/shared-loan.tsx";
import type { InputsLoan } from "./inputs-loan.ts";

/** The term, or with a delay the longer time that the payments then take, and why. */
export function timeToRepay({ inputs: { loanTerm }, result }: InputsLoan): string {
  const payments = result.schedule.at(-1)?.paymentNumber ?? 0;
  return payments > loanTerm * 12 ? `${payoffTime(payments)}, because of the wait` : yearsText(loanTerm);
}

export const dateText = (date: string) => (date ? shortDay(date) : "none");

export function offerProblem(offerDate: string, transferDate: string): string | undefined {
  if (!isUsableDate(offerDate) || !isUsableDate(transferDate) || offerDate <= transferDate) return undefined;
  return "This is after the transfer date. Check both dates.";
}

/** The longest wait between transfer and first payment that can be meant, in days. */
const longestDelayDays = 5 * 366;

export function dateOrderProblem(transferDate: string, firstPaymentDate: string): string | undefined {
  if (!isUsableDate(transferDate) || !isUsableDate(firstPaymentDate)) return undefined;
  const days = daysBetween(transferDate, firstPaymentDate);
  if (days < 0) return "This is before the transfer date, so we count no delay.";
  return days > longestDelayDays
    ? "This is more than five years after the transfer. Check both dates."
    : undefined;
}

type Side = {
  inputs: Pick<Inputs, "downPayment" | "purchasePrice">;
  result: Pick<LoanResult, "monthlyPayment" | "totalPayments">;
};

/**
 * What the present loan costs against the kept one, a month and over the term, in rand as shown: "R1 283 less a month
 * costs R1 305 690 more over the term." A price and a down payment that differ are said too: they are paid as well.
 */
export function loanDifference(kept: Side, now: Side): string {
  const monthly = randBetween(kept.result.monthlyPayment, now.result.monthlyPayment);
  const inAll = randBetween(kept.result.totalPayments, now.result.totalPayments);
  const down = randBetween(cappedDownPayment(kept.inputs), cappedDownPayment(now.inputs));
  const price = randBetween(kept.inputs.purchasePrice, now.inputs.purchasePrice);
  const loan = sentenceOf(`${instalments(monthly, inAll, price !== 0 || down !== 0)} over the term`);
  const others = [
    { name: "the price", more: price },
    { name: "the down payment", more: down },
  ].filter(({ more }) => more !== 0);
  if (others.length === 0) return loan;
  return `${loan} ${sentenceOf(others.map(({ name, more }) => `${name} is ${moreOrLess(more)}`).join(", and "))}`;
}

/** The same in the answer's bar, which has the instalment itself: "R1 305 690 more over the term". */
export function loanDifferenceInShort(kept: Side, now: Side): string {
  return `${moreOrLess(randBetween(kept.result.totalPayments, now.result.totalPayments))} over the term`;
}

function instalments(monthly: number, inAll: number, otherLoan: boolean): string {
  const both = monthly !== 0 && inAll !== 0;
  const opposed = both && monthly > 0 !== inAll > 0;
  if (!opposed || otherLoan) return `${moreOrLess(monthly)} a month, and ${moreOrLess(inAll)}`;
  return inAll > 0
    ? `${moreOrLess(monthly)} a month costs ${moreOrLess(inAll)}`
    : `${moreOrLess(monthly)} a month saves ${rand(-inAll)}`;
}
