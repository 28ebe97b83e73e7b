import { expect, test } from "vitest";
import type { PrimeRateEntry } from "../prime-rate/prime-rate.table.ts";
import { costBreakdown } from "../property-costs/cost-breakdown.ts";
import { transferDuty, transferDutyTableAt } from "../transfer-duty/transfer-duty.ts";
import { currentFigures, specifiedFigures } from "./example-figures.ts";
import { figuresEditions, figuresOf } from "./figures.ts";

test("the specified figures are the specification's", () => {
  const { lending, capitalGains, firstHomeFinance, serviceFee, initiationFee, vat } = specifiedFigures;
  expect(lending).toMatchObject({
    loanMargin: 0.25,
    affordabilityRate: 10.5,
    stressBuffer: 2.5,
    dsrGrossCap: 30,
    dsrNetCap: 40,
  });
  expect(capitalGains.residenceExclusion).toBe(2_000_000);
  expect(firstHomeFinance).toMatchObject({ incomeFrom: 3_501, incomeTo: 22_000 });
  expect([serviceFee.serviceFee, initiationFee.initiationFee, vat.vatPercent]).toEqual([69, 6_037.5, 15]);
  expect(specifiedFigures.prime[0]).toEqual({ date: "2025-08-01", rate: 10.5 });
  expect(specifiedFigures.transferDuty.map(({ tableYear }) => tableYear)).toEqual(["2025/26", "2024/25"]);
  expect([specifiedFigures.deedsOffice.from, specifiedFigures.attorneyFees.from]).toEqual([
    "2025-04-01",
    "2024-05-27",
  ]);
});

test("the current figures are the newest public ones that are in force", () => {
  expect(currentFigures.prime[0]).toEqual({ date: "2026-09-25", rate: 10.75 });
  expect(currentFigures.lending.affordabilityRate).toBe(10.75);
  expect(currentFigures.capitalGains.residenceExclusion).toBe(3_000_000);
  expect([currentFigures.deedsOffice.from, currentFigures.attorneyFees.from]).toEqual([
    "2026-04-01",
    "2026-07-01",
  ]);
  expect(transferDutyTableAt("2026-11-21", currentFigures.transferDuty).tableYear).toBe("2026/27");
  expect(currentFigures.newest).toBeUndefined();
  const { decisionNotEntered, ...tables } = currentFigures;
  expect(specifiedFigures.newest).toEqual(tables);
});

test.for(figuresEditions)(
  "by the %s figures a decision is known to be missing until it is entered",
  (edition) => {
    const missing = (today: string, rates: PrimeRateEntry[] = [], dates: string[] = []) =>
      figuresOf(edition, today, rates, dates).decisionNotEntered;
    // It is announced at about 15:00, so the day itself does not count.
    expect(missing("2026-11-19")).toBeUndefined();
    expect(missing("2026-11-20")).toBe("2026-11-19");
    // A rate that stayed is entered too.
    const entered = [{ date: "2026-11-20", rate: 10.75 }];
    expect(missing("2026-11-20", entered)).toBeUndefined();
    expect(missing("2027-01-29", entered, ["2027-01-28"])).toBe("2027-01-28");
  },
);

test("a table that is entered ahead of its day is used from that day on", () => {
  expect(figuresOf("current", "2026-06-30").attorneyFees.from).toBe("2025-08-01");
  expect(figuresOf("current", "2026-03-31").deedsOffice.from).toBe("2025-04-01");
  expect(figuresOf("specification", "2030-01-01").deedsOffice.from).toBe("2025-04-01");
});

test("a prime rate that the operator adds counts in both editions", () => {
  const added = [{ date: "2026-11-20", rate: 10.5 }];
  for (const edition of ["specification", "current"] as const) {
    expect(figuresOf(edition, "2026-11-21", added).prime[0]).toEqual(added[0]);
  }
  expect(figuresOf("current", "2026-11-21", added).lending.affordabilityRate).toBe(10.5);
  expect(figuresOf("specification", "2026-11-21", added).lending.affordabilityRate).toBe(10.5);
});

// By hand: 15,675 + 3 × 2,120 = 22,035 with VAT 25,340; deeds office 1,346; twice, as the loan is the whole price.
test.each([
  [800_000, 2 * (25_340 + 1_346)],
  // 26,275 + 5 × 2,120 = 36,875 with VAT 42,406; deeds office 1,738; duty 33,786.
  [2_000_000, 2 * (42_406 + 1_738) + 33_786],
])("a purchase of R%i by the current tariffs is what they give by hand", (price, total) => {
  const purchase = { purchasePrice: price, loanAmount: price, date: "2026-11-21" };
  const { grandTotal, initiationFee } = costBreakdown({ ...purchase, figures: currentFigures });
  expect(grandTotal - initiationFee).toBe(total);
});

test("the duty of 2026/27 is that of 2025/26", () => {
  for (const price of [1_000_000, 1_500_000, 2_000_000, 3_000_000, 20_000_000]) {
    const [now, before] = currentFigures.transferDuty;
    expect(transferDuty(price, now!)).toBe(transferDuty(price, before!));
  }
});
