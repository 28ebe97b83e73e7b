import { type ExtraPaymentResult, extraPayments } from "#calculations/extra-payments/extra-payments.ts";
import { paymentsPerYear } from "#calculations/inputs/inputs.ts";
import { shareOwed } from "#calculations/loan/monthly-payment.ts";
import { effectiveMonthlyRate } from "#calculations/loan/monthly-rate.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { amountsUsable, termProblem } from "#web/answer-page/answer-values.ts";
import { inputsLoanAmount } from "#web/answer-page/inputs.ts";
import type { OwedPoint } from "#web/components/chart/owed-chart.tsx";

export type InputsExtraPayments = ReturnType<typeof inputsExtraPayments>;

/** The loan of the inputs with its extra payments; without usable inputs it has none. */
export function inputsExtraPayments(inputs: Inputs) {
  const { interestRate, loanTerm, extraPayment, extraPaymentDuration } = inputs;
  const loanAmount = inputsLoanAmount(inputs);
  const usable = amountsUsable(loanAmount, extraPayment) && !termProblem(loanTerm);
  const result = extraPayments({
    loanAmount,
    interestRate,
    loanTerm: usable ? loanTerm : 0,
    extraPayment,
    extraPaymentDuration,
  });
  return { usable, loanAmount, result, curves: balanceCurves({ loanAmount, interestRate }, result) };
}

type Loan = { loanAmount: number; interestRate: number };

/** Both balances at the start, after every year, and at the two ends; empty while there is no loan. */
export function balanceCurves({ loanAmount, interestRate }: Loan, result: ExtraPaymentResult): OwedPoint[] {
  const { base, withExtra, schedule } = result;
  if (base.payoffTime === 0) return [];
  const monthlyRate = effectiveMonthlyRate(interestRate);
  const ends = new Set([withExtra.payoffTime, base.payoffTime]);
  for (let payment = 0; payment < base.payoffTime; payment += paymentsPerYear) ends.add(payment);
  return [...ends]
    .sort((a, b) => a - b)
    .map((paid) => ({
      month: paid,
      without: loanAmount * shareOwed(monthlyRate, base.payoffTime, paid),
      withExtra: paid === 0 ? loanAmount : (schedule[paid - 1]?.balance ?? 0),
    }));
}
