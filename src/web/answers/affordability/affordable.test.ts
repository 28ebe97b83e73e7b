import { expect, test } from "vitest";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { defaultInputs } from "#web/answer-page/inputs.ts";
import { affordable, affordableLoan, exampleUntilIncomes, incomeForLoan, lowestRule } from "./affordable.ts";

const own = (values: Partial<Inputs>) => affordableLoan({ ...defaultInputs(specifiedFigures), ...values });

test("as long as nothing was entered, no calculation goes along", () => {
  expect(own({})).toBeUndefined();
});

test("the loan, its rate and its term go along, and no income", () => {
  const nurse = { grossIncome: 28_000, netIncome: 21_000, monthlyExpenses: 9000 };
  expect(own(nurse)).toEqual({ loanAmount: 841_363, currentRate: 10.5, loanTerm: 20 });
  expect(own({ ...nurse, monthlyExpenses: 24_000 })).toBeUndefined();
});

test("the worked example is nobody's own calculation", () => {
  expect(own({ grossIncome: 30_000, netIncome: 23_500, monthlyExpenses: 16_000 })).toBeUndefined();
});

test("until both incomes are there, what is missing follows the example in proportion, and no calculation goes along", () => {
  const until = (values: Partial<Inputs>) => exampleUntilIncomes(inputsOf(values));
  const alone = { grossIncome: 26_809, netIncome: 21_000, monthlyExpenses: 14_298 };
  expect(until({ netIncome: 21_000 })).toEqual(alone);
  expect(until({ netIncome: 21_000, monthlyExpenses: 9000 })).toEqual({ ...alone, monthlyExpenses: 9000 });
  expect(until({ grossIncome: 60_000 })).toMatchObject({ netIncome: 47_000, monthlyExpenses: 32_000 });
  expect(until({ grossIncome: 26_000, netIncome: 21_000 })).toBeUndefined();
  // The first person's own fields say what somebody else's income leaves open.
  expect(until({ "people.1.netIncome": 21_000 })).toEqual({ ...alone, netIncome: 0 });
  expect(own({ netIncome: 21_000 })).toBeUndefined();
});

const inputsOf = (values: Partial<Inputs>) => ({ ...defaultInputs(specifiedFigures), ...values });

test.for([
  ["of what is left", 0, { grossIncome: 30_000, netIncome: 23_500, monthlyExpenses: 16_000 }],
  ["of gross income", 1, { grossIncome: 20_000, netIncome: 18_000, monthlyExpenses: 2000 }],
  ["of net income", 2, { grossIncome: 60_000, netIncome: 40_000, monthlyExpenses: 10_000 }],
  [
    "of gross income with somebody",
    1,
    {
      ...{ grossIncome: 20_000, netIncome: 18_000, monthlyExpenses: 2000 },
      ...{ "people.1.grossIncome": 15_000, "people.1.netIncome": 13_000 },
    },
  ],
] as const)("the door %s is where it is moved to, to the rand a month below", ([, rule, values]) => {
  const inputs = inputsOf(values);
  const before = affordable(inputs);
  expect(lowestRule(before)).toBe(rule);
  const next = Math.min(
    ...before.rows.filter((_, at) => at < 3 && at !== rule).map((row) => row.maxBondOffered),
  );
  const loan = before.rows[rule]!.maxBondOffered;
  for (const wanted of [0.9 * loan, (loan + next) / 2, next]) {
    const after = affordable({ ...inputs, ...incomeForLoan(inputs, rule, wanted) });
    const found = after.rows[rule]!.maxBondOffered;
    expect(found).toBeLessThanOrEqual(wanted + 0.01);
    expect(found).toBeGreaterThan(wanted - 340);
    expect(lowestRule(after)).toBe(rule);
  }
});

test("net and gross income go down no further than the other numbers allow, and an income of the example comes along", () => {
  const inputs = inputsOf({ grossIncome: 60_000, netIncome: 40_000, monthlyExpenses: 10_000 });
  expect(incomeForLoan(inputs, 2, 1)).toEqual({ netIncome: 16_667 });
  expect(lowestRule(affordable({ ...inputs, netIncome: 16_667 }))).toBe(2);
  const even = inputsOf({ grossIncome: 20_000, netIncome: 18_000, monthlyExpenses: 2000 });
  expect(incomeForLoan(even, 1, 1)).toEqual({ grossIncome: 18_000 });
  expect(incomeForLoan(inputsOf({}), 0, 801_298)).toEqual({ monthlyExpenses: 15_501 });
  expect(incomeForLoan(inputsOf({ dsrGrossCap: 20 }), 1, 500_000)).toMatchObject({ netIncome: 23_500 });
});
