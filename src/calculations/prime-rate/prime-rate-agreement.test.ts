import { expect, test } from "vitest";
import { monthsLater } from "../calendar/calendar.ts";
import { actualPrimeRates } from "./actual-prime-rates.table.ts";
import { primeRateHistory } from "./prime-rate.table.ts";
import { primeRateAt } from "./prime-rate.ts";
import { primeRateAgreement } from "./prime-rate-agreement.ts";

test("days are counted one by one, the first and the last included", () => {
  const ours = [
    { date: "2020-01-04", rate: 9 },
    { date: "2020-01-01", rate: 8 },
  ];
  const real = [
    { date: "2020-01-03", rate: 9.5 },
    { date: "2020-01-01", rate: 8 },
  ];
  const range = { first: "2020-01-01", last: "2020-01-04" };
  expect(primeRateAgreement(ours, real, range)).toEqual({ days: 4, agreeing: 2, largestGap: 1.5 });
  expect(primeRateAgreement(ours, ours, range)).toEqual({ days: 4, agreeing: 4, largestGap: 0 });
});

test("the specified history agrees with the real one on as many days as a walk through the calendar finds", () => {
  const range = { first: "2015-08-01", last: "2025-08-01" };
  let days = 0;
  let agreeing = 0;
  for (let time = Date.parse(range.first); time <= Date.parse(range.last); time += 86_400_000) {
    const date = new Date(time).toISOString().slice(0, 10);
    days += 1;
    if (primeRateAt(date, primeRateHistory) === primeRateAt(date, actualPrimeRates)) agreeing += 1;
  }
  expect(primeRateAgreement(primeRateHistory, actualPrimeRates, range)).toEqual({
    days,
    agreeing,
    largestGap: 1,
  });
  expect(monthsLater(range.first, 120)).toBe(range.last);
});
