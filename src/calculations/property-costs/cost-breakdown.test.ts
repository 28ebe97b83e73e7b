import fc from "fast-check";
import { expect, test } from "vitest";
import { specifiedFigures } from "../figures/example-figures.ts";
import { costBreakdown } from "./cost-breakdown.ts";

const date = "2025-08-15";
const figures = specifiedFigures;

test("R2,000,000 with a full loan costs what the tables say", () => {
  // Attorney 24,560 + 5 × 1,985 = 34,485, with VAT 39,657.75, rounded to 39,658.
  const registration = {
    deedsOffice: 1_646,
    attorney: 34_485,
    vat: 5_173,
    attorneyIncVAT: 39_658,
    total: 41_304,
  };
  expect(costBreakdown({ purchasePrice: 2_000_000, loanAmount: 2_000_000, date, figures })).toEqual({
    tableYear: "2025/26",
    transfer: registration,
    bond: registration,
    transferDuty: 33_786,
    initiationFee: 6_037.5,
    grandTotal: 122_431.5,
  });
});

test("a date before 1 April 2025 pays the older duty", () => {
  const costs = costBreakdown({ purchasePrice: 2_000_000, loanAmount: 0, date: "2025-03-31", figures });
  expect(costs.tableYear).toBe("2024/25");
  expect(costs.transferDuty).toBe(41_625);
});

test("without a loan nothing is registered and no initiation fee is due", () => {
  const costs = costBreakdown({ purchasePrice: 1_000_000, loanAmount: 0, date, figures });
  expect(costs.bond).toEqual({ deedsOffice: 0, attorney: 0, vat: 0, attorneyIncVAT: 0, total: 0 });
  expect(costs.initiationFee).toBe(0);
  expect(costs.grandTotal).toBe(costs.transfer.total);
});

test("without a price nothing is transferred", () => {
  const costs = costBreakdown({ purchasePrice: 0, loanAmount: 500_000, date, figures });
  expect(costs.transfer.total).toBe(0);
  expect(costs.transferDuty).toBe(0);
  expect(costs.grandTotal).toBe(costs.bond.total + 6_037.5);
});

test("the shown parts add up to the grand total", () => {
  const rand = fc.integer({ min: 0, max: 100_000_000 });
  fc.assert(
    fc.property(rand, rand, (purchasePrice, loanAmount) => {
      const costs = costBreakdown({ purchasePrice, loanAmount, date, figures });
      for (const part of [costs.transfer, costs.bond]) {
        expect(part.attorney + part.vat).toBe(part.attorneyIncVAT);
        expect(part.attorneyIncVAT + part.deedsOffice).toBe(part.total);
      }
      const parts = costs.transfer.total + costs.bond.total + costs.transferDuty + costs.initiationFee;
      expect(costs.grandTotal).toBe(parts);
    }),
  );
});
