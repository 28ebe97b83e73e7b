import { monthAfter } from "#calculations/calendar/months.ts";
import type { PastRatesResult } from "#calculations/tools/past-rates/past-rates.ts";
import type { Instalments } from "#calculations/tools/past-rates/rate-stretches.ts";
import type { AnswerFigure, AnswerText } from "#web/answer-page/described.ts";
import { longMonth } from "#web/format/day.ts";
import { payoffTime } from "#web/format/payoff-time.ts";
import { percent, quotedRate } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";

/** The result with the month in which the loan began, YYYY-MM. */
export type PastLoan = PastRatesResult & { startMonth: string };

const isBegun = (result: PastLoan): result is PastLoan & Instalments => result.firstInstalment !== undefined;

/** The instalment now, or the last one of a bond that is repaid, and how it came to that; nothing before the first. */
export const pastText = (result: PastLoan): AnswerText =>
  isBegun(result)
    ? { figure: rand(result.lastInstalment), sentence: pastSentence(result), cards: pastCards(result) }
    : { figure: undefined, sentence: "", cards: [] };

/** Where the instalment began, and how far it went: the cards and the picture have its other extreme. */
function pastSentence(result: PastLoan & Instalments): string {
  const { firstInstalment, highestInstalment, highestSince, lowestInstalment, lowestSince } = result;
  const now = result.repaid
    ? `was the last instalment, in ${longMonth(monthAfter(result.startMonth, result.payments - 1))}`
    : "is what you would pay a month today";
  if (result.changes === 0) return `${now}, the same as at first: the rate did not change`;
  const rose = highestInstalment - firstInstalment > firstInstalment - lowestInstalment;
  const went = rose
    ? `rose to ${rand(highestInstalment)} in ${longMonth(highestSince)}`
    : `fell to ${rand(lowestInstalment)} in ${longMonth(lowestSince)}`;
  return `${now}. It began at ${rand(firstInstalment)} and ${went}`;
}

function pastCards(result: PastLoan & Instalments): AnswerFigure[] {
  const { stretches, highestSince, lowestSince, repaid } = result;
  const rateOf = (index: number) => quotedRate(stretches.at(index)?.interestRate ?? 0);
  return [
    { label: "Interest so far", value: rand(result.interestPaid), note: extraWords(result.extraInterest) },
    repaid
      ? { label: "Average rate", value: percent(result.averageRate, 2), note: "over the whole bond" }
      : { label: "Still owed", value: rand(result.balance), note: `after ${payoffTime(result.payments)}` },
    { label: "Lowest", value: rand(result.lowestInstalment), note: `from ${longMonth(lowestSince)}` },
    { label: "Highest", value: rand(result.highestInstalment), note: `from ${longMonth(highestSince)}` },
    { label: "First instalment", value: rand(result.firstInstalment), note: `at ${rateOf(0)}` },
    {
      label: repaid ? "Last instalment" : "Now",
      value: rand(result.lastInstalment),
      note: `at ${rateOf(-1)}`,
    },
  ];
}

function extraWords(extra: number): string {
  if (Math.abs(extra) < 0.5) return "the same as at the first rate";
  return `${rand(Math.abs(extra))} ${extra > 0 ? "more" : "less"} than at the first rate`;
}
