import { expect, test } from "vitest";
import { primeRateHistory } from "#calculations/prime-rate/prime-rate.table.ts";
import { primeRateSeries } from "#calculations/prime-rate/prime-rate-series.ts";
import { plotHeights } from "#web/components/chart/plot.tsx";
import { site } from "#web/site/example-site.ts";
import { instalment } from "./instalment.ts";
import { marketAt, primeRateChanges } from "./market.ts";
import { dateAxis, inYears, rateAxis } from "./prime-rate-axes.ts";

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

test("the axes of every period have room for all its rates, and round dates between its ends", () => {
  const labels = (["1year", "5years", "10years", "all"] as const).map((period) => {
    const series = primeRateSeries(primeRateHistory, period);
    const [x, y] = [dateAxis(series), rateAxis(series)];
    expect([x.scale(inYears(series[0]!.date)), x.scale(inYears(series.at(-1)!.date))]).toEqual([0, 1]);
    for (const { rate } of series) {
      expect(y.scale(rate)).toBeGreaterThan(8);
      expect(y.scale(rate)).toBeLessThan(plotHeights.tall);
    }
    return x.scale.ticks.map(x.format);
  });
  expect(labels).toEqual([
    ["Jan 2025", "Jul 2025"],
    ["2021", "2022", "2023", "2024", "2025"],
    ["2016", "2018", "2020", "2022", "2024"],
    ["2014", "2016", "2018", "2020", "2022", "2024"],
  ]);
});
