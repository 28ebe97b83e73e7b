import { noBreakSpace } from "./rand.ts";

/** "1 month", "16 months" */
export function counted(count: number, noun: string): string {
  return `${count}${noBreakSpace}${noun}${count === 1 ? "" : "s"}`;
}

/** A number of months as "N months", "N years" or "N years, M months". */
export function payoffTime(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 0) return counted(rest, "month");
  return rest === 0 ? counted(years, "year") : `${counted(years, "year")}, ${counted(rest, "month")}`;
}

/** "1 year, 6 months sooner", "1 month later": a number of months against another, which is not the same. */
export const soonerOrLater = (months: number): string =>
  `${payoffTime(Math.abs(months))} ${months < 0 ? "sooner" : "later"}`;

/** The months of a time as `payoffTime` writes it; undefined for any other text. */
export function monthsOfTime(time: string): number | undefined {
  const [, years, months] = /^(?=\d)(?:(\d+)\syears?)?(?:,\s)?(?:(\d+)\smonths?)?$/.exec(time) ?? [];
  return years || months ? 12 * Number(years ?? 0) + Number(months ?? 0) : undefined;
}
