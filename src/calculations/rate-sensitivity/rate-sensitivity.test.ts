import { expect, test } from "vitest";
import { specifiedFigures } from "../figures/example-figures.ts";
import { loan } from "../loan/loan.ts";
import { loanDefaults } from "../loan/loan-amount.ts";
import { monthlyPayment } from "../loan/monthly-payment.ts";
import { effectiveMonthlyRate } from "../loan/monthly-rate.ts";
import { rateSensitivity, sensitivityAt, sensitivityBase, sensitivityImpact } from "./rate-sensitivity.ts";

const inputs = { loanAmount: 2_000_000, interestRate: 10.75, loanTerm: 20 };

test("rates run from 3 points below to 5 above in halves", () => {
  const rows = rateSensitivity(inputs);
  expect(rows.map((row) => row.rateChange)).toEqual(Array.from({ length: 17 }, (_, index) => -3 + index / 2));
  expect(rows.map((row) => row.rate)).toEqual(Array.from({ length: 17 }, (_, index) => 7.75 + index / 2));
});

test("the base row is the loan calculator's loan", () => {
  const base = rateSensitivity(inputs).find((row) => row.rateChange === 0)!;
  const same = loan({ ...loanDefaults, interestRate: 10.75, today: "2025-08-15", figures: specifiedFigures });
  expect(base.monthlyPayment).toBe(same.monthlyPayment);
  expect(base.totalPayments).toBeCloseTo(same.totalPayments, 5);
  expect(base.totalInterest).toBeCloseTo(same.totalInterest, 5);
});

test("a change between the table's steps is the loan at that rate, and none goes below a rate of 0", () => {
  const quarter = sensitivityAt(inputs, 0.25);
  expect([quarter.rate, quarter.rateChange]).toEqual([11, 0.25]);
  expect(quarter.monthlyPayment).toBe(sensitivityBase({ ...inputs, interestRate: 11 }).monthlyPayment);
  expect(sensitivityAt({ ...inputs, interestRate: 2 }, -3)).toMatchObject({ rate: 0, rateChange: -2 });
  expect(sensitivityAt(inputs, Number.NaN)).toEqual(sensitivityBase(inputs));
});

test("only rates above 0 are shown", () => {
  expect(rateSensitivity({ ...inputs, interestRate: 2 }).map((row) => row.rate)[0]).toBe(0.5);
  expect(rateSensitivity({ ...inputs, interestRate: 3 }).map((row) => row.rate)[0]).toBe(0.5);
});

test("at a rate of 0 there are the ten rows above it and no base row, whose payment is the loan ÷ its payments", () => {
  const rows = rateSensitivity({ ...inputs, interestRate: 0 });
  const halves = Array.from({ length: 10 }, (_, index) => (index + 1) / 2);
  expect(rows.map((row) => row.rateChange)).toEqual(halves);
  expect(rows.map((row) => row.rate)).toEqual(halves);
  const base = monthlyPayment(inputs.loanAmount, effectiveMonthlyRate(0), 240);
  expect(base).toBe(2_000_000 / 240);
  expect(
    loan({ ...loanDefaults, interestRate: 0, today: "2025-08-15", figures: specifiedFigures }).monthlyPayment,
  ).toBe(base);
  // R8,333 at 0 %, R8,758 at 0.5 %: 5.1 % more.
  expect(rows.slice(0, 4).map((row) => sensitivityImpact(row.monthlyPayment, base))).toEqual([
    "Medium",
    "Medium",
    "High",
    "High",
  ]);
});

test("a higher rate costs a higher payment", () => {
  const payments = rateSensitivity(inputs).map((row) => row.monthlyPayment);
  expect(payments).toEqual(payments.toSorted((a, b) => a - b));
  expect(new Set(payments).size).toBe(17);
});

test("the impact changes at exactly 5 % and 15 %, up or down", () => {
  expect(sensitivityImpact(10_000, 10_000)).toBe("Low");
  expect(sensitivityImpact(10_499.99, 10_000)).toBe("Low");
  expect(sensitivityImpact(10_500, 10_000)).toBe("Medium");
  expect(sensitivityImpact(9_500, 10_000)).toBe("Medium");
  expect(sensitivityImpact(11_499.99, 10_000)).toBe("Medium");
  expect(sensitivityImpact(11_500, 10_000)).toBe("High");
  expect(sensitivityImpact(8_500, 10_000)).toBe("High");
  expect(sensitivityImpact(100, 0)).toBe("Low");
});

test("no loan or no term gives zeros", () => {
  const [first] = rateSensitivity({ ...inputs, loanTerm: 0 });
  expect(first).toMatchObject({ monthlyPayment: 0, totalInterest: 0, totalPayments: 0 });
});
