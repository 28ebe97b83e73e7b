import { rateSensitivity, sensitivityBase } from "#calculations/rate-sensitivity/rate-sensitivity.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { termProblem } from "#web/inputs/input-field.tsx";
import { inputsLoanAmount } from "#web/inputs/inputs.ts";
import { amountsUsable } from "../input-problems.ts";
import type { SensitivityRows } from "./sensitivity-rows.ts";

type InputsSensitivity = { usable: boolean; loanAmount: number; answer: SensitivityRows | undefined };

/** The loan of the inputs at the rates of the table, and at its own; no answer while there is no loan. */
export function inputsSensitivity(inputs: Inputs): InputsSensitivity {
  const { interestRate, loanTerm } = inputs;
  const loanAmount = inputsLoanAmount(inputs);
  const usable = amountsUsable(loanAmount) && !termProblem(loanTerm);
  if (!usable || loanAmount === 0) return { usable, loanAmount, answer: undefined };
  const loan = { loanAmount, interestRate, loanTerm };
  return { usable, loanAmount, answer: { rows: rateSensitivity(loan), base: sensitivityBase(loan) } };
}
