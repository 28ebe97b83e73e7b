import { expect, test } from "vitest";
import { rangeCloseTo, rangesByPrice, rangesWith, rangeWith } from "./curve-range.ts";
import { count, input } from "./fields.ts";

const price = { min: 0, max: 5_000_000, step: 50_000, ticks: [0, 2_500_000, 5_000_000] };
const term = { min: 5, max: 30, step: 1, ticks: [5, 10, 15, 20, 25, 30] };

test("a value between the ends leaves a range as it is", () => {
  expect(rangeWith(price, 0)).toBe(price);
  expect(rangeWith(price, 5_000_000)).toBe(price);
});

test.each([
  [12_500_000, [0, 7_000_000, 14_000_000]],
  [5_000_001, [0, 3_000_000, 6_000_000]],
  [1_000_000_000, [0, 500_000_000, 1_000_000_000]],
])("a range takes in R%i, and is marked at round ends and in the middle", (value, ticks) => {
  expect(rangeWith(price, value)).toEqual({ min: 0, max: ticks[2], step: 50_000, ticks });
});

test.each([
  [180_000, { min: 0, max: 1_000_000, step: 10_000, ticks: [0, 500_000, 1_000_000] }],
  [60_000, { min: 0, max: 500_000, step: 5_000, ticks: [0, 250_000, 500_000] }],
  [500_000, price],
  [40_000, price],
])("R%i is not in the corner of its range, unless it is being typed", (value, range) => {
  expect(rangeCloseTo(price, value)).toEqual(range);
});

test.each([
  [900_000, 500_000],
  [2_000_000, 1_000_000],
  [8_500_000, 5_000_000],
  [85_000, 2_000_000],
  [8_500_000_000, 2_000_000],
])("at a price of R%i a deposit goes from R0 to R%i", (purchasePrice, max) => {
  const fields = { downPayment: input("downPayment", "Deposit"), deposit: count("Deposit, in percent") };
  const ranges = { downPayment: { min: 0, max: 2_000_000, step: 10_000, ticks: [0, 2_000_000] } };
  expect(rangesByPrice(ranges, fields, { purchasePrice }).downPayment!.max).toBe(max);
  const percents = { deposit: term };
  expect(rangesByPrice(percents, fields, { purchasePrice })).toBe(percents);
});

test("a range grows downwards to the value, and has no mark in the middle that its thumb could not be on", () => {
  expect(rangeWith(term, 3)).toEqual({ min: 3, max: 30, step: 1, ticks: [3, 30] });
  expect(rangeWith({ min: -2, max: 4, step: 0.25, ticks: [-2, 0, 2, 4] }, -3)).toMatchObject({
    min: -3,
    max: 4,
  });
});

test("only a value that its field takes moves the ends", () => {
  const fields = { price: input("purchasePrice", "Price"), term: count("Term", { min: 1, max: 40 }) };
  const ranges = { price, term };
  expect(rangesWith(ranges, fields, { price: 20_000_000, term: 99 })).toEqual({
    price: rangeWith(price, 20_000_000),
    term,
  });
  expect(rangesWith(ranges, fields, { price: 2_000_000_000, term: 40 })).toEqual({
    price,
    term: rangeWith(term, 40),
  });
});

test("a range of steps that are no round values ends at a step", () => {
  const quarters = { min: -0.5, max: 0.5, step: 0.25, ticks: [-0.5, 0, 0.5] };
  expect(rangeWith(quarters, 0.75)).toMatchObject({ min: -0.5, max: 0.75 });
});
