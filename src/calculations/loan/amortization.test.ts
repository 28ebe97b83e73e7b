import fc from "fast-check";
import { expect, test } from "vitest";
import { amortization } from "./amortization.ts";
import { firstPrincipal } from "./monthly-payment.ts";

const rates = fc.double({ min: 0, max: 0.03, noNaN: true });
const loans = fc.integer({ min: 1, max: 100_000_000 });
const counts = fc.integer({ min: 1, max: 480 });

test("the principal repaid sums to the loan, and the last balance is exactly 0", () => {
  fc.assert(
    fc.property(loans, rates, counts, fc.nat(5_000), (balance, monthlyRate, mostPayments, extra) => {
      const principal = firstPrincipal(balance, monthlyRate, mostPayments);
      const run = amortization({
        balance,
        monthlyRate,
        firstPrincipal: principal,
        mostPayments,
        lastSettles: true,
        extra,
      });
      const repaid = run.rows.reduce((sum, row) => sum + row.principal, 0);
      expect(Math.abs(repaid - balance)).toBeLessThan(balance * 1e-12);
      expect(run.rows.at(-1)!.balance).toBe(0);
      expect(run.endBalance).toBe(0);
    }),
  );
});

test("extra payments stop after their months: R100 a month, R50 extra for two of them", () => {
  const repayment = { balance: 600, monthlyRate: 0, firstPrincipal: 100, mostPayments: 6, lastSettles: true };
  const { rows } = amortization({ ...repayment, extra: 50, extraMonths: 2 });
  expect(rows.map((row) => row.principal)).toEqual([150, 150, 100, 100, 100]);
});

test("a balance whose interest is not covered grows, and nothing settles it", () => {
  const run = amortization({
    balance: 1_000,
    monthlyRate: 0.01,
    firstPrincipal: -5,
    mostPayments: 3,
    lastSettles: false,
  });
  expect(run.rows).toHaveLength(3);
  expect(run.endBalance).toBeCloseTo(1_000 + 5 + 5.05 + 5.1005, 10);
});
