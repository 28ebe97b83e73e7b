import fc from "fast-check";
import { expect, test } from "vitest";
import { currentFigures, specifiedFigures } from "../../figures/example-figures.ts";
import type { Figures } from "../../figures/figures.ts";
import { costBreakdown } from "../../property-costs/cost-breakdown.ts";
import { badNumbers } from "../../testing/bad-numbers.ts";
import { startingFees } from "../tool-defaults.ts";
import { differences, vectorsOf } from "../vectors.ts";
import { switchYourBond, switchYourBondDefaults } from "./switch-your-bond.ts";
import type { SwitchYourBondInputs } from "./two-loans.ts";

const fees = startingFees(specifiedFigures);
const bond: SwitchYourBondInputs = {
  ...switchYourBondDefaults,
  ...fees,
  newServiceFee: fees.serviceFee,
  balance: 1_400_000,
  interestRate: 11.25,
  remainingMonths: 204,
  newRate: 10.25,
  newTermMonths: 204,
  noticeDays: 90,
  bondCosts: 34_456,
};
const of = (changed: Partial<SwitchYourBondInputs>) => switchYourBond({ ...bond, ...changed });
const cents = (value: number) => Math.round(value * 100) / 100;

test.each(vectorsOf("switch-your-bond"))("$id", ({ inputs, expected }) => {
  expect(differences(switchYourBond(inputs as SwitchYourBondInputs), expected)).toEqual([]);
});

test.each([
  ["90 days' notice", {}, 45_993.5, 40, 23_892.02, 10.9089],
  ["costs into the loan", { costsPaid: "loan" as const }, 45_993.5, 58, 1_830.62, 11.2239],
])("%s", (_, changed, costs, breakEvenMonth, savingAtHorizon, ownBankRate) => {
  const result = of(changed);
  expect([cents(result.costs), result.breakEvenMonth, cents(result.savingAtHorizon)]).toEqual([
    costs,
    breakEvenMonth,
    savingAtHorizon,
  ]);
  expect(result.ownBankRate).toBeCloseTo(ownBankRate, 4);
});

test("by the current tariffs the new bond costs R2,374 more, and is ahead two months later", () => {
  const switched = (figures: Figures) => {
    const purchase = { purchasePrice: 0, loanAmount: 1_400_000, date: "2026-11-21" };
    return of({ ...startingFees(figures), bondCosts: costBreakdown({ ...purchase, figures }).bond.total });
  };
  const [specified, current] = [switched(specifiedFigures), switched(currentFigures)];
  expect(current.costs - specified.costs).toBeCloseTo(2_374, 6);
  expect([specified.breakEvenMonth, current.breakEvenMonth]).toEqual([40, 42]);
});

test("without notice three months of interest are charged, and the visitor's own bank needs no lower rate", () => {
  const result = of({ noticeDays: 0 });
  expect([cents(result.penaltyInterest), cents(result.costs)]).toEqual([38_835.62, 84_829.12]);
  expect([result.breakEvenMonth, cents(result.savingAtHorizon)]).toEqual([74, -14_943.59]);
  expect(result.ownBankRate).toBeGreaterThan(11.25);
});

test("a longer term only looks cheaper", () => {
  const result = of({ newTermMonths: 360 });
  expect(result.monthlyDifference).toBeGreaterThan(0);
  expect([result.breakEvenMonth, cents(result.savingAtHorizon), cents(result.savingFullTerm)]).toEqual([
    undefined,
    -11_540.48,
    -1_426_689.35,
  ]);
});

test("a contribution above the costs pays the costs, and the switch is ahead at once", () => {
  const result = of({ bankContribution: 500_000, clawbackMonths: 0 });
  expect(result).toMatchObject({ costs: 0, upFront: 0, breakEvenMonth: 0, clawback: 0 });
});

test("the bank's contribution is owed back until the clawback ends, and not after that", () => {
  expect(of({ bankContribution: 35_000, horizonYears: 2 }).clawback).toBe(35_000);
  expect(of({ bankContribution: 35_000, horizonYears: 3 }).clawback).toBe(0);
});

test("an instalment of one's own is kept, and one below the interest stays a number", () => {
  expect(of({ instalment: 20_000 }).newInstalment).toBe(20_000);
  const growing = of({ instalment: 5_000 });
  expect(growing.newInstalment).toBeCloseTo(14_519.28, 2);
  expect(badNumbers(growing)).toEqual([]);
});

const loans = fc.record({
  balance: fc.integer({ min: 1_000, max: 5_000_000 }),
  interestRate: fc.integer({ min: 0, max: 160 }).map((quarters) => quarters / 4),
  remainingMonths: fc.integer({ min: 1, max: 480 }),
  keepInstalment: fc.boolean(),
  horizonYears: fc.integer({ min: 1, max: 40 }),
});
const free = { noticeDays: 90, cancellationCosts: 0, bondCosts: 0, initiationFee: 0 };

test("switching to the same rate without costs saves nothing, and with costs loses exactly these", () => {
  fc.assert(
    fc.property(loans, (given) => {
      const same = { ...given, newRate: given.interestRate, newTermMonths: given.remainingMonths };
      expect(of({ ...same, ...free }).savings.every((saving) => Math.abs(saving) < 0.005)).toBe(true);
      const costly = of(same);
      expect(costly.savingAtHorizon).toBeCloseTo(-costly.costs, 1);
      expect(costly.breakEvenMonth).toBeUndefined();
    }),
    { numRuns: 60 },
  );
});

test("a higher rate over the same term never pays, and at the own bank's rate both cost the same", () => {
  fc.assert(
    fc.property(loans, fc.integer({ min: 1, max: 20 }), (given, quarters) => {
      const higher = {
        ...given,
        newRate: given.interestRate + quarters / 4,
        newTermMonths: given.remainingMonths,
      };
      if (higher.newRate <= 40 && !given.keepInstalment) {
        expect(of({ ...higher, ...free, initiationFee: 1 }).breakEvenMonth).toBeUndefined();
      }
      const lower = of({ ...given, newRate: given.interestRate / 2, newTermMonths: given.remainingMonths });
      if (lower.ownBankRate !== undefined && !given.keepInstalment) {
        const at = of({
          ...given,
          interestRate: lower.ownBankRate,
          newRate: given.interestRate / 2,
          newTermMonths: given.remainingMonths,
        });
        expect(Math.abs(at.savingAtHorizon)).toBeLessThan(1);
      }
    }),
    { numRuns: 40 },
  );
});

test("whatever is typed, every figure is a number", () => {
  const anything = fc.oneof(
    fc.double(),
    fc.integer({ min: 0, max: 2_000_000 }),
    fc.constantFrom(Number.NaN, 1e308, -1),
  );
  const anyBond = fc.record({
    ...{
      balance: anything,
      interestRate: anything,
      remainingMonths: anything,
      newRate: anything,
      newTermMonths: anything,
    },
    ...{
      instalment: anything,
      serviceFee: anything,
      newServiceFee: anything,
      noticeDays: anything,
      bondCosts: anything,
    },
    ...{
      cancellationCosts: anything,
      initiationFee: anything,
      bankContribution: anything,
      clawbackMonths: anything,
    },
    ...{
      horizonYears: anything,
      keepInstalment: fc.boolean(),
      costsPaid: fc.constantFrom("cash" as const, "loan" as const),
    },
  });
  fc.assert(
    fc.property(anyBond, (given) => {
      const result = switchYourBond(given);
      expect(badNumbers(result)).toEqual([]);
      expect(result.costs).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 60 },
  );
});
