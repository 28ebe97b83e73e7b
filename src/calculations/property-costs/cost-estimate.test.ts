import { expect, test } from "vitest";
import { specifiedFigures } from "../figures/example-figures.ts";
import { costEstimate } from "./cost-estimate.ts";
import { costEstimateDefaults } from "./cost-estimate-defaults.ts";

const date = "2025-08-15";
const figures = specifiedFigures;

test("the estimator's default purchase costs what the tables say, without an initiation fee", () => {
  expect(costEstimate({ ...costEstimateDefaults, date, figures })).toEqual({
    bondAmount: 1_800_000,
    transferAttorneyFee: 39_658,
    deedsTransferFee: 1_646,
    // 24,560 + 4 × 1,985 = 32,500, with VAT 37,375.
    bondAttorneyFee: 37_375,
    deedsBondFee: 1_646,
    transferDuty: 33_786,
    tableYear: "2025/26",
    total: 39_658 + 1_646 + 37_375 + 1_646 + 33_786,
  });
});

test("today's date picks the duty table", () => {
  const estimate = costEstimate({ price: 2_000_000, depositPercent: 10, date: "2025-03-31", figures });
  expect(estimate.tableYear).toBe("2024/25");
  expect(estimate.transferDuty).toBe(41_625);
});

test("a deposit of the whole price or more leaves no bond", () => {
  for (const depositPercent of [100, 250]) {
    const estimate = costEstimate({ price: 1_000_000, depositPercent, date, figures });
    expect(estimate.bondAmount).toBe(0);
    expect(estimate.bondAttorneyFee).toBe(0);
    expect(estimate.total).toBe(estimate.transferAttorneyFee + estimate.deedsTransferFee);
  }
});

test("a bond that is a whole tariff step does not begin the next by a rounding of the deposit", () => {
  // 1 − 0.44 and 0.56 differ in doubles; the bond of R1,400,000 is two steps of R200,000 over a million.
  const estimate = costEstimate({ price: 2_500_000, depositPercent: 44, date, figures });
  expect(estimate.bondAmount).toBe(1_400_000);
  expect(estimate.bondAttorneyFee).toBe(Math.floor(((24_560 + 2 * 1_985) * 115 + 50) / 100));
});

test("the total is rounded to whole rand, halves up", () => {
  // Duty on R1,210,050 is 3 % of R50.
  const estimate = costEstimate({ price: 1_210_050, depositPercent: 100, date, figures });
  expect(estimate.transferDuty).toBe(1.5);
  expect(estimate.total).toBe(estimate.transferAttorneyFee + estimate.deedsTransferFee + 2);
});
