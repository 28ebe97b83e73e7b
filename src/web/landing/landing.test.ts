import { expect, test } from "vitest";
import { primeRateHistory } from "#calculations/prime-rate/prime-rate.table.ts";
import { primeRateSeries } from "#calculations/prime-rate/prime-rate-series.ts";
import { site } from "#web/site/example-site.ts";
import { instalment } from "./instalment.ts";
import { marketAt, primeRateChanges } from "./market.ts";
import { drawn, primeRateDrawing } from "./prime-rate-drawing.ts";

const today = "2026-11-21";

test("the first answer is the loan calculator's own", () => {
  expect(Math.round(instalment(2_000_000, 10.75, 20))).toBe(19_638);
});

test("a rate that the operator added counts at once", () => {
  const added = [{ date: "2026-09-25", rate: 10.75 }];
  expect(marketAt({ site, today, addedPrimeRates: [] })).toMatchObject({
    primeSince: "2025-08-01",
    loanRate: 10.75,
  });
  expect(marketAt({ site, today, addedPrimeRates: added })).toMatchObject({
    primeSince: "2026-09-25",
    loanRate: 11,
  });
});

test("only entries that changed the rate are changes, the oldest included", () => {
  const changes = primeRateChanges(primeRateHistory);
  expect(changes.at(-1)).toEqual(primeRateHistory.at(-1));
  expect(changes.filter(({ rate }) => rate === 11.75)).toEqual([{ date: "2023-07-01", rate: 11.75 }]);
});

test("the drawing of every period stays inside its frame and ends at the current rate", () => {
  for (const period of ["1year", "5years", "10years", "all"] as const) {
    const { path, rates, dates, last } = primeRateDrawing(primeRateSeries(primeRateHistory, period));
    expect(path).toMatch(/^M0 [\d.]+(H\d+V[\d.]+)*H1000$/);
    expect(path.endsWith(`V${last.y}H1000`)).toBe(true);
    expect(rates[0]?.y).toBe(drawn.height);
    expect(rates.at(-1)?.y).toBe(0);
    expect(dates.length).toBeGreaterThan(1);
    for (const { percentAcross } of dates) {
      expect(percentAcross).toBeGreaterThanOrEqual(0);
      expect(percentAcross).toBeLessThanOrEqual(100);
    }
  }
});
