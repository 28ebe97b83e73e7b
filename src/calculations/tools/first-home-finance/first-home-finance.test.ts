import fc from "fast-check";
import { expect, test } from "vitest";
import { specifiedFigures } from "../../figures/example-figures.ts";
import { badNumbers } from "../../testing/bad-numbers.ts";
import { differences, vectorsOf } from "../vectors.ts";
import { type FirstHomeFinanceInputs, firstHomeFinance, subsidyConditions } from "./first-home-finance.ts";

const scale = specifiedFigures.firstHomeFinance;

test.each(vectorsOf("first-home-subsidy"))("$id", ({ inputs, expected }) => {
  expect(differences(firstHomeFinance(inputs as FirstHomeFinanceInputs, scale), expected)).toEqual([]);
});

const household: FirstHomeFinanceInputs = {
  citizenOrResident: true,
  adult: true,
  firstHome: true,
  noEarlierSubsidy: true,
  partnerOrDependants: true,
  householdIncome: 15_000,
};

const estimateAt = (householdIncome: number) => firstHomeFinance({ ...household, householdIncome }, scale);

test("the ends of the scale are the published ones, and a rand outside gets nothing", () => {
  expect(estimateAt(3_501).estimate).toBe(169_265);
  expect(estimateAt(22_000).estimate).toBeCloseTo(38_911.4, 8);
  expect(estimateAt(3_500)).toMatchObject({ mayQualify: false, reasons: ["incomeTooLow"], estimate: 0 });
  expect(estimateAt(22_001)).toMatchObject({ mayQualify: false, reasons: ["incomeTooHigh"], shown: 0 });
});

test("R15,000 with R550,000 at 11 % over 20 years borrows and pays less", () => {
  const loan = { loan: 550_000, interestRate: 11, termYears: 20 };
  const expected = { estimate: 88_237.05, shown: 88_000, instalment: 5_677.04, instalmentAfter: 4_766.26 };
  expect(differences(firstHomeFinance({ ...household, ...loan }, scale), expected)).toEqual([]);
});

test("every condition that is not met is named, before the income", () => {
  const none = Object.fromEntries(subsidyConditions.map((condition) => [condition, false]));
  const result = firstHomeFinance({ ...household, ...none, householdIncome: 0 }, scale);
  expect(result.reasons).toEqual([...subsidyConditions, "incomeTooLow"]);
});

test("a higher income never gets more, and nothing is borrowed below 0", () => {
  const income = fc.oneof(fc.double(), fc.integer({ min: 0, max: 30_000 }));
  fc.assert(
    fc.property(income, income, fc.double(), (a, b, loan) => {
      const [low, high] = [Math.max(3_501, Math.min(a, b)), Math.max(3_501, a, b)];
      expect(estimateAt(high).estimate).toBeLessThanOrEqual(estimateAt(low).estimate);
      const result = firstHomeFinance(
        { ...household, householdIncome: a, loan, interestRate: b, termYears: a },
        scale,
      );
      expect(badNumbers(result)).toEqual([]);
      expect(result.loanAfter).toBeGreaterThanOrEqual(0);
    }),
  );
});
