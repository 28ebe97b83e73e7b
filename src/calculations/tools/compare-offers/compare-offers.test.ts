import fc from "fast-check";
import { expect, test } from "vitest";
import { currentFigures, specifiedFigures } from "../../figures/example-figures.ts";
import type { Figures } from "../../figures/figures.ts";
import { costBreakdown } from "../../property-costs/cost-breakdown.ts";
import { badNumbers } from "../../testing/bad-numbers.ts";
import { startingFees } from "../tool-defaults.ts";
import { differences, vectorsOf } from "../vectors.ts";
import { type CompareOffersInputs, compareOffers, compareOffersDefaults } from "./compare-offers.ts";
import { type OfferInputs, offerDefaults } from "./offer.ts";

const offer: OfferInputs = {
  price: 1_500_000,
  deposit: 150_000,
  interestRate: 10.5,
  termYears: 20,
  ...offerDefaults,
  ...startingFees(specifiedFigures),
  bondCosts: 34_456,
  otherCosts: 45_438,
};

const compare = (changes: readonly Partial<OfferInputs>[], rest: Partial<CompareOffersInputs> = {}) =>
  compareOffers({
    ...compareOffersDefaults,
    ...rest,
    offers: changes.map((change) => ({ ...offer, ...change })),
  });

const cents = (value: number | undefined) => Math.round(value! * 100) / 100;

test.each(vectorsOf("compare-offers"))("$id", ({ inputs, expected }) => {
  expect(differences(compareOffers(inputs as CompareOffersInputs), expected)).toEqual([]);
});

test("by the current tariffs registering the bond costs R2,374 more, and so does the offer", () => {
  const costOf = (figures: Figures) => {
    const purchase = { purchasePrice: 1_500_000, loanAmount: 1_350_000, date: "2026-11-21" };
    const bondCosts = costBreakdown({ ...purchase, figures }).bond.total;
    return compare([{ ...startingFees(figures), bondCosts }]).offers[0]!.netCostAtHorizon;
  };
  expect(costOf(currentFigures) - costOf(specifiedFigures)).toBeCloseTo(2_374, 6);
});

test("a bank that pays the bond costs is cheaper until month 123, and a lower rate from month 124", () => {
  const { offers, cheapestFirst, crossings } = compare([{}, { interestRate: 10.25 }, { bondCosts: 0 }]);
  expect(offers.map(({ monthlyPayment }) => cents(monthlyPayment))).toEqual([
    13_547.13, 13_321.19, 13_547.13,
  ]);
  expect(offers.map(({ netCostAtHorizon }) => cents(netCostAtHorizon))).toEqual([
    1_018_527.75, 994_758.39, 984_071.75,
  ]);
  const effective = offers.map(({ effectiveCostAtHorizonPercent }) =>
    effectiveCostAtHorizonPercent!.toFixed(4),
  );
  expect(effective).toEqual(["11.8182", "11.5374", "11.1982"]);
  expect(cents(offers[0]!.costOfCreditFullTerm)).toBe(1_941_804.33);
  expect(cheapestFirst).toEqual([3, 2, 1]);
  expect(crossings[2]).toEqual({ first: 2, second: 3, cheaperAtFirst: 3, changesInMonth: 124 });
});

test("of three margins the one at prime without costs is cheapest after five years", () => {
  const half = { margin: -0.25, bondCosts: 17_228 };
  const free = { margin: 0, bondCosts: 0, initiationFee: 0 };
  const result = compare([{ margin: -0.5 }, half, free], { prime: 10.75, horizonYears: 5 });
  const costs = result.offers.map(({ netCostAtHorizon }) => cents(netCostAtHorizon));
  expect(costs.toSorted()).toEqual([744_592.03, 750_831.15, 751_054.25]);
  expect(result.cheapestFirst[0]).toBe(3);
  expect(result.crossings.map(({ changesInMonth }) => changesInMonth!).toSorted()).toEqual([61, 72, 83]);
});

test("offers that cost the same keep their place, and a single one has no crossing", () => {
  const same = compare([{}, {}, {}]);
  expect(same.cheapestFirst).toEqual([1, 2, 3]);
  expect(same.crossings.map(({ cheaperAtFirst }) => cheaperAtFirst)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(compare([{}]).crossings).toEqual([]);
  expect(compare([])).toMatchObject({ offers: [], cheapestFirst: [], crossings: [] });
});

test("past the shorter term nothing more is paid there", () => {
  const [short] = compare([{ termYears: 5 }, {}], { horizonYears: 10 }).offers;
  expect(short!.owedAtHorizon).toBe(0);
  expect(short!.netCosts[120]).toBe(short!.netCosts[60]);
});

test("a loan without interest or fees costs 0 % a year, and costs above the loan give no such figure", () => {
  const free = { interestRate: 0, serviceFee: 0, bondCosts: 0, initiationFee: 0 };
  expect(compare([free]).offers[0]).toMatchObject({
    effectiveCostFullTermPercent: 0,
    effectiveCostAtHorizonPercent: 0,
  });
  const eaten = compare([{ deposit: 1_480_000 }]).offers[0]!;
  expect(eaten.effectiveCostFullTermPercent).toBeUndefined();
});

test("savings that earn interest make a bigger deposit cost more", () => {
  const gap = (savingsRate: number) => {
    const [small, big] = compare([{}, { deposit: 600_000 }], { savingsRate }).offers;
    return big!.netCostAtHorizon - small!.netCostAtHorizon;
  };
  expect(gap(0)).toBeLessThan(0);
  expect(gap(14)).toBeGreaterThan(0);
});

test("a lower rate never costs more, whenever the home is sold", () => {
  const rate = fc.integer({ min: 0, max: 160 }).map((quarters) => quarters / 4);
  const years = fc.integer({ min: 1, max: 40 });
  fc.assert(
    fc.property(rate, rate, years, years, (a, b, termYears, horizonYears) => {
      const { offers } = compare(
        [
          { interestRate: Math.min(a, b), termYears },
          { interestRate: Math.max(a, b), termYears },
        ],
        { horizonYears },
      );
      const [low, high] = offers;
      expect(low!.netCosts.every((cost, month) => cost <= high!.netCosts[month]! + 0.005)).toBe(true);
      expect(low!.effectiveCostFullTermPercent!).toBeLessThanOrEqual(
        high!.effectiveCostFullTermPercent! + 1e-6,
      );
    }),
    { numRuns: 60 },
  );
});

test("whatever is typed, every figure is a number and nothing owed is negative", () => {
  const anything = fc.oneof(
    fc.double(),
    fc.integer({ min: 0, max: 2_000_000 }),
    fc.constantFrom(Number.NaN, 1e308, -1),
  );
  const anyOffer = fc.record({
    ...{
      price: anything,
      deposit: anything,
      interestRate: anything,
      termYears: anything,
      initiationFee: anything,
    },
    initiationPaid: fc.constantFrom("cash" as const, "loan" as const),
    ...{ serviceFee: anything, bondCosts: anything, otherCosts: anything },
    margin: fc.option(anything, { nil: undefined }),
  });
  fc.assert(
    fc.property(
      fc.array(anyOffer, { maxLength: 3 }),
      anything,
      anything,
      anything,
      (offers, horizonYears, savingsRate, prime) => {
        const result = compareOffers({ offers, horizonYears, savingsRate, prime });
        expect(badNumbers(result)).toEqual([]);
        for (const { owedAtHorizon } of result.offers) expect(owedAtHorizon).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 200 },
  );
});
