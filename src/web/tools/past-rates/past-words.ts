import { monthAfter } from "#calculations/calendar/months.ts";
import type { PastRatesResult } from "#calculations/tools/past-rates/past-rates.ts";
import { longMonth } from "#web/format/day.ts";
import { payoffTime } from "#web/format/payoff-time.ts";
import { percent, quotedRate } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import type { ToolFigure } from "../tool.ts";

/** The instalment now, or the last one of a bond that is repaid; nothing before the first. */
export const pastFigure = ({ lastInstalment }: PastRatesResult): string | undefined =>
  lastInstalment === undefined ? undefined : rand(lastInstalment);

/** The rest of the sentence: where the instalment began, and how high and how low it went. */
export function pastSentence(result: PastRatesResult, startMonth: string): string {
  const { firstInstalment, highestInstalment, highestSince, lowestInstalment, lowestSince } = result;
  if (
    firstInstalment === undefined ||
    highestInstalment === undefined ||
    highestSince === undefined ||
    lowestInstalment === undefined ||
    lowestSince === undefined
  )
    return "";
  const now = result.repaid
    ? `was the last instalment, and the bond was repaid in ${longMonth(monthAfter(startMonth, result.payments - 1))}`
    : "is what you would pay a month today";
  if (result.changes === 0) return `${now}, the same as at first: the rate did not change in between`;
  const went = [
    ...(highestInstalment > firstInstalment
      ? [`rose to ${rand(highestInstalment)} in ${longMonth(highestSince)}`]
      : []),
    ...(lowestInstalment < firstInstalment
      ? [`fell to ${rand(lowestInstalment)} in ${longMonth(lowestSince)}`]
      : []),
  ];
  if (highestSince > lowestSince) went.reverse();
  return `${now}. It began at ${rand(firstInstalment)}${went.length > 1 ? `, ${went.join(" and ")}` : ` and ${went[0]}`}`;
}

/** The cards under the sentence. */
export function pastCards(result: PastRatesResult): ToolFigure[] {
  const { firstInstalment, lastInstalment, stretches, extraInterest, averageRate, balance } = result;
  const { highestInstalment, highestSince, lowestInstalment, lowestSince, repaid } = result;
  if (
    firstInstalment === undefined ||
    lastInstalment === undefined ||
    highestInstalment === undefined ||
    lowestInstalment === undefined
  )
    return [];
  const rateOf = (index: number) => quotedRate(stretches.at(index)?.interestRate ?? 0);
  return [
    { label: "First instalment", value: rand(firstInstalment), note: `at ${rateOf(0)}` },
    { label: "Highest", value: rand(highestInstalment), note: `from ${longMonth(highestSince ?? "")}` },
    { label: "Lowest", value: rand(lowestInstalment), note: `from ${longMonth(lowestSince ?? "")}` },
    { label: repaid ? "Last instalment" : "Now", value: rand(lastInstalment), note: `at ${rateOf(-1)}` },
    {
      label: "Interest so far",
      value: rand(result.interestPaid),
      note: extraWords(extraInterest),
    },
    repaid
      ? { label: "Average rate", value: percent(averageRate ?? 0, 2), note: "over the whole bond" }
      : { label: "Still owed", value: rand(balance), note: `after ${payoffTime(result.payments)}` },
  ];
}

function extraWords(extra: number): string {
  if (Math.abs(extra) < 0.5) return "the same as at the first rate";
  return `${rand(Math.abs(extra))} ${extra > 0 ? "more" : "less"} than at the first rate`;
}
