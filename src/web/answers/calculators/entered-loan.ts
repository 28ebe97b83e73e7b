import type { Inputs } from "#contract/input-fields.ts";
import { amountsUsable, termProblem } from "#web/answer-page/answer-values.ts";
import { inputsLoanAmount } from "#web/answer-page/inputs.ts";
import type { LeadCalculation } from "#web/lead-form/lead-request.ts";

const loanNames = ["purchasePrice", "downPayment", "interestRate", "loanTerm"] as const;

/**
 * The loan that the visitor entered, for a contact request: amount in rand, rate in percent, term in years. None while
 * the numbers are those that the page started with.
 */
export function enteredLoan(inputs: Inputs, defaults: Inputs): LeadCalculation | undefined {
  const own = loanNames.some((name) => inputs[name] !== defaults[name]);
  const { interestRate: currentRate, loanTerm } = inputs;
  const loanAmount = inputsLoanAmount(inputs);
  const usable = loanAmount > 0 && amountsUsable(inputs.purchasePrice) && !termProblem(loanTerm);
  return own && usable ? { loanAmount, currentRate, loanTerm } : undefined;
}
