import { expect, test } from "vitest";
import { actualPrimeRates } from "./actual-prime-rates.table.ts";

test("each day is later than the one below it, and each rate is another", () => {
  for (const [index, { date, rate }] of actualPrimeRates.entries()) {
    const before = actualPrimeRates[index + 1];
    if (!before) continue;
    expect(date > before.date, date).toBe(true);
    expect(rate, date).not.toBe(before.rate);
    expect(Math.abs(rate - before.rate), date).toBeLessThanOrEqual(1.5);
  }
});

test("every day is a day of the calendar", () => {
  for (const { date } of actualPrimeRates)
    expect(new Date(`${date}T00:00:00Z`).toISOString()).toBe(`${date}T00:00:00.000Z`);
});
