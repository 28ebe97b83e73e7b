import { expect, test } from "vitest";
import { specifiedFigures } from "../figures/example-figures.ts";
import { type LoanInputs, loan } from "./loan.ts";
import { loanDefaults } from "./loan-amount.ts";
import { yearlyLoanRows } from "./yearly-rows.ts";

const inputs: LoanInputs = {
  ...loanDefaults,
  interestRate: 10.75,
  today: "2025-08-15",
  figures: specifiedFigures,
};

test("twelve payments make a year", () => {
  const { schedule } = loan(inputs);
  const years = yearlyLoanRows(schedule);
  expect(years.map((row) => row.year)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(years[0]!.balance).toBe(schedule[11]!.balance);
  expect(years[0]!.payment).toBeCloseTo(12 * schedule[0]!.payment, 6);
  expect(years[19]!.balance).toBe(0);
  expect(years[7]!.interestRate).toBe("10.750");
});

test("row 0 belongs to the first year, so that the years add up to the totals", () => {
  const result = loan({ ...inputs, transferDate: "2025-01-01", firstPaymentDate: "2025-06-01" });
  const years = yearlyLoanRows(result.schedule);
  const interest = years.reduce((sum, row) => sum + row.interest, 0);
  const payment = years.reduce((sum, row) => sum + row.payment, 0);
  expect(years[0]!.balance).toBe(result.schedule[12]!.balance);
  expect(years[0]!.payment).toBeCloseTo(12 * result.monthlyPayment, 6);
  expect(interest).toBeCloseTo(result.totalInterest, 5);
  expect(payment).toBeCloseTo(result.totalPayments, 5);
});

test("the year's rate is the average of its months, to 3 decimals", () => {
  const rows = loan(inputs).schedule.slice(0, 3);
  const rates = ["10.000", "10.500", "10.500"];
  const mixed = rows.map((row, index) => ({ ...row, interestRate: rates[index]! }));
  expect(yearlyLoanRows(mixed)[0]!.interestRate).toBe("10.333");
});

test("no schedule, no years", () => {
  expect(yearlyLoanRows([])).toEqual([]);
});
