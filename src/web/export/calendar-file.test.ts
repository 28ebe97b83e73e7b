import { expect, test } from "vitest";
import { calendarText } from "./calendar-file.ts";

test("a calendar file has a whole day for each date, with commas escaped and long lines folded", () => {
  const text = calendarText(
    "cash-needed",
    [
      {
        date: "2027-02-28",
        title: "Deposit: R150 000",
        text: "Pay it, please; to the conveyancer’s trust account and to nobody else at all",
      },
      { date: "2027-03-01", title: "Keys" },
    ],
    "2027-01-18",
  );
  expect(text).toContain(
    "DTSTART;VALUE=DATE:20270228\r\nDTEND;VALUE=DATE:20270301\r\nSUMMARY:Deposit: R150 000",
  );
  expect(text.replaceAll("\r\n ", "")).toContain(
    "DESCRIPTION:Pay it\\, please\\; to the conveyancer’s trust account and to nobody else at all",
  );
  expect(text.split("\r\n").every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  expect(new Set(text.match(/UID:.*/g)).size).toBe(2);
  expect(text.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0")).toBe(true);
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
});
