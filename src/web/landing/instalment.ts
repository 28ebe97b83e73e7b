import { monthlyPayment } from "#calculations/loan/monthly-payment.ts";
import { effectiveMonthlyRate } from "#calculations/loan/monthly-rate.ts";

/** The monthly payment on a home bought without a deposit, in rand, unrounded; the loan calculator's own way. */
export function instalment(price: number, annualPercent: number, termYears: number): number {
  return monthlyPayment(price, effectiveMonthlyRate(annualPercent), termYears * 12);
}
