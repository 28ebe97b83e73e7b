import fc from "fast-check";
import { expect, test } from "vitest";
import { specifiedFigures } from "../../figures/example-figures.ts";
import { badNumbers } from "../../testing/bad-numbers.ts";
import { differences, vectorsOf } from "../vectors.ts";
import { type BuyingTogetherInputs, buyingTogether } from "./buying-together.ts";

const couple: BuyingTogetherInputs = {
  people: [
    { grossIncome: 32_000, netIncome: 25_000, expenses: 9_000 },
    { grossIncome: 24_000, netIncome: 19_500, expenses: 7_000 },
  ],
  grossCap: 30,
  netCap: 40,
  interestRate: 10.5,
  termYears: 20,
};
const leave = {
  afterYears: 5,
  price: 1_500_000,
  priceGrowth: 4,
  deposits: [200_000, 50_000],
  sharePercent: [50, 50],
};
const of = (changed: Partial<BuyingTogetherInputs>) =>
  buyingTogether({ ...couple, ...changed }, specifiedFigures);
const cents = (values: readonly number[]) => values.map((value) => Math.round(value * 100) / 100);

test.each(vectorsOf("two-incomes"))("$id", ({ inputs, expected }) => {
  expect(differences(buyingTogether(inputs as BuyingTogetherInputs, specifiedFigures), expected)).toEqual([]);
});

test("together R1,682,726; without the first income R8,980 are short, and R60,000 last six months", () => {
  expect(cents([of({}).largestLoanTogether])).toEqual([1_682_726.21]);
  const { instalment, ifIncomeStops } = of({ loan: 1_250_000, savings: 60_000 });
  expect(cents([instalment, ifIncomeStops[0]!.left])).toEqual([12_479.75, -8_979.75]);
  expect(ifIncomeStops[0]!.savingsLastMonths).toBe(6);
});

test("an income that is just enough is not short, and savings last the month that they just cover", () => {
  const people = [
    { grossIncome: 10_000, netIncome: 0.1, expenses: 0.3 },
    { grossIncome: 10_000, netIncome: 0.3, expenses: 0 },
  ];
  expect(of({ people, loan: 0 }).ifIncomeStops[0]!.savingsLastMonths).toBeUndefined();
  expect(of({ people, loan: 0, savings: 0.6 }).ifIncomeStops[1]!.savingsLastMonths).toBe(3);
});

test("the stakes are the deposits and a share of the rest, or of the deposits in proportion", () => {
  expect(cents(of({ loan: 1_250_000, leave }).leave!.stakes)).toEqual([422_998.96, 272_998.96]);
  const fallen = of({ loan: 1_250_000, leave: { ...leave, afterYears: 4, priceGrowth: -3 } }).leave!;
  expect(cents([fallen.equity, ...fallen.stakes])).toEqual([169_448.97, 135_559.17, 33_889.79]);
});

test("a commission is taken off with its VAT only where the home is sold", () => {
  const kept = of({ loan: 1_250_000, leave }).leave!;
  const sold = of({ loan: 1_250_000, leave: { ...leave, commissionPercent: 5 } }).leave!;
  expect(kept.sellingCosts).toBe(0);
  expect(sold.sellingCosts).toBeCloseTo(sold.value * 0.05 * 1.15, 6);
  expect(sold.equity).toBeCloseTo(kept.equity - sold.sellingCosts, 6);
});

test("a commission is charged with the VAT of the figures", () => {
  const sold = { ...couple, loan: 1_250_000, leave: { ...leave, commissionPercent: 5 } };
  const vat = { ...specifiedFigures.vat, vatPercent: 16 };
  const { value, sellingCosts } = buyingTogether(sold, { vat }).leave!;
  expect(sellingCosts).toBeCloseTo(value * 0.05 * 1.16, 6);
});

test("shares that do not add up are taken in proportion, and none are equal shares", () => {
  const stakesWith = (sharePercent: readonly number[]) =>
    cents(of({ loan: 0, leave: { ...leave, deposits: [], afterYears: 0, sharePercent } }).leave!.stakes);
  expect(stakesWith([20, 20])).toEqual([750_000, 750_000]);
  expect(stakesWith([])).toEqual([750_000, 750_000]);
  expect(stakesWith([30, 10])).toEqual([1_125_000, 375_000]);
});

test("a fourth buyer is not counted", () => {
  expect(of({ people: [...couple.people, ...couple.people] }).allowedAlone).toHaveLength(3);
});

const rand = fc.integer({ min: 0, max: 200_000 });
const people = fc.array(fc.record({ grossIncome: rand, netIncome: rand, expenses: rand }), {
  minLength: 1,
  maxLength: 3,
});

test("stakes add up to the equity, and parts of the instalment to the instalment", () => {
  const list = fc.array(rand, { maxLength: 3 });
  const growth = fc.integer({ min: -20, max: 30 });
  fc.assert(
    fc.property(people, list, list, growth, rand, (buyers, deposits, agreed, priceGrowth, loan) => {
      const sharePercent = agreed.map((share) => share % 101);
      const terms = { afterYears: 5, price: 150_000, priceGrowth, deposits, sharePercent };
      const result = of({ people: buyers, loan, leave: terms });
      const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
      expect(total(result.leave!.stakes)).toBeCloseTo(result.leave!.equity, 4);
      const earns = buyers.some(({ grossIncome }) => grossIncome > 0);
      expect(total(result.instalmentShare)).toBeCloseTo(earns ? result.instalment : 0, 4);
      // Somebody whose expenses are above the income lowers what both can borrow; nobody else does.
      const surplus = buyers.every(({ netIncome, expenses }) => netIncome >= expenses);
      if (surplus)
        expect(result.allowedTogether).toBeGreaterThanOrEqual(Math.max(...result.allowedAlone) - 1e-6);
    }),
    { numRuns: 100 },
  );
});

test("whatever is typed, every figure is a number", () => {
  const anything = fc.oneof(fc.double(), rand, fc.constantFrom(Number.NaN, 1e308, -1));
  const anyList = fc.array(anything, { maxLength: 4 });
  const anybody = fc.record({ grossIncome: anything, netIncome: anything, expenses: anything });
  const anyLeave = fc.record({
    ...{ afterYears: anything, price: anything, priceGrowth: anything, commissionPercent: anything },
    ...{ deposits: anyList, sharePercent: anyList },
  });
  const anyInputs = fc.record({
    people: fc.array(anybody, { maxLength: 4 }),
    ...{ grossCap: anything, netCap: anything, interestRate: anything, termYears: anything, loan: anything },
    ...{ savings: anything, leave: anyLeave },
  });
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const result = buyingTogether(inputs, specifiedFigures);
      expect(badNumbers(result)).toEqual([]);
      expect(result.leave!.owed).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 100 },
  );
});
