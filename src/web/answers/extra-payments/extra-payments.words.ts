import type { ExtraPaymentResult } from "#calculations/extra-payments/extra-payments.ts";
import { soonerOrLater } from "#web/format/payoff-time.ts";
import { moreOrLess, rand, randBetween } from "#web/format/rand.ts";
import { sentenceOf } from "../calculators/shared-loan.tsx";

type Side = { result: Pick<ExtraPaymentResult, "base" | "withExtra" | "savings"> };

/**
 * What the present way to repay costs against the kept one: a month, in interest, and in time. "R500 more a month saves
 * R80 120 in interest, and the loan is paid off 1 year, 2 months sooner." Where the loan is another one, what the extra saves.
 */
export function extraPaymentsDifference(kept: Side, now: Side): string {
  const [before, after] = [kept.result.withExtra, now.result.withExtra];
  const months = after.payoffTime - before.payoffTime;
  const time = months === 0 ? "" : `, and the loan is paid off ${soonerOrLater(months)}`;
  if (isOtherLoan(kept, now)) return `${savedWords(kept, now)}${time}.`;
  const monthly = randBetween(before.monthlyPayment, after.monthlyPayment);
  const interest = randBetween(before.totalInterest, after.totalInterest);
  return sentenceOf(`${moreOrLess(monthly)} a month${interestWords(monthly, interest)}${time}`);
}

/** The same in the answer's bar: "R80 120 less in interest". */
export function extraPaymentsDifferenceInShort(kept: Side, now: Side): string {
  if (isOtherLoan(kept, now)) return `${moreOrLess(savedMore(kept, now))} saved`;
  const [before, after] = [kept.result.withExtra, now.result.withExtra];
  return `${moreOrLess(randBetween(before.totalInterest, after.totalInterest))} in interest`;
}

const isOtherLoan = ({ result: kept }: Side, { result: now }: Side) =>
  kept.base.totalInterest !== now.base.totalInterest;

const savedMore = ({ result: kept }: Side, { result: now }: Side) =>
  randBetween(kept.savings.interestSaved, now.savings.interestSaved);

function savedWords(kept: Side, now: Side): string {
  const more = savedMore(kept, now);
  const before = rand(kept.result.savings.interestSaved);
  return more === 0
    ? `As much interest saved as the ${before} that you kept`
    : `${moreOrLess(more)} interest saved than the ${before} that you kept`;
}

function interestWords(monthly: number, interest: number): string {
  if (interest === 0) return ", and the same interest in all";
  if (monthly > 0 && interest < 0) return ` saves ${rand(-interest)} in interest`;
  if (monthly < 0 && interest > 0) return ` costs ${rand(interest)} more in interest`;
  return `, and ${moreOrLess(interest)} in interest`;
}
