// Not in prime-rate.ts, which every calculator needs: this imports the calendar.
import { monthsLater } from "../calendar/calendar.ts";
import type { PrimeRateEntry } from "./prime-rate.table.ts";
import { primeRateAt } from "./prime-rate.ts";

type History = readonly PrimeRateEntry[];

/** How far back the chart of the prime rate reaches. */
export type PrimeRatePeriod = "1year" | "5years" | "10years" | "all";

const monthsOfPeriod = { "1year": 12, "5years": 60, "10years": 120 } as const;

/**
 * The prime rate month by month from the first change to the last, oldest first, for a chart.
 * A month's point is on its last change if it has one, else on its first day, with the rate in force.
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
  // The period begins on its own day, even if that month's change was earlier.
  const begun = points[0]?.date === since ? [] : [{ date: since, rate: primeRateAt(since, history) }];
  return [...begun, ...points];
};
