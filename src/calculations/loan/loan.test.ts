import { expect, test } from "vitest";
import { specifiedFigures } from "../figures/example-figures.ts";
import { primeRateHistory } from "../prime-rate/prime-rate.table.ts";
import { defaultLoanRate } from "../prime-rate/prime-rate.ts";
import { costBreakdown } from "../property-costs/cost-breakdown.ts";
import { type LoanInputs, loan } from "./loan.ts";
import { loanDefaults } from "./loan-amount.ts";

const inputs: LoanInputs = {
  ...loanDefaults,
  interestRate: defaultLoanRate(primeRateHistory),
  today: "2025-08-31",
  figures: specifiedFigures,
};

test("the default loan: R2,000,000 at 10.75 % effective over 20 years", () => {
  const { schedule, ...result } = loan(inputs);
  // (1 + r)^240 is 1.1075^20, since the rate is an effective one; R1,000,000 costs R9,819 at it.
  const growth = 1.1075 ** 20;
  const monthlyRate = 1.1075 ** (1 / 12) - 1;
  expect(result.monthlyPayment).toBeCloseTo((2_000_000 * monthlyRate * growth) / (growth - 1), 6);
  expect(Math.round(result.monthlyPayment / 2)).toBe(9_819);
  expect(result.loanAmount).toBe(2_000_000);
  expect(schedule).toHaveLength(240);
  expect(result.totalPayments).toBeCloseTo(240 * result.monthlyPayment, 5);
  expect(result.totalInterest).toBeCloseTo(result.totalPayments - 2_000_000, 5);
  expect(result.totalInterestRate).toBeCloseTo((result.totalInterest / 2_000_000) * 100, 10);
  expect(result.neverRepaid).toBe(false);
  expect(result.delayMonths).toBe(0);
});

test("a row leads from the balance before to the balance after", () => {
  const { schedule, monthlyPayment } = loan(inputs);
  const [first, second] = schedule;
  expect(first).toMatchObject({ paymentNumber: 1, interestRate: "10.750", loanAtStartOfMonth: 2_000_000 });
  expect(first).not.toHaveProperty("note");
  expect(first!.payment).toBe(monthlyPayment);
  expect(first!.principal + first!.interest).toBeCloseTo(monthlyPayment, 8);
  expect(second!.loanAtStartOfMonth).toBe(first!.loanAtEndOfMonth);
  expect(first!.loanAtEndOfMonth).toBe(first!.balance);
});

test("rows are dated monthly from today, or from the first payment", () => {
  const datesOf = (given: LoanInputs) => loan(given).schedule.map((row) => row.date);
  expect(datesOf(inputs).slice(0, 3)).toEqual(["2025-08-31", "2025-09-30", "2025-10-31"]);
  expect(datesOf({ ...inputs, firstPaymentDate: "2026-01-31" }).slice(0, 2)).toEqual([
    "2026-01-31",
    "2026-02-28",
  ]);
});

test("a delay adds row 0, keeps the payment and runs on past the term", () => {
  const dates = { transferDate: "2025-03-01", firstPaymentDate: "2025-05-30" };
  const delayed = loan({ ...inputs, ...dates });
  const plain = loan(inputs);
  const accrued = 2_000_000 * (1.1075 ** (1 / 12) - 1) * 3;
  expect(delayed.delayMonths).toBe(3);
  expect(delayed.schedule[0]).toMatchObject({
    paymentNumber: 0,
    payment: 0,
    principal: 0,
    date: "2025-03-01",
    note: "Interest accrued during 3 month delay",
    loanAtStartOfMonth: 2_000_000,
  });
  expect(delayed.schedule[0]!.interest).toBeCloseTo(accrued, 6);
  expect(delayed.schedule[0]!.balance).toBeCloseTo(2_000_000 + accrued, 6);
  expect(delayed.schedule[1]!.date).toBe("2025-05-30");
  expect(delayed.monthlyPayment).toBe(plain.monthlyPayment);
  expect(delayed.schedule.length).toBeGreaterThan(241);
  expect(delayed.schedule.at(-1)!.balance).toBe(0);
  expect(delayed.schedule.at(-1)!.payment).toBeLessThan(delayed.monthlyPayment);
  const rowInterest = delayed.schedule.reduce((sum, row) => sum + row.interest, 0);
  expect(delayed.totalInterest).toBeCloseTo(rowInterest, 5);
  const rowPayments = delayed.schedule.reduce((sum, row) => sum + row.payment, 0);
  expect(delayed.totalPayments).toBeCloseTo(rowPayments, 5);
});

test("a first payment one month after the transfer is the ordinary case: no row 0, and the term stays", () => {
  const ordinary = loan({ ...inputs, transferDate: "2025-03-01", firstPaymentDate: "2025-04-01" });
  expect(ordinary.delayMonths).toBe(0);
  expect(ordinary.schedule).toHaveLength(240);
  expect(ordinary.schedule[0]).toMatchObject({ paymentNumber: 1, date: "2025-04-01" });
  expect(ordinary.totalInterest).toBe(loan(inputs).totalInterest);
});

