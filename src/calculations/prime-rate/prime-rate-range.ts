import { daysBetween } from "../calendar/calendar.ts";
import type { PrimeRateEntry } from "./prime-rate.table.ts";
import { primeRateAt, primeRateChanges } from "./prime-rate.ts";

type History = readonly PrimeRateEntry[];

/**
 * The lowest and the highest prime rate (annual percent) from a date (YYYY-MM-DD) on, the rate on that day included, each with
 * the first day on which it was so.
 */
export const primeRateRange = (
  history: History,
  since: string,
): { readonly lowest: PrimeRateEntry; readonly highest: PrimeRateEntry } => {
  const later = history.filter(({ date }) => date > since).toReversed();
  const all = [{ date: since, rate: primeRateAt(since, history) }, ...later];
  return {
    lowest: all.reduce((least, each) => (each.rate < least.rate ? each : least)),
    highest: all.reduce((most, each) => (each.rate > most.rate ? each : most)),
  };
};

/** A change of prime: the day (YYYY-MM-DD) from which it held, and by how many points. */
export type PrimeRateStep = { readonly date: string; readonly points: number };

/** The changes of prime from a date (YYYY-MM-DD) on, newest first. A decision that changed nothing is not in the history. */
export const primeRateSteps = (history: History, since: string): readonly PrimeRateStep[] => {
  const changes = primeRateChanges(history);
  return changes.flatMap(({ date, rate }, index) => {
    const before = changes[index + 1];
    return before && date >= since ? [{ date, points: rate - before.rate }] : [];
  });
};

/** On how many days each prime rate was in force, from one date (YYYY-MM-DD) to another, the lowest rate first. */
export const primeRateDays = (
  history: History,
  since: string,
  until: string,
): readonly { readonly rate: number; readonly days: number }[] => {
  const later = history.filter(({ date }) => date > since && date < until).toReversed();
  const all = [{ date: since, rate: primeRateAt(since, history) }, ...later];
  const days = new Map<number, number>();
  for (const [index, { date, rate }] of all.entries())
    days.set(rate, (days.get(rate) ?? 0) + daysBetween(date, all[index + 1]?.date ?? until));
  return [...days].map(([rate, days]) => ({ rate, days })).sort((one, other) => one.rate - other.rate);
};
