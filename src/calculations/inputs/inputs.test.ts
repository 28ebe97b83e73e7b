import { expect, test } from "vitest";
import { amount, paymentsOfTerm, percent, wholeMonths } from "./inputs.ts";

test("what is not a finite positive number counts as 0", () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, -0, 0]) {
    expect([amount(value), percent(value), wholeMonths(value), paymentsOfTerm(value)]).toEqual([0, 0, 0, 0]);
  }
  expect(amount(0.009)).toBe(0);
});

test("what a visitor means is kept as it is", () => {
  expect([amount(0.01), amount(100_000_000), percent(10.75), percent(1e-12)]).toEqual([
    0.01, 100_000_000, 10.75, 1e-12,
  ]);
});

test("a term is rounded to whole months and bounded at a hundred years", () => {
  expect([paymentsOfTerm(20), paymentsOfTerm(0.5), paymentsOfTerm(10 / 12)]).toEqual([240, 6, 10]);
  expect(paymentsOfTerm(99_999)).toBe(1200);
});
