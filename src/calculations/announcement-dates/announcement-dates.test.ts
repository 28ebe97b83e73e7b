import { expect, test } from "vitest";
import { isUsableDate, weekday } from "../calendar/calendar.ts";
import { nextAnnouncement } from "../tools/next-rate-decision/next-rate-decision.ts";
import { announcementDatesTable } from "./announcement-dates.table.ts";

const { dates, usualMonths } = announcementDatesTable;

test("every date is a day of the calendar from Monday to Friday, in a usual month, and later than the one before", () => {
  for (const [index, date] of dates.entries()) {
    expect(isUsableDate(date), date).toBe(true);
    expect([1, 2, 3, 4, 5], date).toContain(weekday(date));
    expect(usualMonths, date).toContain(Number(date.slice(5, 7)));
    expect(date > (dates[index - 1] ?? ""), date).toBe(true);
  }
});

test("after the last date that was found there is no next one", () => {
  expect(nextAnnouncement("2026-09-24", dates)).toMatchObject({ next: "2026-11-19" });
  expect(nextAnnouncement("2026-11-20", dates)).toEqual({});
});
