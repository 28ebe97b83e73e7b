import { monthsLater } from "../calendar/calendar.ts";
import { monthlyPayment, shareOwed } from "../loan/monthly-payment.ts";
import { effectiveMonthlyRate, rateText } from "../loan/monthly-rate.ts";
import type { PrimeRateEntry } from "../prime-rate/prime-rate.table.ts";

/** A part of the simulated loan at one rate: `period` is the date of that rate, `balance` what is owed at the end, in rand. */
export type PaymentHistoryRow = {
  readonly period: string;
  readonly rate: string;
  readonly balance: number;
  readonly monthlyPayment: number;
  readonly remainingPayments: number;
  readonly note?: string;
  readonly accruedInterest?: number;
};

/** What is owed and in how many payments; `interestRate` (annual percent) holds after the last rate of the history. */
type SimulatedLoan = {
  readonly balance: number;
  readonly payments: number;
  readonly firstPaymentDate: string;
  readonly interestRate: number;
};

const paymentsPerEntry = 12;

const partAtRate = (
  before: { balance: number; remainingPayments: number },
  rate: number,
  payments: number,
) => {
  const monthlyRate = effectiveMonthlyRate(rate);
  const payment = monthlyPayment(before.balance, monthlyRate, before.remainingPayments);
  const balance = before.balance * shareOwed(monthlyRate, before.remainingPayments, payments);
  const remainingPayments = before.remainingPayments - payments;
  const row = { rate: rateText(rate), balance, monthlyPayment: payment, remainingPayments };
  return { row, interest: Math.max(0, payment * payments - (before.balance - balance)) };
};

/**
 * A loan repaid at past rates: each rate (date, annual percent) in its order for up to 12 payments, the rest at the given rate.
 * The payment is recomputed over the remaining payments at each rate. Gives the rows and the interest of them all, in rand.
 * Source: the product specification, section 9.
 */
export const paymentHistory = (loan: SimulatedLoan, rates: readonly PrimeRateEntry[]) => {
  const paymentHistory: PaymentHistoryRow[] = [];
  let owed = { balance: loan.balance, remainingPayments: loan.payments };
  let totalInterest = 0;
  for (const { date, rate } of rates) {
    if (owed.remainingPayments === 0) break;
    const { row, interest } = partAtRate(owed, rate, Math.min(paymentsPerEntry, owed.remainingPayments));
    paymentHistory.push({ period: date, ...row, note: `Rate change to ${row.rate}%` });
    totalInterest += interest;
    owed = row;
  }
  if (owed.remainingPayments > 0) {
    const period = monthsLater(loan.firstPaymentDate, loan.payments - owed.remainingPayments);
    const { row, interest } = partAtRate(owed, loan.interestRate, owed.remainingPayments);
    paymentHistory.push({ period, ...row });
    totalInterest += interest;
    owed = row;
  }
  return { paymentHistory, totalInterest, finalBalance: owed.balance };
};
