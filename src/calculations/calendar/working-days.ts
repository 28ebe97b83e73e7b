import { daysLater, weekday } from "./calendar.ts";
import { publicHolidaysTable } from "./public-holidays.table.ts";

const sunday = 0;
const monday = 1;
const saturday = 6;

/** Easter Sunday of a year (YYYY-MM-DD), by the Gregorian computus of Meeus, Jones and Butcher. */
export const easterSunday = (year: number): string => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const leaps = 2 * (century % 4) + 2 * Math.floor(ofCentury / 4);
  const toSunday = (32 + leaps - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * late + 114;
  const two = (value: number) => String(value).padStart(2, "0");
  return `${String(year).padStart(4, "0")}-${two(Math.floor(days / 31))}-${two((days % 31) + 1)}`;
};

const isFixedOrDeclared = (date: string, declared: readonly string[]): boolean =>
  publicHolidaysTable.fixed.includes(date.slice(5)) || declared.includes(date);

/** Whether a day is counted from Easter. Good Friday and Family Day lie between 20 March and 26 April; others need no Easter. */
const isOfEaster = (date: string, dayOfWeek: number): boolean =>
  (date.slice(5, 7) === "03" || date.slice(5, 7) === "04") &&
  publicHolidaysTable.fromEasterSunday.some(
    (days) =>
      (days + 7) % 7 === dayOfWeek && daysLater(easterSunday(Number(date.slice(0, 4))), days) === date,
  );

/** The day of the week is passed in, because reading it from the date is the slowest step. */
const isHolidayOn = (date: string, dayOfWeek: number, declared: readonly string[]): boolean =>
  isFixedOrDeclared(date, declared) ||
  isOfEaster(date, dayOfWeek) ||
  // Easter Sunday itself is no public holiday.
  (dayOfWeek === monday && isFixedOrDeclared(daysLater(date, -1), declared));

/**
 * Whether a day (YYYY-MM-DD) is a public holiday: one of the Act's, one declared, or the Monday after one on a Sunday.
 * Throws if the text is not a date. Source: that of the table.
 */
export const isPublicHoliday = (date: string, declared: readonly string[]): boolean =>
  isHolidayOn(date, weekday(date), declared);

const isWorkingDayOn = (date: string, dayOfWeek: number, declared: readonly string[]): boolean =>
  dayOfWeek !== sunday && dayOfWeek !== saturday && !isHolidayOn(date, dayOfWeek, declared);

/** Whether a day (YYYY-MM-DD) is one from Monday to Friday and no public holiday. Throws if the text is not a date. */
export const isWorkingDay = (date: string, declared: readonly string[]): boolean =>
  isWorkingDayOn(date, weekday(date), declared);

/**
 * The day `count` working days after a date, or before it when `count` is negative: the first day does not count, the last does.
 * Throws if the text is not a date.
 */
export const workingDaysLater = (date: string, count: number, declared: readonly string[]): string => {
  const step = count < 0 ? -1 : 1;
  let day = date;
  let dayOfWeek = weekday(date);
  for (let left = Math.abs(count); left > 0; ) {
    day = daysLater(day, step);
    dayOfWeek = (dayOfWeek + step + 7) % 7;
    if (isWorkingDayOn(day, dayOfWeek, declared)) left--;
  }
  return day;
};

/** The day itself if it is a working day, else the next one that is. Throws if the text is not a date. */
export const nextWorkingDay = (date: string, declared: readonly string[]): string =>
  isWorkingDay(date, declared) ? date : workingDaysLater(date, 1, declared);
