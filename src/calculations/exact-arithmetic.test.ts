import { Decimal } from "decimal.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { affordability } from "./affordability/affordability.ts";
import { extraPayments } from "./extra-payments/extra-payments.ts";
import { specifiedFigures } from "./figures/example-figures.ts";
import { type LoanInputs, loan } from "./loan/loan.ts";
import { presentValue } from "./loan/monthly-payment.ts";
import { effectiveMonthlyRate } from "./loan/monthly-rate.ts";
import { yearlyLoanRows } from "./loan/yearly-rows.ts";
import { paymentDelay } from "./payment-delay/payment-delay.ts";
import { primeRateHistory } from "./prime-rate/prime-rate.table.ts";
import { rateSensitivity } from "./rate-sensitivity/rate-sensitivity.ts";

// The room's doubles against 50 digits, computed the textbook way: balance × (1 + r) − payment. The least rate
// below takes 19 of them away, so that 31 are left to judge the 16 of a double.
const Exact = Decimal.clone({ precision: 50 });
type Exact = InstanceType<typeof Exact>;

const halfACent = 0.005;
const zero = new Exact(0);

const exactRate = (annualPercent: number): Exact =>
  new Exact(annualPercent).div(100).plus(1).pow(new Exact(1).div(12)).minus(1);

const exactPayment = (loan: Decimal.Value, rate: Exact, payments: number): Exact => {
  if (rate.isZero()) return new Exact(loan).div(payments);
  const growth = rate.plus(1).pow(payments);
  return new Exact(loan).times(rate).times(growth).div(growth.minus(1));
};

type ExactRow = { interest: Exact; principal: Exact; balance: Exact };

// Pays `paymentAt(index)` a month, or what is owed when that is less, until nothing is or `most` payments are made.
const exactRows = (start: Exact, rate: Exact, paymentAt: (index: number) => Exact, most: number) => {
  const rows: ExactRow[] = [];
  let balance = start;
  while (rows.length < most && balance.gt(1e-50)) {
    const interest = balance.times(rate);
    const payment = Exact.min(paymentAt(rows.length), balance.plus(interest));
    const principal = payment.minus(interest);
    balance = balance.minus(principal);
    rows.push({ interest, principal, balance });
  }
  return rows;
};

const sum = (rows: readonly ExactRow[], field: keyof ExactRow): Exact =>
  rows.reduce((total, row) => total.plus(row[field]), zero);

// Half a cent is allowed; beyond R50 billion, which only a loan never repaid can owe, 13 digits.
const expectClose = (ours: number, exact: Exact, what: string): void => {
  const allowed = Math.max(halfACent, exact.abs().toNumber() * 1e-13);
  const difference = exact.minus(ours).abs().toNumber();
  if (!(difference < allowed)) expect.fail(`${what}: ${ours}, exactly ${exact.toFixed(6)}`);
};

const expectRows = (
  ours: readonly { interest: number; principal: number; balance: number }[],
  exact: readonly ExactRow[],
): void => {
  // A debt next to nothing may take the exact schedule one row further.
  expect(Math.abs(ours.length - exact.length)).toBeLessThanOrEqual(1);
  for (let index = 0; index < Math.min(ours.length, exact.length); index++) {
    for (const field of ["interest", "principal", "balance"] as const) {
      expectClose(ours[index]![field], exact[index]![field], `row ${index + 1} ${field}`);
    }
  }
  for (const row of exact.slice(ours.length)) expectClose(0, row.principal, "a row too few");
  for (const row of ours.slice(exact.length)) expectClose(row.principal, zero, "a row too many");
};

const loans = fc.oneof(
  fc.integer({ min: 1, max: 100_000_000 }),
  fc.integer({ min: 100_000, max: 5_000_000 }),
  fc.constantFrom(1, 100_000_000),
);
const rates = fc.oneof(
  // Not below 1e-15 %, where 1 + rate leaves even 50 digits, and half of all doubles lie.
  fc.double({ min: 1e-15, max: 40, noNaN: true }),
  fc.double({ min: 1, max: 40, noNaN: true }),
  fc.integer({ min: 0, max: 160 }).map((quarters) => quarters / 4),
  fc.integer({ min: 1, max: 14 }).map((zeros) => 10 ** -zeros),
  fc.constantFrom(0, 40),
);
const terms = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constantFrom(1, 20, 30, 40));

const inputsOf = (price: number, interestRate: number, loanTerm: number): LoanInputs => ({
  purchasePrice: price,
  propertyValue: price,
  downPayment: 0,
  interestRate,
  loanTerm,
  today: "2025-08-15",
  figures: specifiedFigures,
});

