import type { Inputs } from "#contract/input-fields.ts";
import type { LeadCalculation } from "#web/lead-form/lead-request.ts";
import { affordabilityInputs, allowed } from "./allowed.ts";
import { isExample } from "./worked-example.tsx";

/**
 * The loan that the visitor could afford, for a contact request: amount in rand, rate in percent, term in years. None
 * while the numbers are the example's. Incomes and expenses are never part of it.
 */
export function affordableLoan(inputs: Inputs): LeadCalculation | undefined {
  const { limit } = allowed(affordabilityInputs(inputs));
  if (!limit || isExample(inputs)) return undefined;
  const { affordabilityRate: currentRate, affordabilityTerm: loanTerm } = inputs;
  return { loanAmount: Math.round(limit.maxBondOffered), currentRate, loanTerm };
}
