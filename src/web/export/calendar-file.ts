import { daysLater } from "#calculations/calendar/calendar.ts";
import { downloadFile } from "./download.ts";

/** A day to remember: YYYY-MM-DD, and what is due. */
export type CalendarDay = { date: string; title: string; text?: string };

const compact = (date: string) => date.replaceAll("-", "");
/** RFC 5545: these characters of a text are escaped. */
const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
/** RFC 5545: a line longer than 75 bytes goes on in the next one, after a space. */
const folded = (line: string) => line.replace(/.{60}(?=.)/gu, "$&\r\n ");

/** Days as a calendar file (RFC 5545): each a whole day, with its own name in the calendar. */
export function calendarText(name: string, days: readonly CalendarDay[], today: string): string {
  const events = days.flatMap(({ date, title, text }, index) => [
    "BEGIN:VEVENT",
    `UID:${compact(date)}-${index}@${name}`,
    `DTSTAMP:${compact(today)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(daysLater(date, 1))}`,
    `SUMMARY:${escaped(title)}`,
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ]);
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${name}//EN`, ...events, "END:VCALENDAR"];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

/** Saves days as {name}.ics, for the calendar of a phone or computer. */
export function downloadCalendar(name: string, days: readonly CalendarDay[], today: string): void {
  downloadFile(
    `${name}.ics`,
    new Blob([calendarText(name, days, today)], { type: "text/calendar;charset=utf-8" }),
  );
}
