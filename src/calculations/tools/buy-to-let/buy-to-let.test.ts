import fc from "fast-check";
import { expect, test } from "vitest";
import type { CapitalGainsRules } from "../../capital-gains/capital-gains.ts";
import { currentFigures } from "../../figures/example-figures.ts";
import { badNumbers } from "../../testing/bad-numbers.ts";
import { differences, vectorsOf } from "../vectors.ts";
import { type BuyToLetInputs, buyToLet } from "./buy-to-let.ts";
import { internalRateOfReturn } from "./internal-rate-of-return.ts";

const rules = currentFigures.capitalGains;

test.each(vectorsOf("buy-to-let"))("$id", ({ inputs, expected }) => {
  const given = inputs as BuyToLetInputs & { gainsTax: CapitalGainsRules };
  expect(differences(buyToLet(given, given.gainsTax), expected)).toEqual([]);
});

const inputs: BuyToLetInputs = {
  price: 1_000_000,
  deposit: 200_000,
  interestRate: 11,
  termYears: 20,
  serviceFee: 69,
  transferCosts: 29_708,
  bondCosts: 24_954,
  initiationFee: 6_037.5,
  rent: 9_500,
  rentGrowth: 5,
  vacancyPercent: 5.5,
  managementPercent: 10,
  ratesAndTaxes: 800,
  levy: 1_200,
  insurance: 0,
  maintenancePercent: 1,
  costGrowth: 6,
  priceGrowth: 4,
  years: 10,
  commissionPercent: 5,
  vatPercent: 15,
  otherSellingCosts: 10_000,
  marginalPercent: 36,
  losses: "carry",
};
const letting = (changed: Partial<BuyToLetInputs>) => buyToLet({ ...inputs, ...changed }, rules);

test("bought in cash: the worked example", () => {
  const expected = {
    grossYieldPercent: 11.4,
    netYieldPercent: 6.1141,
    cashFlowFirstMonth: 5_246.42,
    irrPercent: 7.1411,
  };
  expect(differences(letting({ deposit: 1_000_000 }), expected)).toEqual([]);
});

test("a loss set off against other income is refunded in its year, one that is kept lowers the tax of later years", () => {
  const carried = letting({ years: 25 });
  const offset = letting({ years: 25, losses: "offset" });
  expect(offset.firstYearTax).toBeCloseTo(0.36 * offset.firstYearProfit, 8);
  expect(offset.firstYearTax).toBeLessThan(0);
  expect(carried.firstYearTax).toBe(0);
  // All losses are used in the end: the same tax, only later.
  expect(carried.lossCarried).toBe(0);
  expect(carried.totalTax).toBeCloseTo(offset.totalTax, 4);
  expect(offset.irrPercent!).toBeGreaterThan(carried.irrPercent!);
});

test("at the break-even rent the first month costs nothing; a home that is never let has none", () => {
  const { breakEvenRent } = letting({});
  expect(letting({ rent: breakEvenRent! }).cashFlowFirstMonth).toBeCloseTo(0, 6);
  expect(letting({ vacancyPercent: 100 }).breakEvenRent).toBeUndefined();
});

test("with no money put in there is no return on it, and with no price no yield", () => {
  const nothingIn = letting({ deposit: 0, transferCosts: 0, bondCosts: 0, initiationFee: 0 });
  expect(nothingIn).toMatchObject({ cashIn: 0, cashOnCashPercent: undefined, irrPercent: undefined });
  expect(letting({ price: 0 })).toMatchObject({ grossYieldPercent: undefined, instalment: 0 });
});

test("when the price falls, the seller must pay in", () => {
  const { saleProceeds, gainsTax, irrPercent } = letting({ priceGrowth: -8, deposit: 0 });
  expect(saleProceeds).toBeLessThan(0);
  expect(gainsTax).toBe(0);
  expect(irrPercent).toBeUndefined();
});

test("the years add up to the profit, and a bond that ends costs nothing more", () => {
  const { rows, profit, cashIn, saleProceeds } = letting({ years: 25 });
  const flows = rows.reduce((sum, { cashFlow }) => sum + cashFlow, 0);
  expect(flows - cashIn + saleProceeds).toBeCloseTo(profit, 6);
  expect(rows[20]).toMatchObject({ bond: 0, interest: 0, owed: 0 });
});

test("the internal rate of return matches known results", () => {
  expect(internalRateOfReturn([-100, ...Array(11).fill(0), 110])).toBeCloseTo(10, 9);
  expect(internalRateOfReturn([-100, ...Array(23).fill(0), 81])).toBeCloseTo(-10, 9);
  expect(internalRateOfReturn([-100, -1])).toBeUndefined();
  expect(internalRateOfReturn([100, 1])).toBeUndefined();
  // Both −49 % and a rate far past 100 % a month would do: a gain is no loss, and that rate is not shown.
  expect(internalRateOfReturn([-1, 1000, ...Array(11).fill(1000), -2000])).toBeUndefined();
});

test("a higher rent or a higher price growth never earns less", () => {
  const rents = fc.integer({ min: 0, max: 100_000 });
  const growths = fc.integer({ min: -20, max: 30 });
  const flat = fc.record({
    interestRate: fc.double({ min: 0, max: 40, noNaN: true }),
    years: fc.integer({ min: 1, max: 30 }),
    losses: fc.constantFrom("carry" as const, "offset" as const),
    marginalPercent: fc.constantFrom(0, 18, 45),
  });
  fc.assert(
    fc.property(flat, rents, rents, growths, (given, a, b, priceGrowth) => {
      const lower = letting({ ...given, rent: Math.min(a, b), priceGrowth });
      const higher = letting({ ...given, rent: Math.max(a, b), priceGrowth });
      expect(higher.profit).toBeGreaterThanOrEqual(lower.profit - 1e-6);
      expect(higher.breakEvenRent).toBeCloseTo(lower.breakEvenRent!, 6);
    }),
  );
});

const anything = fc.oneof(
  fc.double(),
  fc.constantFrom(0, -1, 1e15, 1e308, Number.NaN, Number.POSITIVE_INFINITY),
  fc.integer({ min: 0, max: 10_000_000 }),
);

test("whatever is typed, no number is bad and no balance is below 0", () => {
  const typed = fc.record(
    Object.fromEntries(
      Object.entries(inputs)
        .filter(([, value]) => typeof value === "number")
        .map(([name]) => [name, anything]),
    ),
  );
  fc.assert(
    fc.property(typed, fc.constantFrom("carry" as const, "offset" as const), (given, losses) => {
      const result = letting({ ...given, losses });
      expect(badNumbers(result)).toEqual([]);
      for (const { owed, value, lossCarried } of result.rows) {
        expect(Math.min(owed, value, lossCarried)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
