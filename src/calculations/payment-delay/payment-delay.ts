import { isUsableDate } from "../calendar/calendar.ts";
import { amount, paymentsOfTerm, percent } from "../inputs/inputs.ts";
import { delayInterest, delayMonths } from "../loan/delay.ts";
import { effectiveMonthlyRate, rateText } from "../loan/monthly-rate.ts";
import type { PrimeRateEntry } from "../prime-rate/prime-rate.table.ts";
import { currentPrimeRate, primeRateAt } from "../prime-rate/prime-rate.ts";
import { type PaymentHistoryRow, paymentHistory } from "./payment-history.ts";

/** What a late first payment costs, and the loan as it would have run at the prime rates of the history. */
type PaymentDelay = {
  readonly monthsDelay: number;
  readonly additionalInterestFromDelay: number;
  readonly totalInterestPaid: number;
  readonly finalBalance: number;
  readonly paymentHistory: readonly PaymentHistoryRow[];
};

const nothingOwed: PaymentDelay = {
  monthsDelay: 0,
  additionalInterestFromDelay: 0,
  totalInterestPaid: 0,
  finalBalance: 0,
  paymentHistory: [],
};

/**
 * The cost of the months between transfer and first payment, followed by the simulation of `paymentHistory`.
 *
 * Rates are prime + margin, where the margin is the given rate (annual percent) − the current prime; never below 0.
 * The delay accrues on the loan at the given rate; additionalInterestFromDelay prices it at the prime of the transfer date.
 * Prime entries on or after the first payment are taken newest first, as specified. Without both dates, a loan or a term: zeros.
 */
export const paymentDelay = (inputs: {
  readonly loanAmount: number;
  readonly interestRate: number;
  readonly loanTerm: number;
  readonly transferDate: string;
  readonly firstPaymentDate: string;
  readonly history: readonly PrimeRateEntry[];
}): PaymentDelay => {
  const { transferDate, firstPaymentDate, history } = inputs;
  const loan = amount(inputs.loanAmount);
  const interestRate = percent(inputs.interestRate);
  const payments = paymentsOfTerm(inputs.loanTerm);
  const datesGiven = isUsableDate(transferDate) && isUsableDate(firstPaymentDate);
  if (!datesGiven || loan === 0 || payments === 0) return nothingOwed;

  const margin = interestRate - currentPrimeRate(history);
  const rateAtPrime = (prime: number) => Math.max(0, prime + margin);
  const monthsDelay = delayMonths(transferDate, firstPaymentDate);
  const accruedInterest = delayInterest(loan, effectiveMonthlyRate(interestRate), monthsDelay);
  const balance = loan + accruedInterest;
  const rates = history
    .filter(({ date }) => date >= firstPaymentDate)
    .map(({ date, rate }) => ({ date, rate: rateAtPrime(rate) }));
  const run = paymentHistory({ balance, payments, firstPaymentDate, interestRate }, rates);
  const delayRow: PaymentHistoryRow = {
    period: transferDate,
    rate: rateText(interestRate),
    balance,
    monthlyPayment: 0,
    remainingPayments: payments,
    accruedInterest,
  };
  const rateAtTransfer = rateAtPrime(primeRateAt(transferDate, history));
  return {
    monthsDelay,
    additionalInterestFromDelay: delayInterest(loan, effectiveMonthlyRate(rateAtTransfer), monthsDelay),
    totalInterestPaid: accruedInterest + run.totalInterest,
    finalBalance: run.finalBalance,
    paymentHistory: monthsDelay > 0 ? [delayRow, ...run.paymentHistory] : run.paymentHistory,
  };
};
