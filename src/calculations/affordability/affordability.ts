import { amount, mostPayments, paymentsPerYear, percent, wholeMonths } from "../inputs/inputs.ts";
import { presentValue } from "../loan/monthly-payment.ts";
import { effectiveMonthlyRate, nominalMonthlyRate } from "../loan/monthly-rate.ts";

/** Amounts in rand a month; rate, buffer and caps in percent; `nominal` divides the annual rate by 12. */
export type AffordabilityInputs = {
  readonly grossIncome: number;
  readonly netIncome: number;
  readonly monthlyExpenses: number;
  readonly interestRate: number;
  readonly termYears: number;
  readonly nominal: boolean;
  readonly stressed: boolean;
  readonly stressBuffer: number;
  readonly dsrGrossCap: number;
  readonly dsrNetCap: number;
};

/** What one method allows a month, and the loan that this repays; `maxBondStressed` at the rate + buffer. */
export type AffordabilityRow = {
  readonly method: string;
  readonly allowedInstalment: number;
  readonly maxBondOffered: number;
  readonly maxBondStressed?: number;
};

/** The instalment in rand that each method allows; none is below 0. */
const allowedInstalments = (inputs: AffordabilityInputs): readonly (readonly [string, number])[] => {
  const surplus = Math.max(0, amount(inputs.netIncome) - amount(inputs.monthlyExpenses));
  const dsrGross = (amount(inputs.grossIncome) * percent(inputs.dsrGrossCap)) / 100;
  const dsrNet = (amount(inputs.netIncome) * percent(inputs.dsrNetCap)) / 100;
  return [
    ["Surplus (Net Income − Expenses)", surplus],
    ["DSR Gross", dsrGross],
    ["DSR Net", dsrNet],
    ["Most Conservative (min of all)", Math.min(surplus, dsrGross, dsrNet)],
  ];
};

/**
 * The largest loan by four methods: instalment × (1 − (1 + r)^−n) ÷ r over max(1, round(years × 12)) months.
 * Inputs that are negative or not finite count as 0. Source: the product specification, section 9.
 */
export const affordability = (inputs: AffordabilityInputs): AffordabilityRow[] => {
  const monthlyRateOf = inputs.nominal ? nominalMonthlyRate : effectiveMonthlyRate;
  const months = Math.min(mostPayments, Math.max(1, wholeMonths(inputs.termYears * paymentsPerYear)));
  const rate = percent(inputs.interestRate);
  const offeredRate = monthlyRateOf(rate);
  const stressedRate = monthlyRateOf(rate + percent(inputs.stressBuffer));
  return allowedInstalments(inputs).map(([method, allowedInstalment]) => ({
    method,
    allowedInstalment,
    maxBondOffered: presentValue(allowedInstalment, offeredRate, months),
    ...(inputs.stressed && { maxBondStressed: presentValue(allowedInstalment, stressedRate, months) }),
  }));
};
