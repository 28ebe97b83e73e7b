import { amount, paymentsOfTerm, percent, wholeMonths } from "../inputs/inputs.ts";
import { type Amortization, amortization } from "../loan/amortization.ts";
import { firstPrincipal, monthlyPayment } from "../loan/monthly-payment.ts";
import { effectiveMonthlyRate } from "../loan/monthly-rate.ts";
import { type ExtraPaymentRow, extraPaymentRows } from "./extra-payment-rows.ts";

/** What the calculator adds to the shared inputs: the guide's own example of R500 a month, for the whole term. */
export const extraPaymentDefaults = { extraPayment: 500, extraPaymentDuration: 0 } as const;

/** What people most often add to an instalment, in rand a month: offered next to the field. */
export const usualExtraPayments = [500, 1_000, 2_000] as const;

/** The limits of the rate field, in percent a year; lower than the loan calculator's, as specified. */
export const extraPaymentRateLimits = { min: 0, max: 25 } as const;

/** A way to repay the loan: rand a month, rand in all, and the months until it is paid off. */
type Payoff = {
  readonly monthlyPayment: number;
  readonly totalPayments: number;
  readonly totalInterest: number;
  readonly payoffTime: number;
};

/** The loan without and with the extra payments; `timeSaved` in months, `effectiveReturn` in percent. */
export type ExtraPaymentResult = {
  readonly base: Payoff;
  readonly withExtra: Payoff;
  readonly savings: {
    readonly timeSaved: number;
    readonly interestSaved: number;
    readonly totalExtraPaid: number;
    readonly effectiveReturn: number;
  };
  readonly schedule: readonly ExtraPaymentRow[];
};

const payoff = (loan: number, payment: number, { rows, totalInterest }: Amortization): Payoff => ({
  monthlyPayment: payment,
  totalPayments: rows.length === 0 ? 0 : loan + totalInterest,
  totalInterest,
  payoffTime: rows.length,
});

/**
 * A loan repaid with a fixed extra amount (rand) added to each payment for the first months (0: for the whole term).
 *
 * Rate in percent a year (effective), term in years. The last payment is only what is owed: base first, extra second.
 * effectiveReturn = interestSaved ÷ totalExtraPaid × 100, 0 when nothing extra is paid. A loan or a term of 0: zeros.
 */
export const extraPayments = (inputs: {
  readonly loanAmount: number;
  readonly interestRate: number;
  readonly loanTerm: number;
  readonly extraPayment: number;
  readonly extraPaymentDuration: number;
}): ExtraPaymentResult => {
  const loan = amount(inputs.loanAmount);
  const monthlyRate = effectiveMonthlyRate(percent(inputs.interestRate));
  const payments = loan === 0 ? 0 : paymentsOfTerm(inputs.loanTerm);
  const extra = amount(inputs.extraPayment);
  const extraMonths = wholeMonths(inputs.extraPaymentDuration);
  const payment = monthlyPayment(loan, monthlyRate, payments);
  const repayment = {
    balance: loan,
    monthlyRate,
    firstPrincipal: firstPrincipal(loan, monthlyRate, payments),
    mostPayments: payments,
    lastSettles: true,
  };
  const base = amortization(repayment);
  const withExtra = amortization({ ...repayment, extra, extraMonths });
  const schedule = extraPaymentRows(withExtra, { basePayment: payment, extra, extraMonths });
  const totalExtraPaid = schedule.reduce((sum, row) => sum + row.extraPayment, 0);
  const interestSaved = Math.max(0, base.totalInterest - withExtra.totalInterest);
  return {
    base: payoff(loan, payment, base),
    withExtra: payoff(loan, payments === 0 ? 0 : payment + extra, withExtra),
    savings: {
      timeSaved: base.rows.length - withExtra.rows.length,
      interestSaved,
      totalExtraPaid,
      effectiveReturn: totalExtraPaid === 0 ? 0 : (interestSaved / totalExtraPaid) * 100,
    },
    schedule,
  };
};
