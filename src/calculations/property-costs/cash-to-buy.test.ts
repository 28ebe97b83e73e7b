import fc from "fast-check";
import { expect, test } from "vitest";
import { specifiedFigures } from "../figures/example-figures.ts";
import { cashToBuy } from "./cash-to-buy.ts";
import { costBreakdown } from "./cost-breakdown.ts";

const date = "2026-11-21";

function costsOf(purchasePrice: number, loanAmount: number) {
  return costBreakdown({ purchasePrice, loanAmount, date, figures: specifiedFigures });
}

test("a deposit and the costs of the specification's example come to one sum", () => {
  // Transfer and bond 39,658 + 1,646 each, duty 33,786, fee 6,037.50: R122,431.50 in costs.
  expect(cashToBuy(0, costsOf(2_000_000, 2_000_000))).toEqual({
    deposit: 0,
    transfer: 41_304,
    transferDuty: 33_786,
    bond: 41_304,
    initiationFee: 6_038,
    total: 122_432,
  });
  expect(cashToBuy(200_000, costsOf(2_000_000, 1_800_000)).total).toBe(320_149);
});

test("a buyer who pays the whole price needs it and the costs of transfer", () => {
  const { bond, initiationFee, total } = cashToBuy(2_000_000, costsOf(2_000_000, 0));
  expect([bond, initiationFee, total]).toEqual([0, 0, 2_075_090]);
});

test("without a price nothing is needed", () => {
  expect(cashToBuy(0, costsOf(0, 0)).total).toBe(0);
});

test("whatever the price and the deposit, the parts add up and none is a rand from its own amount", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20_000_000 }),
      fc.double({ min: 0, max: 100, noNaN: true }),
      (price, percent) => {
        const loan = Math.round(price * (100 - percent)) / 100;
        const costs = costsOf(price, loan);
        const { total, ...parts } = cashToBuy(price - loan, costs);
        expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(total);
        expect(Math.abs(total - (price - loan + costs.grandTotal))).toBeLessThanOrEqual(0.500_001);
        expect(Math.abs(parts.initiationFee - costs.initiationFee)).toBeLessThan(1.01);
      },
    ),
  );
});
