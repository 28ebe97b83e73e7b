import type { ExtraPaymentResult } from "#calculations/extra-payments/extra-payments.ts";
import { soonerOrLater } from "#web/format/payoff-time.ts";
import { moreOrLess, rand, randBetween } from "#web/format/rand.ts";
import { sentenceOf } from "../calculators/shared-loan.tsx";

type Side = { result: Pick<ExtraPaymentResult, "withExtra"> };

/**
 * What the present way to repay costs against the kept one: a month, in interest, and in time. "R500 more a month saves
 * R80 120 in interest, and the loan is paid off 1 year, 2 months sooner."
 */
export function extraPaymentsDifference(kept: Side, now: Side): string {
  const [before, after] = [kept.result.withExtra, now.result.withExtra];
  const monthly = randBetween(before.monthlyPayment, after.monthlyPayment);
  const interest = randBetween(before.totalInterest, after.totalInterest);
  const months = after.payoffTime - before.payoffTime;
  const time = months === 0 ? "" : `, and the loan is paid off ${soonerOrLater(months)}`;
  return sentenceOf(`${moreOrLess(monthly)} a month${interestWords(monthly, interest)}${time}`);
}

/** The same in the answer's bar: "R80 120 less in interest". */
export function extraPaymentsDifferenceInShort({ result: kept }: Side, { result: now }: Side): string {
  return `${moreOrLess(randBetween(kept.withExtra.totalInterest, now.withExtra.totalInterest))} in interest`;
}

function interestWords(monthly: number, interest: number): string {
  if (interest === 0) return ", and the same interest in all";
  if (monthly > 0 && interest < 0) return ` saves ${rand(-interest)} in interest`;
  if (monthly < 0 && interest > 0) return ` costs ${rand(interest)} more in interest`;
  return `, and ${moreOrLess(interest)} in interest`;
}
