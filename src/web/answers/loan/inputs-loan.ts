import type { CostFigures, Figures } from "#calculations/figures/figures.ts";
import { type CostChange, newerCosts } from "#calculations/figures/newer-figures.ts";
import { dutyDate, type LoanResult, loan } from "#calculations/loan/loan.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { amountsUsable, termProblem } from "#web/answer-page/answer-values.ts";
import { cappedDownPayment } from "#web/answer-page/inputs.ts";

/** The loan of the inputs, and whether they are such that it makes sense; without sense it has no payments. */
export type InputsLoan = { inputs: Inputs; usable: boolean; result: LoanResult };

export function inputsLoan(inputs: Inputs, today: string, figures: CostFigures): InputsLoan {
  const usable = amountsUsable(inputs.purchasePrice, inputs.propertyValue) && !termProblem(inputs.loanTerm);
  const loanTerm = usable ? inputs.loanTerm : 0;
  return {
    inputs,
    usable,
    result: loan({ ...inputs, loanTerm, downPayment: cappedDownPayment(inputs), today, figures }),
  };
}

/** What the newest public figures change of the costs of this purchase. */
export function inputsNewerCosts(
  { inputs, result }: InputsLoan,
  today: string,
  figures: Figures,
): readonly CostChange[] {
  const { purchasePrice } = inputs;
  return newerCosts(
    { purchasePrice, loanAmount: result.loanAmount, date: dutyDate({ ...inputs, today }) },
    figures,
  );
}
