import { parseDate } from "@internationalized/date";
import fc from "fast-check";
import { expect, test } from "vitest";
import { daysBetween, isUsableDate, monthlyDates, monthsLater } from "./calendar.ts";

const dates = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("only dates of the calendar, written in full, are usable", () => {
  for (const text of ["2025-08-01", "2024-02-29", "1999-12-31"]) expect(isUsableDate(text), text).toBe(true);
  const others = ["", "2025-02-29", "2025-02-30", "0000-01-01", "2025-13-01", "2025-00-10", "2025-8-1"];
  others.push("01/08/2025", "2025-08-01T00:00", "2025-08-01Z", "2025-08", "+002025-08-01", "soon");
  for (const text of [...others, undefined]) expect(isUsableDate(text), text).toBe(false);
});

test("days are counted across months, years and leap days", () => {
  expect(daysBetween("2024-02-28", "2024-03-01")).toBe(2);
  expect(daysBetween("2025-02-28", "2025-03-01")).toBe(1);
  expect(daysBetween("2025-01-01", "2024-01-01")).toBe(-366);
  fc.assert(
    fc.property(dates, dates, (from, to) => {
      expect(daysBetween(from, to)).toBe(parseDate(to).compare(parseDate(from)));
    }),
  );
});

test("a year that is only half typed is not usable, nor one that no purchase can have", () => {
  for (const year of ["0002", "0020", "0202", "0001", "1899", "2200", "9999"]) {
    expect(isUsableDate(`${year}-06-15`), year).toBe(false);
  }
  for (const text of ["1900-01-01", "2025-06-15", "2199-12-31"]) expect(isUsableDate(text), text).toBe(true);
});

test("of those years a text is usable just when the calendar library reads it as a date", () => {
  const number = (max: number) => fc.integer({ min: 0, max }).map((value) => String(value).padStart(2, "0"));
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2199 }), number(14), number(33), (year, month, day) => {
      const text = `${year}-${month}-${day}`;
      expect(isUsableDate(text)).toBe(readable(text));
    }),
  );
});

function readable(text: string): boolean {
  try {
    return Boolean(parseDate(text));
  } catch {
    return false;
  }
}

test("a day that a month lacks becomes its last day, counted always from the first date", () => {
  expect(monthlyDates("2025-01-31", 5)).toEqual([
    "2025-01-31",
    "2025-02-28",
    "2025-03-31",
    "2025-04-30",
    "2025-05-31",
  ]);
  expect(monthlyDates("2023-12-30", 3)).toEqual(["2023-12-30", "2024-01-30", "2024-02-29"]);
  expect(monthsLater("2024-03-31", -1)).toBe("2024-02-29");
});

test("months are stepped as the calendar library steps them", () => {
  fc.assert(
    fc.property(dates, fc.integer({ min: 0, max: 120 }), (first, count) => {
      const library = Array.from({ length: count }, (_, months) =>
        parseDate(first).add({ months }).toString(),
      );
      expect(monthlyDates(first, count)).toEqual(library);
      expect(monthsLater(first, -count)).toBe(parseDate(first).subtract({ months: count }).toString());
    }),
  );
});

test("a text that is no date is refused", () => {
  for (const text of ["", "2025-02-30", "soon"]) {
    expect(() => monthsLater(text, 1), text).toThrow(RangeError);
    expect(() => monthlyDates(text, 1), text).toThrow(RangeError);
    expect(() => daysBetween("2025-01-01", text), text).toThrow(RangeError);
    expect(() => daysBetween(text, "2025-01-01"), text).toThrow(RangeError);
  }
});

test("the turn of a century is no leap year unless 400 divides it", () => {
  expect(monthlyDates("2099-12-31", 3).at(-1)).toBe("2100-02-28");
  expect(monthlyDates("1999-12-31", 3).at(-1)).toBe("2000-02-29");
});
