import { amount, percent } from "../inputs/inputs.ts";

/** What must be earned a month, in rand, and which of the rules on net income asks for more. */
export type IncomeNeeded = {
  readonly grossIncome: number;
  readonly netIncome: number;
  readonly netRule: "cap" | "expenses";
  /** What may be spent a month on all else at that net income. */
  readonly expensesLeft: number;
};

/**
 * The least income whose methods all allow an instalment: what `affordability` works out, turned round.
 *
 * Gross: instalment ÷ gross cap. Net: instalment ÷ net cap, or instalment + expenses where that is more; gross is never below
 * net. Unrounded. Undefined if a cap is 0, which allows no instalment. Source: the product specification, section 9.
 */
export const incomeNeeded = (inputs: {
  readonly instalment: number;
  readonly monthlyExpenses: number;
  readonly dsrGrossCap: number;
  readonly dsrNetCap: number;
}): IncomeNeeded | undefined => {
  const instalment = amount(inputs.instalment);
  const [grossCap, netCap] = [percent(inputs.dsrGrossCap), percent(inputs.dsrNetCap)];
  if (grossCap === 0 || netCap === 0) return undefined;
  const byCap = (instalment * 100) / netCap;
  const byExpenses = instalment + amount(inputs.monthlyExpenses);
  const netIncome = Math.max(byCap, byExpenses);
  return {
    grossIncome: Math.max((instalment * 100) / grossCap, netIncome),
    netIncome,
    netRule: byExpenses > byCap ? "expenses" : "cap",
    expensesLeft: netIncome - instalment,
  };
};
