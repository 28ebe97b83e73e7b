import { extraPayments } from "#calculations/extra-payments/extra-payments.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { amountsUsable, termProblem } from "#web/answer-page/answer-values.ts";
import { inputsLoanAmount } from "#web/answer-page/inputs.ts";
import { balanceCurves } from "./balance-curves.ts";

export type InputsExtraPayments = ReturnType<typeof inputsExtraPayments>;

/** The loan of the inputs with its extra payments; without usable inputs it has none. */
export function inputsExtraPayments(inputs: Inputs) {
  const { interestRate, loanTerm, extraPayment, extraPaymentDuration } = inputs;
  const loanAmount = inputsLoanAmount(inputs);
  const usable = amountsUsable(loanAmount, extraPayment) && !termProblem(loanTerm);
  const result = extraPayments({
    loanAmount,
    interestRate,
    loanTerm: usable ? loanTerm : 0,
    extraPayment,
    extraPaymentDuration,
  });
  return { usable, loanAmount, result, curves: balanceCurves({ loanAmount, interestRate }, result) };
}
