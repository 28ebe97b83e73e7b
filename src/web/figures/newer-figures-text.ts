import type { Figures } from "#calculations/figures/figures.ts";
import {
  type ChangedCost,
  type CostChange,
  primeRateIsNewer,
  primeRateNow,
  totalToday,
  unchangedSince,
} from "#calculations/figures/newer-figures.ts";
import type { TransferDutyTable } from "#calculations/figures/transfer-duty.table.ts";
import { currentPrimeRate } from "#calculations/prime-rate/prime-rate.ts";
import { transferDutyTableAt } from "#calculations/transfer-duty/transfer-duty.ts";
import { day } from "#web/format/day.ts";
import { quotedRate } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";

/** "10.75% since 25 September 2026", and after an announcement that its decision is not entered yet. */
export function primeSince(figures: Figures): string {
  return rateSince(figures) + notEntered(figures);
}

function rateSince(figures: Figures): string {
  const { rate, date } = primeRateNow(figures);
  return `${quotedRate(rate)} since ${day(date)}`;
}

/** "; the decision of 19 November 2026 is not in it yet", as long as that is so. */
export function notEntered({ decisionNotEntered }: Figures): string {
  return decisionNotEntered ? `; the decision of ${day(decisionNotEntered)} is not in it yet` : "";
}

/** "10.75% since 25 September 2026 (our table: 10.50%)"; what our table says only where that is something else. */
export function primeNow(figures: Figures): string {
  const ours = primeRateIsNewer(figures)
    ? ` (our table: ${quotedRate(currentPrimeRate(figures.prime))})`
    : "";
  return rateSince(figures) + ours + notEntered(figures);
}

/** ", unchanged for 2026/27", where a later table of the same duty is in force. */
export function unchangedFor(table: TransferDutyTable, figures: Figures, today: string): string {
  const later = unchangedSince(table, figures, today);
  return later ? `, unchanged for ${later.tableYear}` : "";
}

/**
 * What prime is, for a field whose rate starts from it: "Prime has been 10.50% since 1 August 2025." Where it has moved
 * since, both in order: "Prime here is that of 1 August 2025, 10.50%. It has been 10.75% since 25 September 2026."
 */
export function primeSentence(figures: Figures): string {
  const since = `has been ${primeSince(figures)}.`;
  const [ours] = figures.prime;
  return ours && primeRateIsNewer(figures)
    ? `Prime here is that of ${day(ours.date)}, ${quotedRate(ours.rate)}. It ${since}`
    : `Prime ${since}`;
}

const phrases: Record<ChangedCost, string> = {
  deedsOffice: "the deeds office charges",
  attorneys: "the attorneys’ guideline comes to",
  transferDuty: "transfer duty is",
  initiationFee: "the initiation fee is",
};

/**
 * The line about newer tariffs under a total: what each changes for this purchase, and the total by them.
 * Nothing where there are none.
 */
export function newerCostsText(changes: readonly CostChange[], total: number): string | undefined {
  if (changes.length === 0) return undefined;
  const told = changes.map(
    ({ cost, more, from }) =>
      `since ${day(from)} ${phrases[cost]} ${rand(Math.abs(more))} ${more > 0 ? "more" : "less"}`,
  );
  const sentence = told.join(", and ");
  return `${sentence[0]!.toUpperCase()}${sentence.slice(1)}. The current total is about ${rand(totalToday(changes, total))}.`;
}

/** What to know of a day (YYYY-MM-DD) before the oldest duty table: a sentence after others, or nothing. */
export function beforeTablesText(date: string, { transferDuty }: Figures): string {
  const { tableYear, from } = transferDutyTableAt(date, transferDuty);
  return date < from
    ? ` Our oldest table, ${tableYear}, starts on ${day(from)}: before that day another one applied.`
    : "";
}
