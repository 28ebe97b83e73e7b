import fc from "fast-check";
import { expect, test } from "vitest";
import { actualPrimeRates } from "../prime-rate/actual-prime-rates.table.ts";
import { badNumbers } from "../testing/bad-numbers.ts";
import { minimumExpenseTable } from "./minimum-expenses/minimum-expenses.table.ts";
import { minimumExpenseLoan } from "./minimum-expenses/minimum-expenses.ts";
import { nextRateDecision } from "./next-rate-decision/next-rate-decision.ts";
import { pastRates } from "./past-rates/past-rates.ts";

const anything = fc.oneof(
  fc.double(),
  fc.constantFrom(0, -1, 1e15, 1e308, Number.NaN, Number.POSITIVE_INFINITY),
  fc.integer({ min: 0, max: 10_000_000 }),
);
const text = fc.oneof(
  fc.string(),
  fc.constantFrom("", "2020-02", "1900-01", "2026-13", "9999-12", "2026-02-30"),
);
const convention = fc.constantFrom("nominal" as const, "effective" as const);

test("whatever is typed, the next decision and the minimum expenses give no bad number", () => {
  fc.assert(
    fc.property(anything, anything, anything, anything, text, convention, (a, b, c, d, day, by) => {
      const loan = { prime: a, interestRate: b, balance: c, remainingMonths: d, convention: by };
      const decision = nextRateDecision({ ...loan, today: day, announcements: [day, "2026-11-19"] });
      const people = [
        { grossIncome: a, netIncome: b },
        { grossIncome: c, netIncome: d },
      ];
      const spent = {
        people,
        livingCosts: d,
        debtRepayments: a,
        sharePercent: c,
        interestRate: b,
        termYears: d,
      };
      const expenses = minimumExpenseLoan({ ...spent, convention: by }, minimumExpenseTable);
      expect(badNumbers([decision.instalment, decision.rows, expenses])).toEqual([]);
      expect(Math.min(decision.instalment, expenses.left, expenses.largestLoan)).toBeGreaterThanOrEqual(0);
      expect(expenses.largestLoan).toBeLessThanOrEqual(expenses.largestLoanAsDeclared);
    }),
  );
});

test("whatever is typed, a replay of past rates gives no bad number and no balance below 0", () => {
  fc.assert(
    fc.property(
      anything,
      anything,
      anything,
      text,
      text,
      convention,
      (loan, termYears, margin, startMonth, asOf, by) => {
        const inputs = { loan, termYears, margin, startMonth, asOf, convention: by };
        for (const given of [inputs, { ...inputs, startMonth: "1990-01", asOf: "2199-12-31" }]) {
          const result = pastRates(given, actualPrimeRates);
          expect(badNumbers(result)).toEqual([]);
          expect(Math.min(result.balance, ...result.balances)).toBeGreaterThanOrEqual(0);
        }
      },
    ),
  );
});
