import { monthsLater } from "../loan/calendar.ts";
import { fallbackPrimeRate, type PrimeRateEntry } from "./prime-rate.table.ts";

type History = readonly PrimeRateEntry[];

/** Points above prime of an average home loan, and of the loan calculator's default rate. */
export const loanRateMargin = 0.25;

/**
 * The prime rate (annual percent) in force on a date (YYYY-MM-DD): the latest entry on or before it.
 * Before the first entry the oldest rate applies; an empty history gives the fallback rate.
 */
export const primeRateAt = (date: string, history: History): number =>
  (history.find((entry) => entry.date <= date) ?? history.at(-1))?.rate ?? fallbackPrimeRate;

/** The current prime rate (annual percent): the newest entry, or the fallback when the history is empty. */
export const currentPrimeRate = (history: History): number => history[0]?.rate ?? fallbackPrimeRate;

/** The rate (annual percent) that the loan calculator starts with: the current prime rate + 0.25 points. */
export const defaultLoanRate = (history: History): number => currentPrimeRate(history) + loanRateMargin;

/** The history with further entries merged in, newest first; of two entries for one date the later added wins. */
export const primeRateHistoryWith = (history: History, added: History): readonly PrimeRateEntry[] => {
  const rates = new Map([...history.toReversed(), ...added].map(({ date, rate }) => [date, rate]));
  return [...rates].map(([date, rate]) => ({ date, rate })).sort((a, b) => (a.date < b.date ? 1 : -1));
};

/** How far back the chart of the prime rate reaches. */
export type PrimeRatePeriod = "1year" | "5years" | "10years" | "all";

const monthsOfPeriod = { "1year": 12, "5years": 60, "10years": 120 } as const;

/**
 * The prime rate month by month from the first change to the last, oldest first, for a chart.
 * A month's point stands on its last change if it has one, else on its first day, and carries the rate in force.
 * The period is counted back from the newest point, inclusive, so that the chart is never empty.
 */
export const primeRateSeries = (history: History, period: PrimeRatePeriod): readonly PrimeRateEntry[] => {
  const newest = history[0]?.date;
  const oldest = history.at(-1)?.date;
  if (newest === undefined || oldest === undefined) return [];
  const since = period === "all" ? oldest : monthsLater(newest, -monthsOfPeriod[period]);
  const lastChanges = new Map(history.toReversed().map(({ date }) => [date.slice(0, 7), date]));
  const points: PrimeRateEntry[] = [];
  for (let first = `${oldest.slice(0, 7)}-01`; first <= newest; first = monthsLater(first, 1)) {
    const date = lastChanges.get(first.slice(0, 7)) ?? first;
    if (date >= since) points.push({ date, rate: primeRateAt(date, history) });
  }
  return points;
};
