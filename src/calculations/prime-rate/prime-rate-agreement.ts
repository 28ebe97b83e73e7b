import { daysBetween } from "../calendar/calendar.ts";
import type { PrimeRateEntry } from "./prime-rate.table.ts";
import { primeRateAt } from "./prime-rate.ts";

type History = readonly PrimeRateEntry[];

/** How two histories of the prime rate compare: on how many of the days they agree, and their largest gap in points. */
export type PrimeRateAgreement = {
  readonly days: number;
  readonly agreeing: number;
  readonly largestGap: number;
};

/** Compares two histories on every day from `first` to `last` (YYYY-MM-DD), both included. */
export const primeRateAgreement = (
  ours: History,
  real: History,
  { first, last }: { readonly first: string; readonly last: string },
): PrimeRateAgreement => {
  const changes = [...ours, ...real].map(({ date }) => date).filter((date) => date > first && date <= last);
  // Between two of these days neither history changes.
  const starts = [...new Set([first, ...changes])].sort();
  let agreeing = 0;
  let largestGap = 0;
  for (const [index, start] of starts.entries()) {
    const next = starts[index + 1];
    const days = next ? daysBetween(start, next) : daysBetween(start, last) + 1;
    const gap = Math.abs(primeRateAt(start, ours) - primeRateAt(start, real));
    if (gap === 0) agreeing += days;
    largestGap = Math.max(largestGap, gap);
  }
  return { days: daysBetween(first, last) + 1, agreeing, largestGap };
};
