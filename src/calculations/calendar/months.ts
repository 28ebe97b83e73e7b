import { isUsableDate, monthsLater } from "./calendar.ts";

// A month is a text, YYYY-MM.
const firstDay = (month: string): string => `${month}-01`;

/** Whether a month of a field counts as given: written YYYY-MM, from 1900 to 2199. */
export const isUsableMonth = (month: string | undefined): month is string =>
  month !== undefined && isUsableDate(firstDay(month));

/** The month of a date (YYYY-MM-DD) as a text, YYYY-MM. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** The month some months after another, or before it when `months` is negative. Throws if the text is not a month. */
export const monthAfter = (month: string, months: number): string =>
  monthOf(monthsLater(firstDay(month), months));

/** The months from one month to another, negative when the second is earlier; both must be usable. */
export const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5)) - Number(from.slice(5));
