import { monthAfter, monthOf } from "#calculations/calendar/months.ts";
import type { Figures } from "#calculations/figures/figures.ts";
import { realPrimeRates } from "#calculations/figures/newer-figures.ts";
import type { PrimeRateEntry } from "#calculations/prime-rate/prime-rate.table.ts";
import { primeRateAt } from "#calculations/prime-rate/prime-rate.ts";
import {
  type PrimeRateStep,
  primeRateDays,
  primeRateSteps,
} from "#calculations/prime-rate/prime-rate-range.ts";

/** What pictures show of the prime rate begins here: long enough for a cycle up and down, and all of it in every memory. */
export const primeSince = 2014;
const firstDay = `${primeSince}-01-01`;

const daysPerMonth = 365.25 / 12;

/** The changes of prime since then, newest first. */
export const primeChanges = (figures: Figures): readonly PrimeRateStep[] =>
  primeRateSteps(realPrimeRates(figures), firstDay);

/** How far back a bond of a usual term would have begun: before the high rates of 2008. */
export const primeYears = 20;
const dayOfStart = (today: string) => `${monthAfter(monthOf(today), -12 * primeYears)}-01`;

/** The prime rate through those years, oldest first: at their start, and on each day on which it changed. */
export function primeLine(figures: Figures, today: string): readonly PrimeRateEntry[] {
  const rates = realPrimeRates(figures);
  const start = dayOfStart(today);
  const later = rates.filter(({ date }) => date > start && date <= today).toReversed();
  return [{ date: start, rate: primeRateAt(start, rates) }, ...later];
}

/** For how many months of those years prime was at a rate that counts. */
export function primeMonthsWhere(figures: Figures, today: string, counts: (rate: number) => boolean): number {
  const stood = primeRateDays(realPrimeRates(figures), dayOfStart(today), today);
  const days = stood.filter(({ rate }) => counts(rate)).reduce((sum, each) => sum + each.days, 0);
  return Math.round(days / daysPerMonth);
}
