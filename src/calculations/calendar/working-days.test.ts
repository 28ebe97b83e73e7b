import { parseDate } from "@internationalized/date";
import fc from "fast-check";
import { expect, test } from "vitest";
import { daysLater, weekday } from "./calendar.ts";
import {
  easterSunday,
  isPublicHoliday,
  isWorkingDay,
  nextWorkingDay,
  workingDaysLater,
} from "./working-days.ts";

const dates = fc
  .date({ min: new Date("1995-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("Easter Sunday falls on the days that almanacs print", () => {
  const printed = ["2008-03-23", "2011-04-24", "2024-03-31", "2025-04-20", "2026-04-05", "2027-03-28"];
  printed.push("2028-04-16", "2029-04-01", "2030-04-21", "2035-03-25", "2038-04-25", "2049-04-18");
  expect(printed.map((date) => easterSunday(Number(date.slice(0, 4))))).toEqual(printed);
});

test("Easter is always a Sunday from 22 March to 25 April", () => {
  for (let year = 1900; year < 2200; year++) {
    const easter = easterSunday(year);
    expect(weekday(easter)).toBe(0);
    expect(easter.slice(5) >= "03-22" && easter.slice(5) <= "04-25", easter).toBe(true);
  }
});

const holidaysOf = (year: number, declared: readonly string[] = []) => {
  const days = Array.from({ length: 366 }, (_, day) => daysLater(`${year}-01-01`, day));
  return days
    .filter((day) => day.startsWith(`${year}`) && isPublicHoliday(day, declared))
    .map((day) => day.slice(5));
};

test("the holidays of 2026 are those of the Act, with the Monday after Women's Day", () => {
  const spring = ["01-01", "03-21", "04-03", "04-06", "04-27", "05-01", "06-16"];
  expect(holidaysOf(2026)).toEqual([...spring, "08-09", "08-10", "09-24", "12-16", "12-25", "12-26"]);
});

test("Human Rights Day of 2027 is a Sunday, and the day after Christmas of 2027 too", () => {
  const found = ["01-01", "03-21", "03-22", "03-26", "03-29", "04-27", "05-01", "06-16"];
  expect(holidaysOf(2027)).toEqual([...found, "08-09", "09-24", "12-16", "12-25", "12-26", "12-27"]);
});

test("a holiday on a Saturday moves nothing, and Christmas on a Sunday adds no day by the Act", () => {
  expect(weekday("2027-05-01")).toBe(6);
  expect(isPublicHoliday("2027-05-03", [])).toBe(false);
  expect(holidaysOf(2022).slice(-2)).toEqual(["12-25", "12-26"]);
  expect(holidaysOf(2022, ["2022-12-27"]).slice(-3)).toEqual(["12-25", "12-26", "12-27"]);
});

test("a day declared a holiday is one, and on a Sunday brings the Monday, as in January 2000", () => {
  expect(isPublicHoliday("2000-01-03", [])).toBe(false);
  expect(isPublicHoliday("2000-01-03", ["1999-12-31", "2000-01-02"])).toBe(true);
});

test("working days are counted without the first day and with the last", () => {
  expect(workingDaysLater("2026-11-20", 1, [])).toBe("2026-11-23");
  expect(workingDaysLater("2026-12-15", 1, [])).toBe("2026-12-17");
  expect(workingDaysLater("2026-12-14", 21, [])).toBe("2027-01-15");
  expect(workingDaysLater("2026-12-17", -1, [])).toBe("2026-12-15");
  expect(workingDaysLater("2026-12-26", 0, [])).toBe("2026-12-26");
  expect(nextWorkingDay("2027-03-20", [])).toBe("2027-03-23");
  expect(nextWorkingDay("2027-03-23", [])).toBe("2027-03-23");
});

test("a working day is never a Saturday, a Sunday or a public holiday, and counting back leads to where counting began", () => {
  fc.assert(
    fc.property(
      dates,
      fc.integer({ min: 1, max: 60 }),
      fc.array(dates, { maxLength: 3 }),
      (date, count, declared) => {
        const later = workingDaysLater(date, count, declared);
        expect(isWorkingDay(later, declared)).toBe(true);
        expect([1, 2, 3, 4, 5]).toContain(weekday(later));
        expect(isPublicHoliday(later, declared)).toBe(false);
        expect(declared).not.toContain(later);
        const start = nextWorkingDay(date, declared);
        expect(workingDaysLater(workingDaysLater(start, count, declared), -count, declared)).toBe(start);
      },
    ),
  );
});

test("days are stepped, and weekdays named, as the calendar library does", () => {
  fc.assert(
    fc.property(dates, fc.integer({ min: -20_000, max: 20_000 }), (date, days) => {
      expect(daysLater(date, days)).toBe(parseDate(date).add({ days }).toString());
      expect(weekday(date)).toBe(parseDate(date).toDate("UTC").getUTCDay());
    }),
  );
  expect(() => daysLater("soon", 1)).toThrow(RangeError);
  expect(() => weekday("2025-02-30")).toThrow(RangeError);
});
