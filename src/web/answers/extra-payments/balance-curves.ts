import type { ExtraPaymentResult } from "#calculations/extra-payments/extra-payments.ts";
import { paymentsPerYear } from "#calculations/inputs/inputs.ts";
import { shareOwed } from "#calculations/loan/monthly-payment.ts";
import { effectiveMonthlyRate } from "#calculations/loan/monthly-rate.ts";

/** What is owed after so many years, without and with the extra payments. */
export type BalancePoint = { years: number; without: number; withExtra: number };

type Loan = { loanAmount: number; interestRate: number };

/** Both balances at the start, after every year, and at the two ends; empty while there is no loan. */
export function balanceCurves(
  { loanAmount, interestRate }: Loan,
  result: ExtraPaymentResult,
): BalancePoint[] {
  const { base, withExtra, schedule } = result;
  if (base.payoffTime === 0) return [];
  const monthlyRate = effectiveMonthlyRate(interestRate);
  const ends = new Set([withExtra.payoffTime, base.payoffTime]);
  for (let payment = 0; payment < base.payoffTime; payment += paymentsPerYear) ends.add(payment);
  return [...ends]
    .sort((a, b) => a - b)
    .map((paid) => ({
      years: paid / paymentsPerYear,
      without: loanAmount * shareOwed(monthlyRate, base.payoffTime, paid),
      withExtra: paid === 0 ? loanAmount : (schedule[paid - 1]?.balance ?? 0),
    }));
}
