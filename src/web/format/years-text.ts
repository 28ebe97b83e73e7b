import { payoffTime } from "./payoff-time.ts";

/** A term in years in words: "20 years", "1 year". */
export function yearsText(years: number): string {
  return payoffTime(years * 12);
}
