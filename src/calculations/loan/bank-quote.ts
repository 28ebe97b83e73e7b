import { paymentsPerYear } from "../inputs/inputs.ts";
import { monthlyPayment } from "./monthly-payment.ts";
import { nominalMonthlyRate } from "./monthly-rate.ts";

/**
 * The monthly payment in rand, unrounded, that a South African bank would quote: the annuity with a twelfth of the yearly
 * rate (nominal). Loan in rand, rate in percent a year, term in years. Source: docs/figures.md, "Effective and nominal".
 */
export const bankQuote = (loanAmount: number, annualPercent: number, termYears: number): number =>
  monthlyPayment(loanAmount, nominalMonthlyRate(annualPercent), termYears * paymentsPerYear);
