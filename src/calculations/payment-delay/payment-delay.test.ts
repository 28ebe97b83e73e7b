import fc from "fast-check";
import { expect, test } from "vitest";
import { specifiedFigures } from "../figures/example-figures.ts";
import { delayInterest } from "../loan/delay.ts";
import { loan } from "../loan/loan.ts";
import { monthlyPayment } from "../loan/monthly-payment.ts";
import { effectiveMonthlyRate } from "../loan/monthly-rate.ts";
import { primeRateHistory } from "../prime-rate/prime-rate.table.ts";
import { paymentDelay } from "./payment-delay.ts";

const inputs = {
  loanAmount: 1_000_000,
  interestRate: 10.75,
  loanTerm: 20,
  transferDate: "2025-01-01",
  firstPaymentDate: "2025-05-01",
  history: primeRateHistory,
};

test("the delay row comes first, then each entry newest first, then the rest at the given rate", () => {
  const { paymentHistory, monthsDelay } = paymentDelay(inputs);
  expect(monthsDelay).toBe(4);
  expect(
    paymentHistory.map(({ period, rate, remainingPayments, note }) => [
      period,
      rate,
      remainingPayments,
      note,
    ]),
  ).toEqual([
    ["2025-01-01", "10.750", 240, undefined],
    ["2025-08-01", "10.750", 228, "Rate change to 10.750%"],
    ["2025-05-29", "11.000", 216, "Rate change to 11.000%"],
    ["2027-05-01", "10.750", 0, undefined],
  ]);
  expect(paymentHistory.at(-1)!.balance).toBe(0);
});

test("each entry's payment is that of the balance over the remaining payments", () => {
  const { paymentHistory } = paymentDelay(inputs);
  const [delay, first, second, rest] = paymentHistory;
  const accrued = delayInterest(1_000_000, effectiveMonthlyRate(10.75), 4);
  expect(delay!.accruedInterest).toBe(accrued);
  expect(delay!.balance).toBe(1_000_000 + accrued);
  expect(first!.monthlyPayment).toBe(monthlyPayment(1_000_000 + accrued, effectiveMonthlyRate(10.75), 240));
  expect(second!.monthlyPayment).toBe(monthlyPayment(first!.balance, effectiveMonthlyRate(11), 228));
  expect(rest!.monthlyPayment).toBe(monthlyPayment(second!.balance, effectiveMonthlyRate(10.75), 216));
});

test("the additional interest takes the prime of the transfer date and the margin", () => {
  const { additionalInterestFromDelay, totalInterestPaid, finalBalance } = paymentDelay(inputs);
  // Prime was 11.75 on 1 January 2025; the margin is 0.25.
  expect(additionalInterestFromDelay).toBe(delayInterest(1_000_000, effectiveMonthlyRate(12), 4));
  expect(totalInterestPaid).toBeGreaterThan(additionalInterestFromDelay);
  expect(finalBalance).toBe(0);
});

test("a short loan is paid off before the entries run out", () => {
  const short = paymentDelay({
    ...inputs,
    loanTerm: 2,
    transferDate: "2015-01-01",
    firstPaymentDate: "2015-01-01",
  });
  expect(short.paymentHistory.map((row) => row.period)).toEqual(["2025-08-01", "2025-05-29"]);
  expect(short.paymentHistory.at(-1)).toMatchObject({ balance: 0, remainingPayments: 0 });
});

test("a first payment on the day of transfer, or a month after it, has no delay row", () => {
  for (const firstPaymentDate of ["2025-09-01", "2025-10-01"]) {
    const { paymentHistory, monthsDelay, additionalInterestFromDelay } = paymentDelay({
      ...inputs,
      transferDate: "2025-09-01",
      firstPaymentDate,
    });
    expect(monthsDelay).toBe(0);
    expect(additionalInterestFromDelay).toBe(0);
    expect(paymentHistory).toHaveLength(1);
    expect(paymentHistory[0]).toMatchObject({
      period: firstPaymentDate,
      rate: "10.750",
      remainingPayments: 0,
    });
  }
});

test("a margin far below prime never makes a rate negative", () => {
  const { paymentHistory } = paymentDelay({ ...inputs, interestRate: 0.5, firstPaymentDate: "2020-12-01" });
  expect(paymentHistory.every((row) => Number(row.rate) >= 0)).toBe(true);
  expect(paymentHistory.some((row) => row.rate === "0.000")).toBe(true);
});

test("without both dates, a loan or a term there is nothing to show", () => {
  for (const missing of [
    { transferDate: "" },
    { firstPaymentDate: "2025-02-30" },
    { transferDate: "0202-01-01" },
    { transferDate: "0001-01-01", firstPaymentDate: "9999-12-31" },
    { loanAmount: 0 },
    { loanTerm: 0 },
  ]) {
    const result = paymentDelay({ ...inputs, ...missing });
    expect(result.paymentHistory).toEqual([]);
    expect(result.totalInterestPaid).toBe(0);
  }
});

test("the schedule and the simulation agree on the months of delay and on its interest", () => {
  const dates = fc.oneof(
    fc
      .integer({ min: 0, max: 3_000 })
      .map((day) => new Date(Date.UTC(2019, 0, 1 + day)).toISOString().slice(0, 10)),
    fc.constantFrom("", "soon", "0202-05-01", "2025-02-30"),
  );
  const loans = fc.record({
    purchasePrice: fc.integer({ min: 0, max: 20_000_000 }),
    downPayment: fc.integer({ min: 0, max: 20_000_000 }),
    interestRate: fc.double({ min: 0, max: 40, noNaN: true }),
    loanTerm: fc.integer({ min: 0, max: 40 }),
    transferDate: dates,
    firstPaymentDate: dates,
  });
  fc.assert(
    fc.property(loans, (given) => {
      const result = loan({
        ...given,
        propertyValue: given.purchasePrice,
        today: "2025-08-15",
        figures: specifiedFigures,
      });
      const simulation = paymentDelay({ ...given, loanAmount: result.loanAmount, history: primeRateHistory });
      expect(simulation.monthsDelay).toBe(result.delayMonths);
      const [delayRow] = result.schedule.filter((row) => row.paymentNumber === 0);
      expect(simulation.paymentHistory[0]?.accruedInterest).toBe(delayRow?.interest);
      expect(delayRow !== undefined).toBe(result.delayMonths > 0);
    }),
    { numRuns: 500 },
  );
});
