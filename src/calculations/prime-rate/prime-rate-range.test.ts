import { expect, test } from "vitest";
import { actualPrimeRates } from "./actual-prime-rates.table.ts";
import { primeRateDays, primeRateRange, primeRateSteps } from "./prime-rate-range.ts";

test("since 2014 the prime rate has been between 7% and 11.75%", () => {
  expect(primeRateRange(actualPrimeRates, "2014-01-01")).toEqual({
    lowest: { date: "2020-07-24", rate: 7 },
    highest: { date: "2023-05-26", rate: 11.75 },
  });
});

test("the rate that was in force on the first day is one of them", () => {
  const rates = (since: string) => {
    const { lowest, highest } = primeRateRange(actualPrimeRates, since);
    return [lowest.rate, highest.rate];
  };
  expect(rates("2026-06-01")).toEqual([10.5, 10.75]);
  expect(rates("2026-10-01")).toEqual([10.75, 10.75]);
});

test("a change is the difference to the rate before; the oldest entry, and one at the same rate, is none", () => {
  const history = [
    { date: "2026-09-25", rate: 10.75 },
    { date: "2026-05-29", rate: 10.5 },
    { date: "2026-03-27", rate: 10.5 },
    { date: "2025-11-21", rate: 11 },
  ];
  expect(primeRateSteps(history, "2014-01-01")).toEqual([
    { date: "2026-09-25", points: 0.25 },
    { date: "2026-03-27", points: -0.5 },
  ]);
  expect(primeRateSteps(history, "2026-09-25")).toHaveLength(1);
});

test("each rate is counted on all the days on which it was in force, from the first to the last", () => {
  const history = [
    { date: "2026-09-25", rate: 10.75 },
    { date: "2026-05-29", rate: 10.5 },
    { date: "2025-11-21", rate: 10.75 },
  ];
  expect(primeRateDays(history, "2026-05-01", "2026-10-01")).toEqual([
    { rate: 10.5, days: 119 },
    { rate: 10.75, days: 34 },
  ]);
  const all = primeRateDays(actualPrimeRates, "2014-01-01", "2024-01-01");
  expect(all.reduce((sum, { days }) => sum + days, 0)).toBe(3652);
});
