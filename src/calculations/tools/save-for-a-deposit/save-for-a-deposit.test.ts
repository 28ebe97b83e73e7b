import fc from "fast-check";
import { expect, test } from "vitest";
import { specifiedFigures } from "../../figures/example-figures.ts";
import { badNumbers } from "../../testing/bad-numbers.ts";
import { differences, vectorsOf } from "../vectors.ts";
import type { SaveForADepositInputs } from "./monthly-need.ts";
import { saveForADeposit } from "./save-for-a-deposit.ts";
import { growingSavings } from "./savings.ts";

const today = "2026-11-21";

test.each(vectorsOf("save-for-a-deposit"))("$id", ({ inputs, expected }) => {
  expect(differences(saveForADeposit(inputs as SaveForADepositInputs, specifiedFigures), expected)).toEqual(
    [],
  );
});

const inputs: SaveForADepositInputs = {
  today,
  price: 1_200_000,
  priceGrowth: 4,
  depositPercent: 10,
  withCosts: true,
  initiationPaid: "cash",
  otherCash: 15_000,
  savedNow: 40_000,
  monthlySaving: 6_000,
  savingRise: 0,
  savingsRate: 7,
  taxPercent: 0,
};

const save = (changed: Partial<SaveForADepositInputs>) =>
  saveForADeposit({ ...inputs, ...changed }, specifiedFigures);

test("the worked examples: the deposit alone, a price that runs away, and December 2028", () => {
  expect(save({ withCosts: false, otherCash: 0 }).months).toBe(14);
  const never = save({ price: 3_000_000, priceGrowth: 12, monthlySaving: 2_000 });
  expect(never.months).toBeUndefined();
  expect(never.rows).toHaveLength(601);
  const { needThen, monthlyNeeded } = save({ byMonth: "2028-12" });
  expect(needThen).toBeCloseTo(220_648.47, 2);
  expect(monthlyNeeded).toBe(6_500);
});

test("enough savings need no month", () => {
  expect(save({ savedNow: 300_000 })).toMatchObject({
    months: 0,
    month: "2026-11",
    saved: 300_000,
    interest: 0,
  });
  expect(save({ savedNow: 300_000 }).rows).toHaveLength(1);
});

test("for this month the saving is 0 or impossible; a past or missing month gives no answer", () => {
  expect(save({ byMonth: "2026-11", savedNow: 300_000 }).monthlyNeeded).toBe(0);
  const tooLate = save({ byMonth: "2026-11" });
  expect(tooLate.needThen).toBe(tooLate.needToday);
  expect(tooLate.monthlyNeeded).toBeUndefined();
  for (const byMonth of ["2026-10", "", "soon", "2077-01"])
    expect(save({ byMonth }).needThen).toBeUndefined();
});

test("a fee in the loan and a subsidy lower the need, never below 0", () => {
  expect(save({ initiationPaid: "loan" }).needToday).toBe(save({}).needToday - 6_037.5);
  expect(save({ subsidy: 60_000 }).needToday).toBe(save({}).needToday - 60_000);
  expect(save({ subsidy: 900_000 })).toMatchObject({ needToday: 0, months: 0 });
});

test("the answer says so when a price over the edge of a tariff takes it away again a month later", () => {
  // Somebody who saves nothing has just enough for as long as the price stays below the next step.
  const enough = save({ monthlySaving: 0, savingsRate: 0, savedNow: save({}).needToday });
  expect(enough).toMatchObject({ months: 0, holdsNextMonth: false });
  expect(save({}).holdsNextMonth).toBe(true);
});

const plan = fc.record({
  price: fc.integer({ min: 0, max: 20_000_000 }),
  priceGrowth: fc.integer({ min: -20, max: 30 }),
  depositPercent: fc.integer({ min: 0, max: 100 }),
  savedNow: fc.integer({ min: 0, max: 1_000_000 }),
  monthlySaving: fc.integer({ min: 0, max: 100_000 }),
  savingRise: fc.integer({ min: -20, max: 30 }),
  savingsRate: fc.integer({ min: 0, max: 40 }),
  taxPercent: fc.constantFrom(0, 18, 45),
});
const monthAhead = fc.integer({ min: 1, max: 600 }).map((months) => {
  const month = 10 + months;
  return `${2026 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;
});

test("the monthly saving is the lowest in whole rand that is enough", () => {
  fc.assert(
    fc.property(plan, monthAhead, (given, byMonth) => {
      const { needThen, monthlyNeeded } = save({ ...given, byMonth });
      const months = (Number(byMonth.slice(0, 4)) - 2026) * 12 + Number(byMonth.slice(5)) - 11;
      const savedWith = (monthlySaving: number) => {
        const savings = growingSavings({ ...inputs, ...given, monthlySaving });
        for (let month = 0; month < months; month++) savings.addMonth();
        return savings.now().saved;
      };
      expect(savedWith(monthlyNeeded!)).toBeGreaterThanOrEqual(needThen!);
      if (monthlyNeeded! > 0) expect(savedWith(monthlyNeeded! - 1)).toBeLessThan(needThen!);
    }),
    { numRuns: 30 },
  );
});

test("a later goal never asks more a month while the price stands still", () => {
  fc.assert(
    fc.property(plan, monthAhead, monthAhead, (given, a, b) => {
      const standing = { ...given, priceGrowth: 0 };
      const [sooner, later] = [a, b].sort();
      const needed = (byMonth: string) => save({ ...standing, byMonth }).monthlyNeeded!;
      expect(needed(later!)).toBeLessThanOrEqual(needed(sooner!));
    }),
    { numRuns: 50 },
  );
});

const anything = fc.oneof(
  fc.double(),
  fc.constantFrom(0, -1, 1e15, 1e308, Number.NaN, Number.POSITIVE_INFINITY),
  fc.integer({ min: 0, max: 10_000_000 }),
);

test("whatever is typed, no number is bad and nothing saved or needed is below 0", () => {
  fc.assert(
    fc.property(fc.array(anything, { minLength: 10, maxLength: 10 }), fc.boolean(), (typed, withCosts) => {
      const [price, priceGrowth, depositPercent, otherCash, subsidy, savedNow, monthlySaving] =
        typed as number[];
      const [savingRise, savingsRate, taxPercent] = typed.slice(7) as [number, number, number];
      const result = save({
        ...{ price: price!, priceGrowth: priceGrowth!, depositPercent: depositPercent!, withCosts },
        ...{ otherCash: otherCash!, subsidy: subsidy!, savedNow: savedNow!, monthlySaving: monthlySaving! },
        ...{ savingRise, savingsRate, taxPercent, interestExemption: savedNow!, byMonth: "2040-01" },
      });
      expect(badNumbers(result)).toEqual([]);
      const least = result.rows.map(({ saved, need, tax }) => Math.min(saved, need, tax));
      expect(Math.min(...least)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 30 },
  );
});
