import { expect, test } from "vitest";
import { costBreakdown } from "../property-costs/cost-breakdown.ts";
import { currentFigures, specifiedFigures } from "./example-figures.ts";
import { figuresOf } from "./figures.ts";
import { newerCosts, primeRateIsNewer, primeRateNow, unchangedSince } from "./newer-figures.ts";

const today = "2026-11-21";
const purchase = { purchasePrice: 2_000_000, loanAmount: 2_000_000, date: today };

test("a home of R2,000,000 with a full loan costs R5,680 more by the newest tariffs", () => {
  // Deeds office 2 × (1,738 − 1,646), attorneys 2 × (42,406 − 39,658).
  const changes = newerCosts(purchase, specifiedFigures);
  expect(changes).toEqual([
    { cost: "deedsOffice", more: 184, from: "2026-04-01" },
    { cost: "attorneys", more: 5_496, from: "2026-07-01" },
  ]);
  const totals = [specifiedFigures, currentFigures].map(
    (figures) => costBreakdown({ ...purchase, figures }).grandTotal,
  );
  expect(totals[1]! - totals[0]!).toBe(5_680);
});

test("without a change nothing is reported", () => {
  expect(newerCosts(purchase, currentFigures)).toEqual([]);
  expect(newerCosts({ ...purchase, purchasePrice: 0, loanAmount: 0 }, specifiedFigures)).toEqual([]);
  const cheap = newerCosts({ ...purchase, purchasePrice: 250_000, loanAmount: 0 }, specifiedFigures);
  expect(cheap.map(({ cost }) => cost)).toEqual(["attorneys"]);
});

test("prime is reported with the day of its last change", () => {
  expect(primeRateNow(specifiedFigures)).toEqual({ date: "2026-09-25", rate: 10.75 });
  expect(primeRateNow(currentFigures)).toEqual({ date: "2026-09-25", rate: 10.75 });
  expect([primeRateIsNewer(specifiedFigures), primeRateIsNewer(currentFigures)]).toEqual([true, false]);
  const held = figuresOf("specification", today, [{ date: "2026-11-20", rate: 10.75 }]);
  expect(primeRateNow(held).date).toBe("2026-09-25");
  expect(primeRateIsNewer(held)).toBe(false);
});

test("a duty table that was kept names the newer year, an older one does not", () => {
  const [newer, older] = specifiedFigures.transferDuty;
  expect(unchangedSince(newer!, specifiedFigures, today)?.tableYear).toBe("2026/27");
  expect(unchangedSince(newer!, specifiedFigures, "2026-03-31")).toBeUndefined();
  expect(unchangedSince(older!, specifiedFigures, today)).toBeUndefined();
  expect(unchangedSince(newer!, currentFigures, today)).toBeUndefined();
});
