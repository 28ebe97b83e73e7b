import { weekday } from "#calculations/calendar/calendar.ts";

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** "2025-04-01" as "1 April 2025". */
export function day(date: string): string {
  const [year, month, dayOfMonth] = date.split("-").map(Number);
  return `${dayOfMonth} ${months[(month ?? 1) - 1]} ${year}`;
}

/** "2025-04-01" as "Apr 2025", where the day is of no interest. */
export function shortMonth(date: string): string {
  return shortDay(date).split(" ").slice(1).join(" ");
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** "2027-01-25" as "Monday 25 January 2027". */
export const weekdayDay = (date: string): string => `${weekdays[weekday(date)]} ${day(date)}`;

/** "2025-04-01" as "1 Apr 2025", for tables. */
export function shortDay(date: string): string {
  const [dayOfMonth, month = "", year] = day(date).split(" ");
  return `${dayOfMonth} ${month.slice(0, 3)} ${year}`;
}

/** "2025-04-01" as "1 Apr", where the year is known. */
export const dayAndMonth = (date: string): string => shortDay(date).slice(0, -5);

/** "2025-04" or "2025-04-01" as "April 2025". */
export function longMonth(date: string): string {
  const [year, month] = date.split("-");
  return `${months[Number(month ?? 1) - 1]} ${year}`;
}

/** The months of the year, by their numbers: 1 is January. */
export const monthNames: Readonly<Record<string, string>> = Object.fromEntries(
  months.map((name, index) => [String(index + 1), name]),
);
