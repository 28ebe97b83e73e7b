import { expect, test } from "vitest";
import { day, shortDay } from "./day.ts";

test("a date is written out, or shortened for a table", () => {
  expect(day("2025-04-01")).toBe("1 April 2025");
  expect(shortDay("2024-05-27")).toBe("27 May 2024");
  expect(shortDay("2025-09-30")).toBe("30 Sep 2025");
});
