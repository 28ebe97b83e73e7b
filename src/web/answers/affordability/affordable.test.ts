import { expect, test } from "vitest";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { defaultInputs } from "#web/answer-page/inputs.ts";
import { affordableLoan } from "./affordable.ts";

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
