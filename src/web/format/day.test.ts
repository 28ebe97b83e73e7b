import { expect, test } from "vitest";
import { day, dayAndMonth, longMonth, monthNames, shortDay, weekdayDay } from "./day.ts";

test("a date is written out, or shortened for a table", () => {
  expect(day("2025-04-01")).toBe("1 April 2025");
  expect(shortDay("2024-05-27")).toBe("27 May 2024");
  expect(shortDay("2025-09-30")).toBe("30 Sep 2025");
  expect(dayAndMonth("2025-09-30")).toBe("30 Sep");
  expect(longMonth("2008-06")).toBe("June 2008");
  expect(longMonth("2020-07-24")).toBe("July 2020");
  expect(weekdayDay("2027-01-25")).toBe("Monday 25 January 2027");
});

test("the months have their names", () => {
  expect([monthNames["1"], monthNames["12"]]).toEqual(["January", "December"]);
});
