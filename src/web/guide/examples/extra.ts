import { leastWhole } from "#calculations/bisection/bisection.ts";
import { monthAfter, monthOf } from "#calculations/calendar/months.ts";
import { monthlyPayment } from "#calculations/loan/monthly-payment.ts";
import { type PayOffSoonerResult, payOffSooner } from "#calculations/tools/pay-off-sooner/pay-off-sooner.ts";
import { count, money, rate, type Values } from "#web/answer-page/fields.ts";
import { rand } from "#web/format/rand.ts";
import { exampleRate } from "./example-rate.ts";

export const extraFields = {
  extra: money("Extra each month", { default: 500 }),
  owed: money("What you still owe", { default: 1_000_000 }),
  rate: rate("Interest rate", { default: 10.75, ...exampleRate }),
  years: count("Years left", { default: 20, min: 1, max: 40, unit: "years" }),
};

export type Bond = Values<typeof extraFields>;

/** A bond with a little more each month, and a lump sum with the first instalment, as banks count. */
export function paidOffWithExtra(
  { extra, owed, rate: interestRate, years }: Bond,
  today: string,
  lumpSum = 0,
): PayOffSoonerResult {
  const firstInstalment = monthAfter(monthOf(today), 1);
  return payOffSooner({
    balance: owed,
    interestRate,
    remainingMonths: years * 12,
    monthlyExtra: extra,
    lumpSums: [{ month: firstInstalment, amount: lumpSum }],
    firstInstalment,
  });
}

/** The extra each month, in steps of R50 and at most a second instalment, that saves so much interest. */
export function extraThatSaves(wanted: number, bond: Bond, today: string): number {
  const step = 50;
  const most = Math.ceil(monthlyPayment(bond.owed, bond.rate / 1200, bond.years * 12) / step);
  const reaches = (steps: number) =>
    (paidOffWithExtra({ ...bond, extra: steps * step }, today).interestSaved ?? 0) >= wanted;
  return step * (leastWhole(reaches, most) ?? most);
}

/** The figure with which the chapter begins, and its sentence. */
export const extraSaid = ({ extra, owed }: Bond, { interestSaved = 0 }: PayOffSoonerResult) => ({
  figure: rand(interestSaved),
  words: `of interest saved by ${rand(extra)} more a month on ${rand(owed)} owed.`,
});
