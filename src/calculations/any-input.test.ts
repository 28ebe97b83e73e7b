import fc from "fast-check";
import { expect, test } from "vitest";
import { affordability } from "./affordability/affordability.ts";
import { yearlyExtraPaymentRows } from "./extra-payments/extra-payment-rows.ts";
import { extraPayments } from "./extra-payments/extra-payments.ts";
import { specifiedFigures } from "./figures/example-figures.ts";
import { loan } from "./loan/loan.ts";
import { monthlyPayment, presentValue } from "./loan/monthly-payment.ts";
import { yearlyLoanRows } from "./loan/yearly-rows.ts";
import { paymentDelay } from "./payment-delay/payment-delay.ts";
import { primeRateHistory } from "./prime-rate/prime-rate.table.ts";
import { costBreakdown } from "./property-costs/cost-breakdown.ts";
import { costEstimate } from "./property-costs/cost-estimate.ts";
import { rateSensitivity, sensitivityImpact } from "./rate-sensitivity/rate-sensitivity.ts";
import { badNumbers } from "./testing/bad-numbers.ts";

// Whatever a field may hold, nothing that is shown is NaN or Infinity, and nothing hangs.

// Any double at all, the hard ones, and what a visitor types.
const anything = fc.oneof(
  fc.double(),
  fc.constantFrom(0, -0, 1e-320, -1, 1e15, 1e308, Number.MAX_VALUE, Number.NaN, Number.POSITIVE_INFINITY),
  fc.integer({ min: 0, max: 100_000_000 }),
  fc.integer({ min: 0, max: 4_000 }).map((hundredths) => hundredths / 100),
);
const anyDate = fc.oneof(
  fc.constantFrom(
    "",
    "soon",
    "2025-02-30",
    "0001-01-01",
    "0000-01-01",
    "9999-12-31",
    "2020-02-29",
    "2025-09-01",
  ),
  fc.string(),
  fc.integer({ min: 1900, max: 2100 }).map((year) => `${year}-06-15`),
);

test("a number that is not finite is found wherever it hides", () => {
  const hidden = { row: [{ balance: Number.NaN }], rate: "NaN" };
  expect(badNumbers(hidden)).toEqual([".row.0.balance NaN", ".rate NaN"]);
});

test("the loan tab shows finite numbers for any input", () => {
  const inputs = fc.record({
    purchasePrice: anything,
    propertyValue: anything,
    downPayment: anything,
    interestRate: anything,
    loanTerm: anything,
    offerDate: anyDate,
    transferDate: anyDate,
    firstPaymentDate: anyDate,
  });
  fc.assert(
    fc.property(inputs, (given) => {
      const result = loan({ ...given, today: "2025-08-15", figures: specifiedFigures });
      expect(badNumbers(result)).toEqual([]);
      expect(badNumbers(yearlyLoanRows(result.schedule))).toEqual([]);
      expect(
        badNumbers(paymentDelay({ ...given, loanAmount: given.purchasePrice, history: primeRateHistory })),
      ).toEqual([]);
      const last = result.schedule.at(-1);
      if (last !== undefined && !result.neverRepaid) expect(last.balance).toBe(0);
      if (result.neverRepaid) expect(last!.balance).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});

test("the other tabs and the estimator show finite numbers for any input", () => {
  fc.assert(
    fc.property(anything, anything, anything, anything, anything, fc.boolean(), (a, b, c, d, e, yes) => {
      const extra = extraPayments({
        loanAmount: a,
        interestRate: b,
        loanTerm: c,
        extraPayment: d,
        extraPaymentDuration: e,
      });
      const shown = [
        extra,
        yearlyExtraPaymentRows(extra.schedule),
        rateSensitivity({ loanAmount: a, interestRate: b, loanTerm: c }),
        affordability({
          grossIncome: a,
          netIncome: d,
          monthlyExpenses: e,
          interestRate: b,
          termYears: c,
          nominal: yes,
          stressed: true,
          stressBuffer: e,
          dsrGrossCap: d,
          dsrNetCap: b,
        }),
        costBreakdown({ purchasePrice: a, loanAmount: d, date: "2025-08-15", figures: specifiedFigures }),
        costEstimate({ price: a, depositPercent: b, date: "2025-08-15", figures: specifiedFigures }),
      ];
      expect(badNumbers(shown)).toEqual([]);
      expect(["Low", "Medium", "High"]).toContain(sensitivityImpact(a, b));
      if (extra.schedule.length > 0) expect(extra.schedule.at(-1)!.balance).toBe(0);
    }),
    { numRuns: 300 },
  );
});

test("payment and present value are finite for any rate and count a calculator can reach", () => {
  const monthlyRates = fc.oneof(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.constantFrom(5e-324, 1e-300, 1e-18),
  );
  fc.assert(
    fc.property(
      anything,
      monthlyRates,
      fc.integer({ min: 0, max: 1200 }),
      (amount, monthlyRate, payments) => {
        expect(badNumbers(monthlyPayment(amount, monthlyRate, payments))).toEqual([]);
        expect(badNumbers(presentValue(amount, monthlyRate, payments))).toEqual([]);
      },
    ),
  );
});
