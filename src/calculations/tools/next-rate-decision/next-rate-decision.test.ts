import fc from "fast-check";
import { expect, test } from "vitest";
import { announcementDates } from "../../figures/announcement-dates.table.ts";
import { payOffSooner } from "../pay-off-sooner/pay-off-sooner.ts";
import { differences, vectorsOf } from "../vectors.ts";
import {
  type NextRateDecisionInputs,
  nextRateDecision,
  savedByHigherInstalment,
} from "./next-rate-decision.ts";

test.each(vectorsOf("next-rate-decision"))("$id", ({ inputs, expected }) => {
  expect(differences(nextRateDecision(inputs as NextRateDecisionInputs), expected)).toEqual([]);
});

const loan: NextRateDecisionInputs = {
  today: "2026-11-01",
  announcements: ["2026-11-19"],
  prime: 10.75,
  interestRate: 11,
  balance: 620_000,
  remainingMonths: 84,
};

test("R620,000 with seven years left pays R81.67 more after a rise of a quarter point", () => {
  const { instalment, rows } = nextRateDecision(loan);
  expect(instalment).toBeCloseTo(10_615.91, 2);
  expect(rows.find((row) => row.basisPoints === 25)!.monthlyChange).toBeCloseTo(81.67, 2);
});

test("on the day itself the announcement is still the next one; without a later date there is none", () => {
  const announced = (today: string, announcements = loan.announcements) => {
    const { next, daysUntil } = nextRateDecision({ ...loan, today, announcements });
    return [next, daysUntil];
  };
  expect(announced("2026-11-19")).toEqual(["2026-11-19", 0]);
  expect(announced("2026-11-01", ["soon", "2026-02-30", "2026-11-19"])).toEqual(["2026-11-19", 18]);
  for (const today of ["2026-11-20", ""]) expect(announced(today)).toEqual([undefined, undefined]);
  expect(announced("2026-11-20", announcementDates)).toEqual([undefined, undefined]);
});

test("the higher instalment saves what Pay your bond off sooner finds for the difference as an extra", () => {
  const { rows } = nextRateDecision(loan);
  const saved = rows.map((row) => savedByHigherInstalment(loan, row));
  const byExtra = rows.map(({ monthlyChange, interestRate }) =>
    payOffSooner({
      balance: loan.balance,
      remainingMonths: loan.remainingMonths,
      interestRate: Math.min(interestRate, loan.interestRate),
      monthlyExtra: Math.abs(monthlyChange),
      firstInstalment: "2026-12",
    }),
  );
  for (const [index, { interestSaved }] of byExtra.entries())
    expect(saved[index]).toBeCloseTo(interestSaved!, 6);
  expect(saved[2]).toBe(0);
});

test("no rate falls below 0, and the last payment alone changes by little", () => {
  const nearNothing = nextRateDecision({ ...loan, interestRate: 0.25, prime: 0.1 });
  expect(nearNothing.rows[0]).toMatchObject({ basisPoints: -50, interestRate: 0, primeRate: 0 });
  expect(nearNothing.rows[0]!.instalment).toBeCloseTo(620_000 / 84, 8);
  const lastOne = nextRateDecision({ ...loan, remainingMonths: 1 });
  expect(lastOne.rows.at(-1)!.interestChange).toBeCloseTo((620_000 * 0.5) / 1200, 6);
});

test("a higher rate never costs less", () => {
  const given = fc.record({
    interestRate: fc.double({ min: 0, max: 40, noNaN: true }),
    balance: fc.integer({ min: 0, max: 1_000_000_000 }),
    remainingMonths: fc.integer({ min: 0, max: 480 }),
  });
  fc.assert(
    fc.property(given, (typed) => {
      const { rows } = nextRateDecision({ ...loan, ...typed });
      for (const [index, row] of rows.entries()) {
        expect(row.instalment).toBeGreaterThanOrEqual((rows[index - 1]?.instalment ?? 0) - 1e-6);
      }
    }),
  );
});
