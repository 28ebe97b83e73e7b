import fc from "fast-check";
import { expect, test } from "vitest";
import { growthFactor, yearlyRise } from "./growth.ts";

test("twelve months of growth are the year's", () => {
  expect(growthFactor(4, 12)).toBeCloseTo(1.04, 14);
  expect(growthFactor(4, 6) ** 2).toBeCloseTo(1.04, 14);
  expect(growthFactor(-20, 24)).toBeCloseTo(0.64, 14);
  expect(growthFactor(30, 0)).toBe(1);
});

test("what rises once a year stays for twelve months", () => {
  expect([1, 12, 13, 24, 25].map((month) => yearlyRise(10, month))).toEqual([1, 1, 1.1, 1.1, 1.1 ** 2]);
});

test("a factor is never negative and always finite", () => {
  const anyPercent = fc.double({ min: -1000, max: 30, noNaN: true });
  fc.assert(
    fc.property(anyPercent, fc.integer({ min: 1, max: 1200 }), (percent, month) => {
      for (const factor of [growthFactor(percent, month), yearlyRise(percent, month)]) {
        expect(Number.isFinite(factor) && factor >= 0).toBe(true);
      }
    }),
  );
});
