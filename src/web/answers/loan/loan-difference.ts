import type { LoanResult } from "#calculations/loan/loan.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { cappedDownPayment } from "#web/answer-page/inputs.ts";
import { rand } from "#web/format/rand.ts";
import { moreOrLess, randBetween, sentenceOf } from "../calculators/difference.ts";

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
