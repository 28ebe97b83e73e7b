// Dates are texts, YYYY-MM-DD, counted in UTC. A `Date` is only ever made from a number, never from the clock.
const dayMs = 86_400_000;
const daysOfMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** A month or a day as written in a date: "-01" to "-31". */
const dashed = Array.from({ length: 32 }, (_, number) => `-${String(number).padStart(2, "0")}`);

/** Date.parse takes 30 February for 2 March, so the same text must come back. */
const isDate = (text: string): boolean => {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
};

/**
 * Whether a date of a field counts as given: one of the calendar, written YYYY-MM-DD, from 1900 to 2199.
 * While somebody types 2025 the field holds the years 0002, 0020 and 0202, and none of them is meant.
 */
export const isUsableDate = (text: string | undefined): text is string =>
  text !== undefined && text >= "1900" && text < "2200" && isDate(text);

const timeOf = (date: string): number => {
  if (!isDate(date)) throw new RangeError(`No date: ${date}`);
  return Date.parse(date);
};

/** The days from one date to another (YYYY-MM-DD), negative when the second is earlier; throws on other texts. */
export const daysBetween = (from: string, to: string): number => (timeOf(to) - timeOf(from)) / dayMs;

/** The date some days later, or earlier when `days` is negative. Throws if the text is not a date. */
export const daysLater = (date: string, days: number): string =>
  new Date(timeOf(date) + days * dayMs).toISOString().slice(0, 10);

/** The day of the week of a date, from 0 (Sunday) to 6 (Saturday). Throws if the text is not a date. */
export const weekday = (date: string): number => new Date(timeOf(date)).getUTCDay();

/** The `count` dates from `months` after a first one, a month apart; by hand, since toISOString takes twenty times as long. */
const datesFrom = (first: string, months: number, count: number): string[] => {
  const start = new Date(timeOf(first));
  const day = start.getUTCDate();
  const firstMonth = start.getUTCFullYear() * 12 + start.getUTCMonth() + months;
  const dates: string[] = [];
  for (let index = firstMonth; index < firstMonth + count; index++) {
    const year = Math.floor(index / 12);
    const month = index - year * 12;
    const lastDay = month === 1 ? (Date.UTC(year, 2) - Date.UTC(year, 1)) / dayMs : daysOfMonth[month]!;
    dates.push(`${String(year).padStart(4, "0")}${dashed[month + 1]}${dashed[Math.min(day, lastDay)]}`);
  }
  return dates;
};

/** The date `months` later; a day that the month lacks becomes its last day. Throws if the text is not a date. */
export const monthsLater = (date: string, months: number): string => datesFrom(date, months, 1)[0]!;

/** The first date and those 1, 2, 3 … months after it, `count` in all, each counted from the first: 31 Jan, 28 Feb, 31 Mar. */
export const monthlyDates = (first: string, count: number): string[] => datesFrom(first, 0, count);
