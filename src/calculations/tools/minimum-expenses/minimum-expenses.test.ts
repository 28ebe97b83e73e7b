import { expect, test } from "vitest";
import { differences, vectorsOf } from "../vectors.ts";
import { minimumExpenseTable } from "./minimum-expenses.table.ts";
import { type MinimumExpensesInputs, minimumExpenseLoan, minimumExpenses } from "./minimum-expenses.ts";

test.each(vectorsOf("minimum-expenses"))("$id", ({ inputs, expected }) => {
  const result = minimumExpenseLoan(inputs as MinimumExpensesInputs, minimumExpenseTable);
  expect(differences(result, expected)).toEqual([]);
});

const norm = (income: number) => minimumExpenses(income, minimumExpenseTable);

test("the regulation's own examples are matched, and one law firm's wrong band is not", () => {
  expect(norm(2_000)).toBeCloseTo(881, 2);
  expect(norm(10_000)).toBeCloseTo(1_505.38, 2);
  expect(norm(20_000)).toBeCloseTo(2_405.38, 2);
  expect(norm(20_000)).not.toBeCloseTo(3_982.88, 2);
});

test("each fixed part is the result of the band below at its top, to half a cent", () => {
  const { rows } = minimumExpenseTable;
  for (const [index, { fixed, over }] of rows.entries()) {
    if (index === 0) continue;
    expect(over).toBe(rows[index - 1]!.upTo);
    expect(Math.abs(norm(over) - fixed)).toBeLessThanOrEqual(0.0051);
  }
});

const one: MinimumExpensesInputs = {
  people: [{ grossIncome: 30_000, netIncome: 23_500 }],
  livingCosts: 2_000,
  debtRepayments: 2_500,
  interestRate: 10.5,
  termYears: 20,
};

test("declared costs above the minimum stay as they are, and both loans are one", () => {
  const result = minimumExpenseLoan({ ...one, livingCosts: 9_000 }, minimumExpenseTable);
  expect(result).toMatchObject({ livingCostsUsed: 9_000, raised: false, raisedBy: 0 });
  expect(result.largestLoan).toBe(result.largestLoanAsDeclared);
});

test("debt above the income leaves nothing, and half of what is left borrows half as much", () => {
  expect(minimumExpenseLoan({ ...one, debtRepayments: 50_000 }, minimumExpenseTable)).toMatchObject({
    left: 0,
    largestLoan: 0,
  });
  const whole = minimumExpenseLoan(one, minimumExpenseTable);
  const half = minimumExpenseLoan({ ...one, sharePercent: 50 }, minimumExpenseTable);
  expect(half.largestLoan).toBeCloseTo(whole.largestLoan / 2, 6);
});
