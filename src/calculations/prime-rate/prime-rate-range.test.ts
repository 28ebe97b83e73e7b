import { expect, test } from "vitest";
import { actualPrimeRates } from "./actual-prime-rates.table.ts";
import { primeRateRange } from "./prime-rate-range.ts";

test("since 2014 the prime rate has been between 7% and 11.75%", () => {
  expect(primeRateRange(actualPrimeRates, "2014-01-01")).toEqual({ lowest: 7, highest: 11.75 });
});

test("the rate that was in force on the first day is one of them", () => {
  expect(primeRateRange(actualPrimeRates, "2026-06-01")).toEqual({ lowest: 10.5, highest: 10.75 });
  expect(primeRateRange(actualPrimeRates, "2026-10-01")).toEqual({ lowest: 10.75, highest: 10.75 });
});
