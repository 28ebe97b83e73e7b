import { payoffTime } from "#web/format/payoff-time.ts";

/** What is gained by being done so many months sooner, in short lines for a picture; nothing where nothing is. */
export const soonerLines = (months: number): readonly string[] =>
  months > 0 ? `Yours ${payoffTime(months)} sooner`.split(/(?<=,) /) : [];
