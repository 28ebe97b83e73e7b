import { expect, test } from "vitest";
import { type AffordabilityInputs, affordability } from "./affordability.ts";
import { affordabilityDefaults } from "./affordability-defaults.ts";

const inputs: AffordabilityInputs = {
  ...affordabilityDefaults,
  grossIncome: 50_000,
  netIncome: 38_000,
  monthlyExpenses: 20_000,
};

test("each method allows its instalment, and the last one the lowest of them", () => {
  expect(affordability(inputs).map((row) => [row.method, row.allowedInstalment])).toEqual([
    ["Surplus (Net Income − Expenses)", 18_000],
    ["DSR Gross", 15_000],
    ["DSR Net", 15_200],
    ["Most Conservative (min of all)", 15_000],
  ]);
});

test("R50,000 gross at 10.75 % nominal over 20 years affords about R1,477,500", () => {
  const [, dsrGross] = affordability({ ...inputs, interestRate: 10.75 });
  expect(Math.round(dsrGross!.maxBondOffered / 500) * 500).toBe(1_477_500);
});

test("the effective conversion affords more than the nominal one", () => {
  const bondOf = (nominal: boolean) => affordability({ ...inputs, nominal })[1]!.maxBondOffered;
  expect(bondOf(true)).toBeCloseTo((15_000 * (1 - (1 + 0.105 / 12) ** -240)) / (0.105 / 12), 4);
  expect(bondOf(false)).toBeGreaterThan(bondOf(true));
});

test("the stressed loan is the one at the rate and the buffer, and shown only when asked for", () => {
  const stressed = affordability({ ...inputs, stressed: true });
  const dearer = affordability({ ...inputs, interestRate: 13 });
  expect(stressed.map((row) => row.maxBondStressed)).toEqual(dearer.map((row) => row.maxBondOffered));
  for (const row of affordability(inputs)) expect(row).not.toHaveProperty("maxBondStressed");
});

test("expenses above the income leave nothing to afford", () => {
  const rows = affordability({ ...inputs, monthlyExpenses: 40_000 });
  expect(rows[0]).toMatchObject({ allowedInstalment: 0, maxBondOffered: 0 });
  expect(rows[3]).toMatchObject({ allowedInstalment: 0, maxBondOffered: 0 });
});

test("a term of 0 counts one month, and a rate of 0 multiplies", () => {
  const oneMonth = affordability({ ...inputs, termYears: 0, interestRate: 12 });
  expect(oneMonth[1]!.maxBondOffered).toBeCloseTo(15_000 / 1.01, 8);
  expect(affordability({ ...inputs, interestRate: 0 })[1]!.maxBondOffered).toBe(15_000 * 240);
});
