import { monthlyPayment } from "#calculations/loan/monthly-payment.ts";
import { effectiveMonthlyRate } from "#calculations/loan/monthly-rate.ts";

/** The monthly payment on a home bought without a deposit, in rand, unrounded, as in the loan calculator. */
export function instalment(price: number, annualPercent: number, termYears: number): number {
  return monthlyPayment(price, effectiveMonthlyRate(annualPercent), termYears * 12);
}
