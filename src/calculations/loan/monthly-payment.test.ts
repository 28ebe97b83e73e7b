import { expect, test } from "vitest";
import { firstPrincipal, monthlyPayment, owedAfter, presentValue, shareOwed } from "./monthly-payment.ts";
import { nominalMonthlyRate } from "./monthly-rate.ts";

test("R1,000,000 over 20 years at 10.5 % nominal costs R9,984 a month, as published", () => {
  expect(Math.round(monthlyPayment(1_000_000, 10.5 / 1200, 240))).toBe(9_984);
});

test("without interest the loan is divided by the payments", () => {
  expect(monthlyPayment(240_000, 0, 240)).toBe(1_000);
  expect(presentValue(1_000, 0, 240)).toBe(240_000);
  expect(firstPrincipal(240_000, 0, 240)).toBe(1_000);
});

test("no payments, no loan and no instalment give 0", () => {
  expect(monthlyPayment(1_000_000, 0.01, 0)).toBe(0);
  expect(monthlyPayment(0, 0.01, 240)).toBe(0);
  expect(presentValue(0, 0.01, 240)).toBe(0);
  expect(presentValue(-5, 0.01, 240)).toBe(0);
  expect(presentValue(1_000, 0.01, 0)).toBe(0);
});

test("a rate of 0 or less is no interest", () => {
  expect(presentValue(1_000, -0.01, 12)).toBe(12_000);
  expect(monthlyPayment(12_000, -0.01, 12)).toBe(1_000);
});

test("the balance falls from the whole loan to exactly 0", () => {
  expect(shareOwed(0.01, 240, 0)).toBe(1);
  expect(shareOwed(0.01, 240, 240)).toBe(0);
  expect(shareOwed(0, 240, 60)).toBe(0.75);
  // 1 − 0.01 ÷ (1.01² − 1), the principal of the first of two payments.
  expect(shareOwed(0.01, 2, 1)).toBeCloseTo(1 - 0.01 / 0.0201, 14);
});

test("the balance after some payments matches a worked example, and is never negative", () => {
  // R1,500,000 − R150,000 at 10.5 % over 20 years, after seven years.
  expect(owedAfter(1_350_000, nominalMonthlyRate(10.5), 240, 84)).toBeCloseTo(1_144_637.46, 2);
  expect(owedAfter(240_000, 0, 240, 60)).toBe(180_000);
  expect(owedAfter(-5, 0.01, 240, 60)).toBe(0);
  expect(owedAfter(240_000, 0.01, 240, 999)).toBe(0);
});

test("the balance stays a number where (1 + r)^n overflows a double", () => {
  const share = shareOwed(nominalMonthlyRate(1000), 1200, 1190);
  expect(share).toBeGreaterThan(0.9);
  expect(share).toBeLessThan(1);
});
