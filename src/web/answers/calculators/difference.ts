import { rand } from "#web/format/rand.ts";

/** The difference of two amounts as they are shown, so that a reader who subtracts them gets the same. */
export function randBetween(kept: number, now: number): number {
  return Math.round(now) - Math.round(kept);
}

/** "R1 283 less", "R600 more", "the same" */
export function moreOrLess(difference: number): string {
  if (difference === 0) return "the same";
  return `${rand(Math.abs(difference))} ${difference > 0 ? "more" : "less"}`;
}

/** A sentence begins with a capital letter. */
export function sentenceOf(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
