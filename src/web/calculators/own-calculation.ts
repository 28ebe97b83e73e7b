import type { Inputs } from "#contract/input-fields.ts";
import { termProblem } from "#web/inputs/input-field.tsx";
import { inputsLoanAmount } from "#web/inputs/inputs.ts";
import type { LeadCalculation } from "#web/lead-form/lead-request.ts";
import type { CalculatorTab } from "#web/site/addresses.ts";
import { affordabilityInputs, allowed } from "./affordability/allowed.ts";
import { isExample } from "./affordability/worked-example.tsx";
import { amountsUsable } from "./input-problems.ts";

/**
 * The loan that the visitor worked out in a tab: amount in rand, rate in percent, term in years. None while the
 * numbers are those that the page started with, or an example's. Incomes and expenses are never part of it.
 */
export function ownCalculation(
  tab: CalculatorTab,
  inputs: Inputs,
  defaults: Inputs,
): LeadCalculation | undefined {
  return tab === "affordability" ? affordableLoan(inputs) : enteredLoan(inputs, defaults);
}

function affordableLoan(inputs: Inputs): LeadCalculation | undefined {
  const { limit } = allowed(affordabilityInputs(inputs));
  if (!limit || isExample(inputs)) return undefined;
  const { affordabilityRate: currentRate, affordabilityTerm: loanTerm } = inputs;
  return { loanAmount: Math.round(limit.maxBondOffered), currentRate, loanTerm };
}

const loanNames = ["purchasePrice", "downPayment", "interestRate", "loanTerm"] as const;

function enteredLoan(inputs: Inputs, defaults: Inputs): LeadCalculation | undefined {
  const own = loanNames.some((name) => inputs[name] !== defaults[name]);
  const { interestRate: currentRate, loanTerm } = inputs;
  const loanAmount = inputsLoanAmount(inputs);
  const usable = loanAmount > 0 && amountsUsable(inputs.purchasePrice) && !termProblem(loanTerm);
  return own && usable ? { loanAmount, currentRate, loanTerm } : undefined;
}
