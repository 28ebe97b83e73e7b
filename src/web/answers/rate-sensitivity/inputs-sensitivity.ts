import type { SensitivityRow } from "#calculations/rate-sensitivity/rate-sensitivity.ts";
import {
  rateSensitivity,
  sensitivityAt,
  sensitivityBase,
} from "#calculations/rate-sensitivity/rate-sensitivity.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { amountsUsable, termProblem } from "#web/answer-page/answer-values.ts";
import { inputsLoanAmount } from "#web/answer-page/inputs.ts";

export type InputsSensitivity = {
  usable: boolean;
  loanAmount: number;
  answer: SensitivityAnswer | undefined;
};

/** The loan of the inputs at the rates of the table, at its own and at the changed one; no answer while there is no loan. */
export function inputsSensitivity(inputs: Inputs): InputsSensitivity {
  const { interestRate, loanTerm, rateChange } = inputs;
  const loanAmount = inputsLoanAmount(inputs);
  const usable = amountsUsable(loanAmount) && !termProblem(loanTerm);
  if (!usable || loanAmount === 0) return { usable, loanAmount, answer: undefined };
  const loan = { loanAmount, interestRate, loanTerm };
  const changed = sensitivityAt(loan, rateChange);
  return {
    usable,
    loanAmount,
    answer: { rows: rateSensitivity(loan), base: sensitivityBase(loan), changed },
  };
}

/** The rows of the table, and the loan at its present rate, which at a rate of 0 is none of them. */
export type SensitivityRows = { rows: readonly SensitivityRow[]; base: SensitivityRow };

/** The same with the loan at the rate that was asked for. */
export type SensitivityAnswer = SensitivityRows & { changed: SensitivityRow };
