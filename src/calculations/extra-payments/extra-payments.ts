import { amount, paymentsOfTerm, percent, wholeMonths } from "../inputs/inputs.ts";
import { type Amortization, amortization } from "../loan/amortization.ts";
import { firstPrincipal, monthlyPayment } from "../loan/monthly-payment.ts";
import { effectiveMonthlyRate } from "../loan/monthly-rate.ts";
import { type ExtraPaymentRow, extraPaymentRows } from "./extra-payment-rows.ts";

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
