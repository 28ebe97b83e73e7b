import type { Figures } from "#calculations/figures/figures.ts";
import { realPrimeRates } from "#calculations/figures/newer-figures.ts";
import {
  type PrimeRateStep,
  primeRateDays,
  primeRateRange,
  primeRateSteps,
} from "#calculations/prime-rate/prime-rate-range.ts";

/** What pictures show of the prime rate begins here: long enough for a cycle up and down, and all of it in every memory. */
export const primeSince = 2014;
const firstDay = `${primeSince}-01-01`;

/** The lowest and the highest prime rate since then. */
export const primeExtremes = (figures: Figures) => primeRateRange(realPrimeRates(figures), firstDay);

const daysPerMonth = 365.25 / 12;

/** For how many months prime stood at each rate since then, the lowest rate first; a short time is one. */
export const primeMonths = (figures: Figures, today: string) =>
  primeRateDays(realPrimeRates(figures), firstDay, today).map(({ rate, days }) => ({
    rate,
    months: Math.max(1, Math.round(days / daysPerMonth)),
  }));

/** The changes of prime since then, newest first. */
export const primeChanges = (figures: Figures): readonly PrimeRateStep[] =>
  primeRateSteps(realPrimeRates(figures), firstDay);
