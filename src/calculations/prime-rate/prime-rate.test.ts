import { expect, test } from "vitest";
import { fallbackPrimeRate, primeRateHistory } from "./prime-rate.table.ts";
import { currentPrimeRate, defaultLoanRate, primeRateAt, primeRateHistoryWith } from "./prime-rate.ts";
import { primeRateSeries } from "./prime-rate-series.ts";

test("the history holds the specification's 69 entries, newest first, each date once", () => {
  const dates = primeRateHistory.map((entry) => entry.date);
  expect(dates).toHaveLength(69);
  expect(dates).toEqual([...new Set(dates)].sort().reverse());
  expect(primeRateHistory[0]).toEqual({ date: "2025-08-01", rate: 10.5 });
  expect(primeRateHistory.at(-1)).toEqual({ date: "2014-01-01", rate: 8.5 });
});

test("each year has as many entries, and rates as high, as the specification's table", () => {
  const years = Object.groupBy(primeRateHistory, (entry) => entry.date.slice(0, 4));
  const sums = Object.entries(years).map(([year, entries]) => [
    year,
    entries!.length,
    entries!.reduce((sum, entry) => sum + entry.rate, 0),
  ]);
  expect(sums).toEqual([
    ["2014", 6, 8.5 + 5 * 9],
    ["2015", 6, 2 * 9.25 + 2 * 9 + 2 * 8.75],
    ["2016", 6, 4 * 10.5 + 9.75 + 9.25],
    ["2017", 6, 2 * 10 + 2 * 10.25 + 2 * 10.5],
    ["2018", 6, 4 * 10 + 2 * 9.75],
    ["2019", 6, 2 * 10 + 4 * 10.25],
    ["2020", 7, 3 * 7 + 7.25 + 8.25 + 9.25 + 10.25],
    ["2021", 6, 6 * 7],
    ["2022", 6, 9.75 + 9.25 + 8.75 + 8.25 + 7.75 + 7.25],
    ["2023", 6, 3 * 11.75 + 11.25 + 10.75 + 10.25],
    ["2024", 6, 6 * 11.75],
    ["2025", 2, 10.5 + 10.75],
  ]);
});

test("a rate holds from its own day until the day before the next", () => {
  expect(primeRateAt("2025-05-28", primeRateHistory)).toBe(11.75);
  expect(primeRateAt("2025-05-29", primeRateHistory)).toBe(10.75);
  expect(primeRateAt("2025-07-31", primeRateHistory)).toBe(10.75);
  expect(primeRateAt("2025-08-01", primeRateHistory)).toBe(10.5);
  expect(primeRateAt("2030-01-01", primeRateHistory)).toBe(10.5);
});

test("before the first entry the oldest rate applies", () => {
  expect(primeRateAt("2013-12-31", primeRateHistory)).toBe(8.5);
});

test("the current rate is the newest, and a home loan costs a quarter of a point more", () => {
  expect(currentPrimeRate(primeRateHistory)).toBe(10.5);
  expect(defaultLoanRate(primeRateHistory)).toBe(10.75);
});

test("without a history the fallback rate is used", () => {
  expect(currentPrimeRate([])).toBe(fallbackPrimeRate);
  expect(primeRateAt("2025-01-01", [])).toBe(11.75);
  expect(defaultLoanRate([])).toBe(12);
  expect(primeRateSeries([], "all")).toEqual([]);
});

test("added entries are merged newest first, and the later of two for one date wins", () => {
  const merged = primeRateHistoryWith(primeRateHistory, [
    { date: "2025-11-21", rate: 10.3 },
    { date: "2024-02-01", rate: 11.7 },
    { date: "2025-08-01", rate: 10.4 },
    { date: "2025-11-21", rate: 10.25 },
  ]);
  expect(merged).toHaveLength(71);
  expect(merged.slice(0, 3)).toEqual([
    { date: "2025-11-21", rate: 10.25 },
    { date: "2025-08-01", rate: 10.4 },
    { date: "2025-05-29", rate: 10.75 },
  ]);
  expect(primeRateAt("2024-02-15", merged)).toBe(11.7);
  expect(merged.map((entry) => entry.date)).toEqual(
    merged
      .map((entry) => entry.date)
      .sort()
      .reverse(),
  );
});

test("the series has one point a month from the first change to the last, oldest first", () => {
  const series = primeRateSeries(primeRateHistory, "all");
  const months = series.map((point) => point.date.slice(0, 7));
  expect(series).toHaveLength(11 * 12 + 8);
  expect(new Set(months).size).toBe(months.length);
  expect(series[0]).toEqual({ date: "2014-01-01", rate: 8.5 });
  expect(series[1]).toEqual({ date: "2014-02-01", rate: 8.5 });
  expect(series.at(-1)).toEqual({ date: "2025-08-01", rate: 10.5 });
});

test("a month's point is on its last change, else on its first day with the rate carried forward", () => {
  const series = primeRateSeries(primeRateHistory, "1year");
  expect(series.slice(-4)).toEqual([
    { date: "2025-05-29", rate: 10.75 },
    { date: "2025-06-01", rate: 10.75 },
    { date: "2025-07-01", rate: 10.75 },
    { date: "2025-08-01", rate: 10.5 },
  ]);
  const twice = [
    { date: "2020-03-20", rate: 8.75 },
    { date: "2020-03-05", rate: 9 },
    { date: "2020-01-15", rate: 10 },
  ];
  expect(primeRateSeries(twice, "all")).toEqual([
    { date: "2020-01-15", rate: 10 },
    { date: "2020-02-01", rate: 10 },
    { date: "2020-03-20", rate: 8.75 },
  ]);
});

test("a period is counted back from the newest point, that day included", () => {
  const firstOf = (period: "1year" | "5years" | "10years") => primeRateSeries(primeRateHistory, period)[0]!;
  expect(firstOf("1year")).toEqual({ date: "2024-08-01", rate: 11.75 });
  expect(firstOf("5years")).toEqual({ date: "2020-08-01", rate: 7 });
  expect(firstOf("10years")).toEqual({ date: "2015-08-01", rate: 9 });
  expect(primeRateSeries(primeRateHistory, "1year")).toHaveLength(13);
});

test("a period begins on its own day, with the rate in force, also after that month's change", () => {
  const changes = [
    { date: "2026-11-21", rate: 10.75 },
    { date: "2025-11-19", rate: 10.25 },
    { date: "2025-08-01", rate: 10.5 },
  ];
  const series = primeRateSeries(changes, "1year");
  expect(series[0]).toEqual({ date: "2025-11-21", rate: 10.25 });
  expect(series[1]).toEqual({ date: "2025-12-01", rate: 10.25 });
});
