import type { BuyerInputs } from "#calculations/tools/buying-together/buying-together.ts";
import type { Inputs } from "#contract/input-fields.ts";

/** Everybody who buys: the tab's own income is the first person's, another counts once an income of theirs is entered. */
export function buyers(inputs: Inputs): readonly BuyerInputs[] {
  const others = ([1, 2] as const).map((place) => ({
    grossIncome: inputs[`people.${place}.grossIncome`],
    netIncome: inputs[`people.${place}.netIncome`],
    expenses: inputs[`people.${place}.expenses`],
  }));
  return [
    { grossIncome: inputs.grossIncome, netIncome: inputs.netIncome, expenses: inputs.monthlyExpenses },
    ...others.filter(({ grossIncome, netIncome }) => grossIncome > 0 || netIncome > 0),
  ];
}

/** What all of them earn and spend together, by the names of the tab's own inputs. */
export function incomeOfAll(inputs: Inputs) {
  const all = buyers(inputs);
  const sum = (of: (buyer: BuyerInputs) => number) => all.reduce((total, buyer) => total + of(buyer), 0);
  return {
    grossIncome: sum(({ grossIncome }) => grossIncome),
    netIncome: sum(({ netIncome }) => netIncome),
    monthlyExpenses: sum(({ expenses }) => expenses),
  };
}
