import fc from "fast-check";
import { expect, test } from "vitest";
import type { CapitalGainsRules } from "../../capital-gains/capital-gains.ts";
import { currentFigures } from "../../figures/example-figures.ts";
import { badNumbers } from "../../testing/bad-numbers.ts";
import { differences, vectorsOf } from "../vectors.ts";
import { type RentOrBuyInputs, rentOrBuy } from "./rent-or-buy.ts";

const rules = currentFigures.capitalGains;

test.each(vectorsOf("rent-or-buy"))("$id", ({ inputs, expected }) => {
  const given = inputs as RentOrBuyInputs & { gainsTax: CapitalGainsRules };
  const result = rentOrBuy(given, given.gainsTax);
  const years = Object.fromEntries(result.rows.map((row) => [row.year, row]));
  expect(differences({ ...result, years }, expected)).toEqual([]);
});

const inputs: RentOrBuyInputs = {
  price: 1_500_000,
  deposit: 150_000,
  interestRate: 10.5,
  termYears: 20,
  initiationFee: 6_037.5,
  initiationPaid: "cash",
  serviceFee: 69,
  transferCosts: 45_438,
  bondCosts: 34_456,
  ratesAndTaxes: 1_200,
  levy: 0,
  insurance: 450,
  maintenancePercent: 1,
  costGrowth: 5,
  rent: 11_000,
  rentGrowth: 5,
  priceGrowth: 4,
  investmentReturn: 8,
  commissionPercent: 5,
  vatPercent: 15,
  otherSellingCosts: 10_000,
  years: 10,
  gainsTax: { marginalPercent: 0 },
};
const choose = (changed: Partial<RentOrBuyInputs>) => rentOrBuy({ ...inputs, ...changed }, rules);

test("a quarter of the difference saved: the worked example", () => {
  const expected = {
    renterNetWorth: 673_013.16,
    breakEvenMonth: 48,
    breakEvenYear: 4,
    tippingRent: 3_519.57,
  };
  expect(differences(choose({ investedSharePercent: 25 }), expected)).toEqual([]);
});

test("a home bought in cash has no instalment, no bond costs and no service fee", () => {
  const { instalment, upFront, ownerFirstMonth, owed } = choose({ deposit: 9_000_000 });
  expect([instalment, upFront, owed]).toEqual([0, 1_545_438, 0]);
  expect(ownerFirstMonth).toBeCloseTo(1_650 + 1_250, 8);
});

test("an initiation fee in the loan is not paid at first but owed, and leaves about as much", () => {
  const inLoan = choose({ initiationPaid: "loan" });
  expect(inLoan.upFront).toBeCloseTo(choose({}).upFront - 6_037.5, 8);
  expect(inLoan.owed).toBeCloseTo((choose({}).owed * 1_356_037.5) / 1_350_000, 6);
});

test("when the price falls and the home is sold soon, the buyer owes", () => {
  const { buyerNetWorth, breakEvenMonth } = choose({ priceGrowth: -15, years: 2, deposit: 0 });
  expect(buyerNetWorth).toBeLessThan(0);
  expect(breakEvenMonth).toBeUndefined();
});

test("a bond that ends within the years leaves the owner money to save", () => {
  const { rows } = choose({ termYears: 5, years: 10, rentGrowth: 15 });
  expect(rows[4]!.buyerSavings).toBe(0);
  expect(rows[9]!.buyerSavings).toBeGreaterThan(0);
});

test("the buyer may be ahead for a time and the renter at the end", () => {
  const { breakEvenMonth, buyerAheadAtEnd } = choose({
    rent: 30_000,
    rentGrowth: -20,
    investmentReturn: 15,
    years: 30,
  });
  expect(breakEvenMonth).toBeGreaterThan(0);
  expect(buyerAheadAtEnd).toBe(false);
});

test("there is no break-even rent when the price collapses and nothing is saved", () => {
  expect(choose({ priceGrowth: -20, investedSharePercent: 0 }).tippingRent).toBeUndefined();
});

const numbers = fc.record({
  price: fc.integer({ min: 100_000, max: 20_000_000 }),
  deposit: fc.integer({ min: 0, max: 5_000_000 }),
  interestRate: fc.double({ min: 0, max: 40, noNaN: true }),
  termYears: fc.integer({ min: 1, max: 40 }),
  rentGrowth: fc.integer({ min: -20, max: 30 }),
  priceGrowth: fc.integer({ min: -20, max: 30 }),
  investmentReturn: fc.integer({ min: -20, max: 30 }),
  investedSharePercent: fc.integer({ min: 0, max: 100 }),
  years: fc.integer({ min: 1, max: 30 }),
  gainsTax: fc.record({ marginalPercent: fc.constantFrom(0, 18, 45) }),
});
const rents = fc.integer({ min: 0, max: 1_000_000 });

test("a higher rent never favours renting", () => {
  fc.assert(
    fc.property(numbers, rents, rents, (given, a, b) => {
      const lower = choose({ ...given, rent: Math.min(a, b) });
      const higher = choose({ ...given, rent: Math.max(a, b) });
      const rounding = 1e-9 * (Math.abs(lower.buyerNetWorth) + Math.abs(lower.renterNetWorth) + 1);
      expect(higher.difference).toBeGreaterThanOrEqual(lower.difference - rounding);
    }),
  );
});

test("at the break-even rent both end equal", () => {
  fc.assert(
    fc.property(numbers, (given) => {
      const { tippingRent } = choose(given);
      if (tippingRent === undefined || tippingRent === 0) return;
      expect(choose({ ...given, rent: tippingRent - 0.01 }).difference).toBeLessThanOrEqual(0);
      expect(choose({ ...given, rent: tippingRent + 0.01 }).difference).toBeGreaterThanOrEqual(0);
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
    fc.property(typed, anything, (given, marginalPercent) => {
      const result = choose({ ...given, gainsTax: { marginalPercent } });
      expect(badNumbers(result)).toEqual([]);
      for (const { owed, buyerSavings, renter } of result.rows) {
        expect(Math.min(owed, buyerSavings, renter)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
