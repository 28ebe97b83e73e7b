import fc from "fast-check";
import { expect, test } from "vitest";
import { isUsableMonth, monthAfter, monthOf, monthsBetween } from "./months.ts";

test("only months written in full are usable", () => {
  expect(["2027-01", "1900-12", "2199-06"].every(isUsableMonth)).toBe(true);
  const others = ["", "2027", "2027-13", "2027-00", "2027-1", "0202-06", "2027-01-01", "soon", undefined];
  expect(others.filter(isUsableMonth)).toEqual([]);
});

test("months are counted across years, and counting back undoes it", () => {
  expect(monthOf("2027-03-22")).toBe("2027-03");
  expect(monthAfter("2026-12", 1)).toBe("2027-01");
  expect(monthsBetween("2027-01", "2042-10")).toBe(189);
  fc.assert(
    fc.property(fc.integer({ min: 1950, max: 2100 }), fc.integer({ min: -480, max: 480 }), (year, months) => {
      const month = `${year}-07`;
      expect(monthsBetween(month, monthAfter(month, months))).toBe(months);
    }),
  );
});
