import {
  type AffordabilityInputs,
  type AffordabilityRow,
  affordability,
} from "#calculations/affordability/affordability.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { amountsUsable, askForCorrection, termProblem } from "#web/answer-page/answer-values.ts";
import { nothingAllowed } from "./affordability-words.ts";
import { incomeOfAll } from "./buyers.ts";

/** The inputs of the tab by their names in the calculation, of all who buy; rate and term are its own. */
export function affordabilityInputs(inputs: Inputs): AffordabilityInputs {
  const { nominal, stressed, stressBuffer } = inputs;
  return {
    ...incomeOfAll(inputs),
    interestRate: inputs.affordabilityRate,
    termYears: inputs.affordabilityTerm,
    nominal,
    stressed,
    stressBuffer,
    dsrGrossCap: inputs.dsrGrossCap,
    dsrNetCap: inputs.dsrNetCap,
  };
}

/** What the incomes allow: a row for each method, and the smallest of them or why there is no loan to offer. */
export type Allowed = { rows: readonly AffordabilityRow[] } & (
  | { limit: AffordabilityRow; problem?: never }
  | { limit?: never; problem: string }
);

/** What the methods make of a field that cannot be used: R0. */
const nothingEntered = { grossIncome: 0, netIncome: 0, monthlyExpenses: 0 };

export function allowed(income: AffordabilityInputs): Allowed {
  const { grossIncome, netIncome, monthlyExpenses, termYears } = income;
  if (termProblem(termYears) || !amountsUsable(grossIncome, netIncome, monthlyExpenses))
    return { rows: affordability({ ...income, ...nothingEntered }), problem: askForCorrection };
  const rows = affordability(income);
  const limit = rows.at(-1);
  const any = grossIncome > 0 && netIncome > 0 && limit && Math.round(limit.maxBondOffered) > 0;
  return any ? { rows, limit } : { rows, problem: nothingAllowed(income) };
}

/** What all who buy could borrow, with the income it follows from. */
export type Affordable = Allowed & { income: AffordabilityInputs };

export function affordable(inputs: Inputs): Affordable {
  const income = affordabilityInputs(inputs);
  return { income, ...allowed(income) };
}
