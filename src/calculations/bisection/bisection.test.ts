import fc from "fast-check";
import { expect, test } from "vitest";
import { leastWhole, rootBetween } from "./bisection.ts";

test("the lowest number that holds is found, and the one below it does not hold", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 10_000_000 }), (a, b) => {
      const needed = Math.min(a, b);
      expect(leastWhole((value) => value >= needed, Math.max(a, b))).toBe(needed);
    }),
  );
});

test("a bound that is not whole is rounded up, and without a number that holds there is no answer", () => {
  expect(leastWhole((value) => value >= 7.5, 7.5)).toBe(8);
  expect(leastWhole((value) => value > 100, 100)).toBeUndefined();
  expect(leastWhole(() => false, 0)).toBeUndefined();
  expect(leastWhole(() => true, 0)).toBe(0);
});

test("it calls the function at most as often as the bound has binary digits, plus two", () => {
  let asked = 0;
  leastWhole((value) => {
    asked++;
    return value >= 123_456;
  }, 1_000_000_000);
  expect(asked).toBeLessThanOrEqual(32);
});

test("the zero of a function is found, rising or falling", () => {
  fc.assert(
    fc.property(fc.double({ min: -50, max: 100, noNaN: true }), fc.boolean(), (root, rising) => {
      const found = rootBetween((x) => (rising ? x - root : root - x), { low: -50, high: 100 }, 1e-9);
      expect(found).toBeCloseTo(root, 8);
    }),
  );
});

test("bounds of the same sign have no zero, and a bound at 0 is one", () => {
  expect(rootBetween((x) => x + 1, { low: 0, high: 40 }, 1e-9)).toBeUndefined();
  expect(rootBetween((x) => -x - 1, { low: 0, high: 40 }, 1e-9)).toBeUndefined();
  expect(rootBetween(() => Number.NaN, { low: 0, high: 40 }, 1e-9)).toBeUndefined();
  expect(rootBetween((x) => x, { low: 0, high: 40 }, 1e-9)).toBe(0);
  expect(rootBetween((x) => x - 40, { low: 0, high: 40 }, 1e-9)).toBe(40);
});
