import { monthAfter } from "#calculations/calendar/months.ts";
import type { PastRatesResult } from "#calculations/tools/past-rates/past-rates.ts";
import type { Instalments } from "#calculations/tools/past-rates/rate-stretches.ts";
import type { AnswerFigure, AnswerText } from "#web/answer-page/described.ts";
import type { CurveMark } from "#web/components/curve-control/curve-control.tsx";
import { numberOfMonth } from "#web/components/date-field/month-number.ts";
import { longMonth } from "#web/format/day.ts";
import { payoffTime } from "#web/format/payoff-time.ts";
import { percent, quotedRate } from "#web/format/percent.ts";
import { moreOrLess, rand, randBetween } from "#web/format/rand.ts";

/** The result with the month in which the loan began, YYYY-MM. */
export type PastLoan = PastRatesResult & { startMonth: string };

const isBegun = (result: PastLoan): result is PastLoan & Instalments => result.firstInstalment !== undefined;

/** How much more or less one pays a month than at first; the instalment where it is the same; nothing before the first. */
export const pastText = (result: PastLoan): AnswerText =>
  isBegun(result)
    ? { ...pastSentence(result), cards: pastCards(result) }
    : { figure: undefined, sentence: "", cards: [] };

function pastSentence(result: PastLoan & Instalments): AnswerText {
  const { changes, lastInstalment, repaid } = result;
  const now = repaid ? "at the end" : "now";
  if (changes === 0) {
    const each = repaid ? "was each instalment" : "a month today, the same as at first";
    return { figure: rand(lastInstalment), sentence: `${each}: the rate did not change` };
  }
  const rise = riseOf(result);
  if (rise === 0) return { figure: rand(lastInstalment), sentence: `a month ${now}, the same as at first` };
  return {
    figure: rand(Math.abs(rise)),
    gain: -rise,
    sentence: `${rise > 0 ? "more" : "less"} a month ${now} than when you bought`,
  };
}

/** From the first instalment to the last, as both are shown. */
const riseOf = ({ firstInstalment, lastInstalment }: Instalments): number =>
  randBetween(firstInstalment, lastInstalment);

const rateOf = ({ stretches }: PastLoan, index: number) => quotedRate(stretches.at(index)?.interestRate ?? 0);

/** The instalment that was furthest from the first one. */
function farthestOf(result: PastLoan & Instalments) {
  const { firstInstalment, highestInstalment, highestSince, lowestInstalment, lowestSince } = result;
  return highestInstalment - firstInstalment > firstInstalment - lowestInstalment
    ? { instalment: highestInstalment, since: highestSince, is: "at worst" }
    : { instalment: lowestInstalment, since: lowestSince, is: "at best" };
}

/** What the picture says of the instalment: what it was at first, what it is now or was last, and at worst where that was furthest off. */
export function pastMarks(result: PastLoan): readonly CurveMark[] {
  if (!isBegun(result)) return [];
  const { startMonth, payments, repaid, firstInstalment, lastInstalment } = result;
  const first = numberOfMonth(startMonth);
  const { instalment, since, is } = farthestOf(result);
  const isWorst = is === "at worst" && instalment > Math.max(firstInstalment, lastInstalment);
  return [
    { value: first, lines: [`${rand(firstInstalment)} then`] },
    { value: first + payments - 1, lines: [rand(lastInstalment), repaid ? "at last" : "now"] },
    ...(isWorst ? [{ value: numberOfMonth(since), lines: [`${rand(instalment)} ${is}`] }] : []),
  ];
}

/** What changed between the two: "R20 000 more". */
export const changedByRate = (kept: PastLoan, now: PastLoan): string =>
  moreOrLess(randBetween(kept.extraInterest, now.extraInterest));

/** Where the instalment began, how far it went, and where it is now or ended. */
export function instalmentsInWords(result: PastLoan): string {
  if (!isBegun(result) || result.changes === 0) return "The rate did not change in this time.";
  const farthest = farthestOf(result);
  const went = `${rand(farthest.instalment)} in ${longMonth(farthest.since)}`;
  const end = result.repaid
    ? `the last, in ${longMonth(monthAfter(result.startMonth, result.payments - 1))}, was`
    : "today it is";
  return `Your instalment went from ${rand(result.firstInstalment)} to ${went}; ${end} ${rand(result.lastInstalment)}.`;
}

/** What the interest paid is made of, then the rest. */
function pastCards(result: PastLoan & Instalments): AnswerFigure[] {
  const { changes, extraInterest, highestSince, interestPaid, lowestSince, repaid } = result;
  const paid = repaid ? "Interest paid" : "Interest so far";
  return [
    ...(changes > 0
      ? [
          {
            label: `Interest at ${rateOf(result, 0)}`,
            value: rand(randBetween(extraInterest, interestPaid)),
          },
          { label: "Because the rate changed", value: moreOrLess(extraInterest) },
        ]
      : []),
    { label: paid, value: rand(interestPaid), strong: true },
    repaid
      ? { label: "Average rate", value: percent(result.averageRate, 2), note: "over the whole bond" }
      : { label: "Still owed", value: rand(result.balance), note: `after ${payoffTime(result.payments)}` },
    { label: "Lowest", value: rand(result.lowestInstalment), note: `from ${longMonth(lowestSince)}` },
    { label: "Highest", value: rand(result.highestInstalment), note: `from ${longMonth(highestSince)}` },
    { label: "First instalment", value: rand(result.firstInstalment), note: `at ${rateOf(result, 0)}` },
    {
      label: repaid ? "Last instalment" : "Now",
      value: rand(result.lastInstalment),
      note: `at ${rateOf(result, -1)}`,
    },
  ];
}
