import { specifiedLending } from "../figures/lending-assumptions.table.ts";
import { fallbackPrimeRate, type PrimeRateEntry } from "./prime-rate.table.ts";

type History = readonly PrimeRateEntry[];

/** Points above prime of an average home loan, and of the loan calculator's default rate. */
export const loanRateMargin = specifiedLending.loanMargin;

/**
 * The prime rate (annual percent) in force on a date (YYYY-MM-DD): the latest entry on or before it.
 * Before the first entry the oldest rate applies; an empty history gives the fallback rate.
 */
export const primeRateAt = (date: string, history: History): number =>
  (history.find((entry) => entry.date <= date) ?? history.at(-1))?.rate ?? fallbackPrimeRate;

/** The current prime rate (annual percent): the newest entry, or the fallback when the history is empty. */
export const currentPrimeRate = (history: History): number => history[0]?.rate ?? fallbackPrimeRate;

/** The entries at which the rate became another one, newest first; the oldest entry counts as the first. */
export const primeRateChanges = (history: History): History =>
  history.filter(({ rate }, index) => rate !== history[index + 1]?.rate);

/** The rate (annual percent) that the loan calculator starts with: the current prime rate + 0.25 points. */
export const defaultLoanRate = (history: History): number => currentPrimeRate(history) + loanRateMargin;

/** The history with further entries merged in, newest first; of two entries for one date the later added wins. */
export const primeRateHistoryWith = (history: History, added: History): readonly PrimeRateEntry[] => {
  const rates = new Map([...history.toReversed(), ...added].map(({ date, rate }) => [date, rate]));
  return [...rates].map(([date, rate]) => ({ date, rate })).sort((a, b) => (a.date < b.date ? 1 : -1));
};
