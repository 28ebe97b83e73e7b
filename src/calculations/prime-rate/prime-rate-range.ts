import type { PrimeRateEntry } from "./prime-rate.table.ts";
import { primeRateAt } from "./prime-rate.ts";

/** The lowest and the highest prime rate (annual percent) from a date (YYYY-MM-DD) on, the rate on that day included. */
export const primeRateRange = (
  history: readonly PrimeRateEntry[],
  since: string,
): { readonly lowest: number; readonly highest: number } => {
  const rates = history.filter(({ date }) => date > since).map(({ rate }) => rate);
  const all = [primeRateAt(since, history), ...rates];
  return { lowest: Math.min(...all), highest: Math.max(...all) };
};
