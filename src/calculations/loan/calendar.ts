const daysOfMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const twoDigits = Array.from({ length: 32 }, (_, number) => String(number).padStart(2, "0"));

const lastDay = (year: number, month: number): number =>
  month === 1 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : daysOfMonth[month]!;

// In plain integers: a calendar library would be a tenth of what a calculator sends. The test holds one beside it.

type Parts = { year: number; month: number; day: number };

/** Year, month (from 0) and day of a text; nothing if it is no date. */
const parts = (text: string): Parts | undefined => {
  const [, year = 0, month = 0, day = 0] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? [];
  const real = year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= lastDay(year, month - 1);
  return real ? { year, month: month - 1, day } : undefined;
};

const partsOf = (text: string): Parts => {
  const found = parts(text);
  if (!found) throw new RangeError(`No date: ${text}`);
  return found;
};

/** Whether a text is a date of the calendar, written YYYY-MM-DD; an optional field that is empty is not. */
export const isCalendarDate = (text: string | undefined): text is string =>
  text !== undefined && parts(text) !== undefined;

/** Days since a day long past. The year is taken to begin in March, so that the leap day is its last. */
const dayNumber = (text: string): number => {
  const { year, month, day } = partsOf(text);
  const [years, months] = month < 2 ? [year - 1, month + 10] : [year, month - 2];
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return years * 365 + leapDays + Math.floor((153 * months + 2) / 5) + day;
};

/** The days from one date to another (YYYY-MM-DD), negative when the second is earlier; throws on other texts. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

const dateText = (months: number, day: number): string => {
  const year = Math.floor(months / 12);
  const month = months - year * 12;
  return `${String(year).padStart(4, "0")}-${twoDigits[month + 1]}-${twoDigits[Math.min(day, lastDay(year, month))]}`;
};

/** The date `months` later; a day that the month lacks becomes its last day. Throws if the text is not a date. */
export const monthsLater = (date: string, months: number): string => {
  const { year, month, day } = partsOf(date);
  return dateText(year * 12 + month + months, day);
};

/** The first date and those 1, 2, 3 … months after it, `count` in all, each counted from the first: 31 Jan, 28 Feb, 31 Mar. */
export const monthlyDates = (first: string, count: number): string[] => {
  const { year, month, day } = partsOf(first);
  return Array.from({ length: count }, (_, months) => dateText(year * 12 + month + months, day));
};
