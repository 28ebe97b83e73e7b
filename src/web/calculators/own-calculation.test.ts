import { expect, test } from "vitest";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { defaultInputs } from "#web/inputs/inputs.ts";
import type { CalculatorTab } from "#web/site/addresses.ts";
import { ownCalculation } from "./own-calculation.ts";

const defaults = defaultInputs(specifiedFigures);
const tabs = ["affordability", "calculator", "sensitivity", "extra-payment"] as const;
const own = (tab: CalculatorTab, values: Partial<Inputs>) =>
  ownCalculation(tab, { ...defaults, ...values }, defaults);

test("as long as nothing was entered, no calculation goes along", () => {
  for (const tab of tabs) expect(own(tab, {}), tab).toBeUndefined();
});

test("affordability sends the loan, its rate and its term, and no income", () => {
  const nurse = { grossIncome: 28_000, netIncome: 21_000, monthlyExpenses: 9000 };
  expect(own("affordability", nurse)).toEqual({ loanAmount: 841_363, currentRate: 10.5, loanTerm: 20 });
  expect(own("affordability", { ...nurse, monthlyExpenses: 24_000 })).toBeUndefined();
});

test("the worked example is nobody's own calculation", () => {
  const example = { grossIncome: 30_000, netIncome: 22_500, monthlyExpenses: 11_000 };
  expect(own("affordability", example)).toBeUndefined();
});

test("the other tabs send the loan of price and down payment", () => {
  const values = { purchasePrice: 941_363, downPayment: 100_000, interestRate: 10.5, loanTerm: 25 };
  for (const tab of tabs.slice(1))
    expect(own(tab, values)).toEqual({ loanAmount: 841_363, currentRate: 10.5, loanTerm: 25 });
});

test("what makes no sense is not sent", () => {
  expect(own("calculator", { loanTerm: 0 })).toBeUndefined();
  expect(own("calculator", { purchasePrice: 2_000_000_000 })).toBeUndefined();
  expect(own("calculator", { downPayment: 2_000_000 })).toBeUndefined();
});