// Half a minute, because exact arithmetic is slow and the machine may be shared.
const slow = { timeout: 30_000 };
/** More of them by hand: `MADE_UP_INPUTS=1000 npx vitest run src/calculations/exact-arithmetic.test.ts`. */
const runs = { numRuns: Number(process.env.MADE_UP_INPUTS ?? 50) };

test("payment, rows, totals and years of a loan are exact to half a cent", slow, () => {
  fc.assert(
    fc.property(loans, rates, terms, (price, interestRate, loanTerm) => {
      const ours = loan(inputsOf(price, interestRate, loanTerm));
      const rate = exactRate(interestRate);
      const payment = exactPayment(price, rate, loanTerm * 12);
      const exact = exactRows(new Exact(price), rate, () => payment, loanTerm * 12);
      expectClose(ours.monthlyPayment, payment, "payment");
      expect(ours.schedule).toHaveLength(loanTerm * 12);
      expectRows(ours.schedule, exact);
      for (const row of ours.schedule) expectClose(row.payment, payment, "row payment");
      expectClose(ours.totalInterest, sum(exact, "interest"), "total interest");
      expectClose(ours.totalPayments, payment.times(loanTerm * 12), "total payments");
      const years = yearlyLoanRows(ours.schedule);
      const lastYear = years.at(-1)!;
      expectClose(lastYear.interest, sum(exact.slice(-12), "interest"), "interest of the last year");
      expect(years).toHaveLength(loanTerm);
      expect(ours.schedule.at(-1)!.balance).toBe(0);
      expect(ours.neverRepaid).toBe(false);
    }),
    runs,
  );
});

test(
  "a loan with a delay is exact to half a cent, also when it runs past its term or is never repaid",
  slow,
  () => {
    const delays = fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 60 }));
    fc.assert(
      fc.property(loans, rates, terms, delays, (price, interestRate, loanTerm, months) => {
        // Thirty days a month from 1 February 2020, so that even one month's is more than a calendar month.
        const first = new Date(Date.UTC(2020, 1, 1 + 30 * months)).toISOString().slice(0, 10);
        const inputs = inputsOf(price, interestRate, loanTerm);
        const ours = loan({ ...inputs, transferDate: "2020-02-01", firstPaymentDate: first });
        const rate = exactRate(interestRate);
        const payment = exactPayment(price, rate, loanTerm * 12);
        const accrued = rate.times(price).times(months);
        const start = accrued.plus(price);
        // So near to never that the last digit of the rate decides.
        const margin = payment.minus(start.times(rate)).div(payment).toNumber();
        fc.pre(rate.isZero() || Math.abs(margin) > 1e-9);
        const runOn = margin > 0 ? exactRows(start, rate, () => payment, 1201) : [];
        const repaid = margin > 0 && runOn.length <= 1200;
        const exact = repaid ? runOn : exactRows(start, rate, () => payment, loanTerm * 12);

        expect(ours.delayMonths).toBe(months);
        expect(ours.neverRepaid).toBe(!repaid);
        const [delayRow, ...rows] = ours.schedule;
        expect(delayRow!.paymentNumber).toBe(0);
        expectClose(delayRow!.interest, accrued, "accrued");
        expectClose(delayRow!.balance, start, "balance of row 0");
        expectRows(rows, exact);
        expectClose(ours.monthlyPayment, payment, "payment");
        expectClose(ours.totalInterest, accrued.plus(sum(exact, "interest")), "total interest");
        expectClose(
          ours.totalPayments,
          sum(exact, "interest").plus(sum(exact, "principal")),
          "total payments",
        );
        if (repaid) expect(rows.at(-1)!.balance).toBe(0);
      }),
      runs,
    );
  },
);

test("a loan with extra payments is exact to half a cent", slow, () => {
  const extras = fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.constantFrom(0, 1, 500, 100_000_000));
  const durations = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 500 }));
  fc.assert(
    fc.property(
      loans,
      rates,
      terms,
      extras,
      durations,
      (loanAmount, interestRate, loanTerm, extra, months) => {
        const ours = extraPayments({
          loanAmount,
          interestRate,
          loanTerm,
          extraPayment: extra,
          extraPaymentDuration: months,
        });
        const rate = exactRate(interestRate);
        const payment = exactPayment(loanAmount, rate, loanTerm * 12);
        const extraAt = (index: number) => (months === 0 || index < months ? extra : 0);
        const start = new Exact(loanAmount);
        const base = exactRows(start, rate, () => payment, loanTerm * 12);
        const exact = exactRows(start, rate, (index) => payment.plus(extraAt(index)), loanTerm * 12);
        const interestSaved = sum(base, "interest").minus(sum(exact, "interest"));
        const extraPaid = exact.reduce((total, row, index) => {
          const beyondBase = row.interest.plus(row.principal).minus(payment);
          return total.plus(Exact.max(0, Exact.min(beyondBase, extraAt(index))));
        }, zero);
        expectRows(ours.schedule, exact);
        expectClose(ours.withExtra.totalInterest, sum(exact, "interest"), "total interest");
        expectClose(ours.withExtra.totalPayments, sum(exact, "interest").plus(loanAmount), "total payments");
        expectClose(ours.savings.interestSaved, interestSaved, "interest saved");
        expectClose(ours.savings.totalExtraPaid, extraPaid, "extra paid");
        expect(ours.schedule.at(-1)!.balance).toBe(0);
        expect(ours.base.payoffTime).toBe(loanTerm * 12);
      },
    ),
    runs,
  );
});

