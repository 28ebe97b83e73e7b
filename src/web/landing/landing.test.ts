import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { primeRateHistory } from "#calculations/prime-rate/prime-rate.table.ts";
import { primeRateChanges } from "#calculations/prime-rate/prime-rate.ts";
import { primeRateSeries } from "#calculations/prime-rate/prime-rate-series.ts";
import { plotHeights } from "#web/components/chart/plot.tsx";
import { site } from "#web/site/example-site.ts";
import { instalment } from "./instalment.ts";
import { marketAt } from "./market.ts";
import { MarketInsights } from "./market-insights.tsx";
import { dateAxis, inYears, rateAxis } from "./prime-rate-axes.ts";
import { PrimeRatePictures } from "./prime-rate-chart.tsx";

const page = { site, today: "2026-11-21", edition: "specification" } as const;

test("the first answer is the loan calculator's own", () => {
  expect(Math.round(instalment(2_000_000, 10.75, 20))).toBe(19_638);
});

test("a rate that the operator added counts at once", () => {
  const added = [{ date: "2026-09-25", rate: 10.75 }];
  expect(marketAt({ ...page, addedPrimeRates: [] })).toMatchObject({
    primeSince: "2025-08-01",
    loanRate: 10.75,
  });
  expect(marketAt({ ...page, addedPrimeRates: added })).toMatchObject({
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

/** The section as text, one blank between words. */
function insights(edition: "specification" | "current"): string {
  const market = marketAt({ ...page, edition, addedPrimeRates: [] });
  const pictures = createElement(PrimeRatePictures, { ...page, edition, addedPrimeRates: [] });
  const html = renderToStaticMarkup(createElement(MarketInsights, { market }, pictures));
  return html.replace(/<[^>]*>/g, " ").replace(/[\s\u00a0]+/g, " ");
}

test("the newest prime rate is next to the specified one, and the duty says that it did not change", () => {
  const text = insights("specification");
  expect(text).toContain(
    "10.50% Solid: our table, 1 August 2025. 10.75% Dashed: published, since 25 September 2026; the decision of 19 November 2026 is not in it yet. Updated monthly. Average",
  );
  expect(text).toContain("No duty up to this price, from 1 April 2025, unchanged for 2026/27.");
});

test("the chart of the specified entries says how far they are from the real rates", () => {
  const text = insights("specification");
  expect(text).toContain(
    "In our table the prime rate rose from 9.00% to 10.50% between 1 August 2015 and 1 August 2025.",
  );
  expect(text).toContain("Our table is simplified: it has the real rate on");
});

test("the chart runs to today with the published rates, and names the lowest rate and the newest change", () => {
  const text = insights("specification");
  expect(text).toContain("Dashed: the rate published since. Lowest 10.25%, highest 11.75%.");
  expect(text).toContain("25 September 2026 · 10.75%, up from 10.50%");
  expect(text).toContain("Prime rate 25 Sep 2026 after our table 10.75%");
  expect(text).toContain("Lowest 10.25%");
  expect(text).toContain("Highest 11.75%");
});

test("by the current figures the chart draws the real rates up to today", () => {
  const text = insights("current");
  expect(text).toContain(
    "10.75% Banks set home-loan rates from prime. It has been this since 25 September 2026; the decision of 19 November 2026 is not in it yet.",
  );
  expect(text).toContain(
    "The prime rate rose from 10.25% to 10.75% between 21 November 2025 and 21 November 2026.",
  );
  expect(text).not.toMatch(/our table/i);
});
