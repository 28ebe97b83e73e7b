import { rootBetween } from "../../bisection/bisection.ts";
import { amount } from "../../inputs/inputs.ts";
import { monthlyRateBy } from "../../loan/monthly-rate.ts";
import { toolLimits } from "../tool-inputs.ts";
import { paidAndOwedBy } from "./paid-and-owed.ts";
import type { SwitchYourBondInputs, twoLoans } from "./two-loans.ts";

/**
 * The rate in percent a year, from 0 to 40, at which staying costs the same as switching by a given month.
 * With the kept instalment, or else the contract's at that rate; undefined if there is no such rate.
 */
export const rateOfOwnBank = (
  { staying, instalment, keeps }: ReturnType<typeof twoLoans>,
  inputs: SwitchYourBondInputs,
  target: { readonly month: number; readonly paidAndOwed: number },
): number | undefined => {
  const serviceFee = amount(inputs.serviceFee);
  const above = (annualPercent: number) => {
    const monthlyRate = monthlyRateBy(inputs.convention ?? "nominal", annualPercent);
    const { balance, payments } = staying;
    const plan = { balance, payments, monthlyRate, ...(keeps && { instalment }) };
    return paidAndOwedBy(plan, serviceFee, target.month) - target.paidAndOwed;
  };
  const { min: low, max: high } = toolLimits.rate;
  return rootBetween(above, { low, high }, 1e-7);
};