test("the simulation at past rates is exact to half a cent", slow, () => {
  const dates = fc.constantFrom("2013-12-31", "2019-05-15", "2023-01-31", "2024-11-01", "2025-09-01");
  fc.assert(
    fc.property(
      loans,
      rates,
      terms,
      dates,
      fc.integer({ min: 0, max: 40 }),
      (loanAmount, interestRate, loanTerm, firstPaymentDate, months) => {
        // Two days more, so that even one month's delay is more than a calendar month.
        const days = months === 0 ? 0 : months * 30 + 2;
        const transfer = new Date(Date.parse(firstPaymentDate) - days * 86_400_000);
        const transferDate = transfer.toISOString().slice(0, 10);
        const history = primeRateHistory;
        const given = { loanAmount, interestRate, loanTerm, transferDate, firstPaymentDate, history };
        const ours = paymentDelay(given);

        const margin = interestRate - history[0]!.rate;
        const accrued = exactRate(interestRate).times(loanAmount).times(months);
        let balance = accrued.plus(loanAmount);
        let remaining = loanTerm * 12;
        let interest = accrued;
        const later = history.filter((entry) => entry.date >= firstPaymentDate);
        const parts = later.map((entry) => ({ rate: Math.max(0, entry.rate + margin), most: 12 }));
        const rows = ours.paymentHistory.filter((row) => row.accruedInterest === undefined);
        for (const [index, row] of rows.entries()) {
          const { rate, most } = parts[index] ?? { rate: interestRate, most: remaining };
          const monthly = exactRate(rate);
          const payment = exactPayment(balance, monthly, remaining);
          const paid = exactRows(balance, monthly, () => payment, Math.min(most, remaining));
          remaining -= paid.length;
          interest = interest.plus(sum(paid, "interest"));
          balance = paid.at(-1)!.balance;
          expectClose(row.monthlyPayment, payment, `payment ${index}`);
          expectClose(row.balance, balance, `balance ${index}`);
          expect(row.remainingPayments).toBe(remaining);
        }
        expect(remaining).toBe(0);
        expect(ours.finalBalance).toBe(0);
        expect(ours.monthsDelay).toBe(months);
        expectClose(ours.totalInterestPaid, interest, "total interest");
      },
    ),
    runs,
  );
});

test("present value, affordability and sensitivity are exact to half a cent", slow, () => {
  const instalments = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(instalments, rates, terms, (instalment, annualPercent, termYears) => {
      const rate = exactRate(annualPercent);
      const worth = new Exact(instalment).div(exactPayment(1, rate, termYears * 12));
      expectClose(
        presentValue(instalment, effectiveMonthlyRate(annualPercent), termYears * 12),
        worth,
        "worth",
      );

      const nominalWorth = new Exact(instalment).div(
        exactPayment(1, new Exact(annualPercent).div(1200), termYears * 12),
      );
      const [surplus] = affordability({
        grossIncome: 0,
        netIncome: instalment + 10_000,
        monthlyExpenses: 10_000,
        interestRate: annualPercent,
        termYears,
        nominal: true,
        stressed: false,
        stressBuffer: 0,
        dsrGrossCap: 30,
        dsrNetCap: 40,
      });
      expectClose(surplus!.maxBondOffered, nominalWorth, "affordable loan");

      for (const row of rateSensitivity({
        loanAmount: instalment,
        interestRate: annualPercent,
        loanTerm: termYears,
      })) {
        const payment = exactPayment(instalment, exactRate(row.rate), termYears * 12);
        expectClose(row.monthlyPayment, payment, "sensitivity payment");
        expectClose(
          row.totalInterest,
          payment.times(termYears * 12).minus(instalment),
          "sensitivity interest",
        );
      }
    }),
    runs,
  );
});

test("the effective monthly rate keeps its digits however small the annual rate is", () => {
  fc.assert(
    fc.property(rates, (annualPercent) => {
      const exact = exactRate(annualPercent);
      const difference = exact.minus(effectiveMonthlyRate(annualPercent)).abs();
      expect(difference.lte(exact.times(1e-15))).toBe(true);
    }),
    runs,
  );
});
