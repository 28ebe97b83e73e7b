import fc from "fast-check";
import { expect, test } from "vitest";
import { actualPrimeRates } from "../../prime-rate/actual-prime-rates.table.ts";
import { badNumbers } from "../../testing/bad-numbers.ts";
import { differences, vectorsOf } from "../vectors.ts";
import { type PastRatesInputs, pastRates } from "./past-rates.ts";

test.each(vectorsOf("past-rates"))("$id", ({ inputs, expected }) => {
  const given = inputs as PastRatesInputs & { withStretches?: boolean };
  const { stretches, ...result } = pastRates(given, actualPrimeRates);
  expect(differences({ ...result, stretches: given.withStretches ? stretches : null }, expected)).toEqual([]);
});

const million: PastRatesInputs = {
  loan: 1_000_000,
  termYears: 20,
  startMonth: "2008-07",
  margin: 0,
  asOf: "2026-11-21",
};

test("bought in July 2008, the real rates cost far less interest than the first one would have", () => {
  const { firstInstalment, lowestInstalment, lowestSince, extraInterest } = pastRates(
    million,
    actualPrimeRates,
  );
  const expected = { firstInstalment: 13_538.81, lowestInstalment: 8_622.96, lowestSince: "2020-08" };
  expect(differences({ firstInstalment, lowestInstalment, lowestSince }, expected)).toEqual([]);
  expect(extraInterest).toBeCloseTo(-934_901.27, 1);
});

test("a change on the first of a month counts from that month, a later one from the next", () => {
  const sinceOf = (startMonth: string) =>
    pastRates({ ...million, startMonth }, actualPrimeRates).stretches.map(({ since }) => since);
  // 1 August 2025 is a day of change; 31 January and 30 May 2025 are not the first of a month.
  expect(sinceOf("2025-01")).toEqual([
    "2025-01",
    "2025-02",
    "2025-06",
    "2025-08",
    "2025-12",
    "2026-06",
    "2026-10",
  ]);
});

test("without an instalment so far there is none to show, and all is still owed", () => {
  for (const startMonth of ["2026-11", "2027-03", "", "soon"]) {
    const result = pastRates({ ...million, startMonth }, actualPrimeRates);
    expect(result).toMatchObject({
      payments: 0,
      repaid: false,
      changes: 0,
      balance: 1_000_000,
      totalPaid: 0,
    });
    expect(result.firstInstalment).toBeUndefined();
    expect(result.averageRate).toBeUndefined();
  }
});

test("on the very day of an instalment it counts, on the day before it does not", () => {
  const paid = (asOf: string) =>
    pastRates({ ...million, startMonth: "2020-08", asOf }, actualPrimeRates).payments;
  expect([paid("2020-08-31"), paid("2020-09-01"), paid("2020-09-30")]).toEqual([0, 1, 1]);
});

test("a bond at the real rates owes nothing at its end, and its balance never rises or falls below 0", () => {
  const given = fc.record({
    loan: fc.integer({ min: 1, max: 1_000_000_000 }),
    termYears: fc.integer({ min: 1, max: 40 }),
    startMonth: fc.constantFrom("1980-01", "2002-01", "2003-07", "2008-07", "2020-08"),
    margin: fc.integer({ min: -100, max: 200 }).map((twentieths) => twentieths / 20),
    asOf: fc.constant("2199-12-31"),
    convention: fc.constantFrom("nominal" as const, "effective" as const),
  });
  fc.assert(
    fc.property(given, (inputs) => {
      const result = pastRates(inputs, actualPrimeRates);
      expect(badNumbers(result)).toEqual([]);
      expect(result).toMatchObject({ repaid: true, balance: 0, payments: inputs.termYears * 12 });
      expect(Math.abs(result.totalPaid - inputs.loan - result.interestPaid)).toBeLessThan(0.005);
      const { balances } = result;
      expect(
        balances.every((balance, index) => balance >= 0 && balance <= (balances[index - 1] ?? inputs.loan)),
      ).toBe(true);
      // What the level instalments add up to: the last payment settles rounding, and a balance below a cent.
      const level = result.stretches.reduce((sum, { instalment, firstPayment }, index) => {
        const end = result.stretches[index + 1]?.firstPayment ?? result.payments + 1;
        return sum + instalment * (end - firstPayment);
      }, 0);
      expect(Math.abs(level - result.totalPaid)).toBeLessThan(0.011 * Math.max(1, inputs.loan / 100_000_000));
    }),
    { numRuns: 100 },
  );
});
