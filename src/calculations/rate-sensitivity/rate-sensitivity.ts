import { amount, paymentsOfTerm, percent } from "../inputs/inputs.ts";
import { monthlyPayment } from "../loan/monthly-payment.ts";
import { effectiveMonthlyRate } from "../loan/monthly-rate.ts";

/** The changes of the rate in the table, in points: the lowest and the highest. */
const rateChangeLimits = { min: -3, max: 5 } as const;
const rateChangeStep = 0.5;

/** A loan at a changed rate (annual percent); amounts in rand. The row with `rateChange` 0 is the base. */
export type SensitivityRow = {
  readonly rate: number;
  readonly rateChange: number;
  readonly monthlyPayment: number;
  readonly totalInterest: number;
  readonly totalPayments: number;
};

/** A loan in rand, its annual rate in percent and its term in years. */
type SensitivityInputs = {
  readonly loanAmount: number;
  readonly interestRate: number;
  readonly loanTerm: number;
};

/**
 * A loan at rates from 3 points below to 5 above the given one; only rates above 0. Payment by the effective monthly rate.
 * At a rate of 0 there are the ten rows above it and no base row; the base is then `sensitivityBase`, whose payment is loan ÷ n.
 * A loan or a term of 0 gives rows of zeros.
 */
export const rateSensitivity = (inputs: SensitivityInputs): SensitivityRow[] => {
  const rows: SensitivityRow[] = [];
  const { min, max } = rateChangeLimits;
  for (let rateChange: number = min; rateChange <= max; rateChange += rateChangeStep) {
    if (percent(inputs.interestRate) + rateChange > 0) rows.push(sensitivityAt(inputs, rateChange));
  }
  return rows;
};

/** The loan at the given rate itself, which all rows are compared with; at a rate of 0 it is not one of them. */
export const sensitivityBase = (inputs: SensitivityInputs): SensitivityRow => sensitivityAt(inputs, 0);

/** The loan at its rate changed by so many points, also between the table's steps. No rate falls below 0: the change then ends there. */
export const sensitivityAt = (inputs: SensitivityInputs, change: number): SensitivityRow => {
  const loan = amount(inputs.loanAmount);
  const payments = paymentsOfTerm(inputs.loanTerm);
  const from = percent(inputs.interestRate);
  const rateChange = Number.isFinite(change) ? Math.max(change, -from) : 0;
  const rate = from + rateChange;
  const payment = monthlyPayment(loan, effectiveMonthlyRate(rate), payments);
  const totalPayments = payment * payments;
  // At a rate close to 0 the total may round to slightly less than the loan.
  const totalInterest = payments === 0 ? 0 : Math.max(0, totalPayments - loan);
  return { rate, rateChange, monthlyPayment: payment, totalInterest, totalPayments };
};

/** How much a change of payment matters. */
type SensitivityImpact = "Low" | "Medium" | "High";

/** The payment's absolute change in percent of the base payment: under 5 Low, under 15 Medium, else High; no base: Low. */
export const sensitivityImpact = (payment: number, basePayment: number): SensitivityImpact => {
  // Compared by multiplying, so that a change of exactly 5 % is not lost to a division.
  const change = Math.abs(payment - basePayment) * 100;
  if (!(basePayment > 0) || change < basePayment * 5) return "Low";
  return change < basePayment * 15 ? "Medium" : "High";
};