test("a payment that no longer covers the interest stops at the term, never repaid", () => {
  const dates = { transferDate: "2020-01-01", firstPaymentDate: "2025-01-01" };
  const result = loan({ ...inputs, ...dates, interestRate: 30 });
  expect(result.neverRepaid).toBe(true);
  expect(result.schedule).toHaveLength(241);
  expect(result.schedule.at(-1)!.balance).toBeGreaterThan(2_000_000);
  expect(result.totalPayments).toBeCloseTo(240 * result.monthlyPayment, 5);
});

test("dates in the wrong order, and texts that are no dates, make no delay", () => {
  const backwards = loan({ ...inputs, transferDate: "2025-08-01", firstPaymentDate: "2025-05-01" });
  expect(backwards.delayMonths).toBe(0);
  expect(backwards.schedule[0]!.paymentNumber).toBe(1);
  const unreadable = loan({ ...inputs, transferDate: "2025-02-30", firstPaymentDate: "soon" });
  expect(unreadable).toEqual(loan(inputs));
});

test("a date whose year is still being typed counts as not given", () => {
  const given = { ...inputs, transferDate: "2025-01-15" };
  for (const firstPaymentDate of ["0002-04-15", "0020-04-15", "0202-04-15"]) {
    expect(loan({ ...given, firstPaymentDate })).toEqual(loan(given));
  }
  const extremes = { transferDate: "0001-01-01", firstPaymentDate: "9999-12-31" };
  expect(loan({ ...inputs, ...extremes })).toEqual(loan(inputs));
});

test("the offer's date picks the duty table, else the transfer date, else today", () => {
  const registered = { ...inputs, transferDate: "2025-05-15" };
  expect(loan({ ...registered, offerDate: "2025-02-15" }).fees).toMatchObject({
    tableYear: "2024/25",
    transferDuty: 41_625,
  });
  expect(loan(registered).fees).toMatchObject({ tableYear: "2025/26", transferDuty: 33_786 });
  expect(loan({ ...registered, offerDate: "2025-02-30" })).toEqual(loan(registered));
  expect(loan({ ...inputs, transferDate: "2025-03-31" }).fees.tableYear).toBe("2024/25");
  expect(loan(inputs).fees.tableYear).toBe("2025/26");
  expect(loan({ ...inputs, today: "2025-03-31" }).fees.tableYear).toBe("2024/25");
});

test.each([2_000_000, 3_000_000])("R%i down on R2,000,000 is a cash purchase", (downPayment) => {
  const dates = { transferDate: "2025-05-01", firstPaymentDate: "2025-09-01" };
  const { fees, ...result } = loan({ ...inputs, ...dates, downPayment });
  expect(result).toEqual({
    loanAmount: 0,
    monthlyPayment: 0,
    totalPayments: 0,
    totalInterest: 0,
    totalInterestRate: 0,
    schedule: [],
    propertyDiscount: 0,
    discountPercentage: 0,
    neverRepaid: false,
    delayMonths: 0,
  });
  expect(fees).toEqual(
    costBreakdown({
      purchasePrice: 2_000_000,
      loanAmount: 0,
      date: "2025-05-01",
      figures: specifiedFigures,
    }),
  );
  // The transfer's R41,304 and the duty of R33,786.
  expect(fees.grandTotal).toBe(75_090);
});

test("a term of 0 gives no schedule and zeros, also with a delay", () => {
  const dates = { transferDate: "2025-01-01", firstPaymentDate: "2025-06-01" };
  const result = loan({ ...inputs, ...dates, loanTerm: 0 });
  expect(result).toMatchObject({ monthlyPayment: 0, totalPayments: 0, totalInterest: 0, neverRepaid: false });
  expect(result.delayMonths).toBe(0);
  expect(result.schedule).toEqual([]);
});

test("a price below the value is a discount in percent of the value, above it a premium", () => {
  const below = loan({ ...inputs, propertyValue: 2_500_000 });
  expect([below.propertyDiscount, below.discountPercentage]).toEqual([500_000, 20]);
  const above = loan({ ...inputs, propertyValue: 1_600_000 });
  expect([above.propertyDiscount, above.discountPercentage]).toEqual([-400_000, -25]);
});

test("of a property value of 0 there is no percentage", () => {
  expect(loan({ ...inputs, propertyValue: 0 }).discountPercentage).toBeUndefined();
  // Without a price either, the discount is 0 and still no percentage of anything.
  expect(loan({ ...inputs, purchasePrice: 0, propertyValue: 0 }).discountPercentage).toBeUndefined();
  expect(loan({ ...inputs, purchasePrice: 0 }).discountPercentage).toBe(100);
});
