import { monthsLater } from "../calendar/calendar.ts";
import { monthlyPayment, shareOwed } from "../loan/monthly-payment.ts";
import { effectiveMonthlyRate, rateText } from "../loan/monthly-rate.ts";
import type { PrimeRateEntry } from "../prime-rate/prime-rate.table.ts";

/** A stretch of the simulated loan: the rate it ran at, and what is owed when it ends. */
export type PaymentHistoryRow = {
  readonly period: string;
  readonly rate: string;
  readonly balance: number;
  readonly monthlyPayment: number;
  readonly remainingPayments: number;
  readonly note?: string;
  readonly accruedInterest?: number;
};

/** What is owed, in how many payments, from which date on, and at which rate when the history has no say. */
type Outset = {
  readonly balance: number;
  readonly payments: number;
  readonly firstPaymentDate: string;
  readonly interestRate: number;
};

const paymentsPerEntry = 12;

const stretch = (before: { balance: number; remainingPayments: number }, rate: number, payments: number) => {
  const monthlyRate = effectiveMonthlyRate(rate);
  const payment = monthlyPayment(before.balance, monthlyRate, before.remainingPayments);
  const balance = before.balance * shareOwed(monthlyRate, before.remainingPayments, payments);
  const remainingPayments = before.remainingPayments - payments;
  const row = { rate: rateText(rate), balance, monthlyPayment: payment, remainingPayments };
  return { row, interest: Math.max(0, payment * payments - (before.balance - balance)) };
};

/**
 * A loan repaid at past rates: each rate (date, annual percent) in its order for up to 12 payments, the rest at the given rate.
 * The payment is recomputed over the remaining payments at each rate. Gives the rows and the interest of them all.
 */
export const paymentHistory = (outset: Outset, rates: readonly PrimeRateEntry[]) => {
  const paymentHistory: PaymentHistoryRow[] = [];
  let owed = { balance: outset.balance, remainingPayments: outset.payments };
  let totalInterest = 0;
  for (const { date, rate } of rates) {
    if (owed.remainingPayments === 0) break;
    const { row, interest } = stretch(owed, rate, Math.min(paymentsPerEntry, owed.remainingPayments));
    paymentHistory.push({ period: date, ...row, note: `Rate change to ${row.rate}%` });
    totalInterest += interest;
    owed = row;
  }
  if (owed.remainingPayments > 0) {
    const period = monthsLater(outset.firstPaymentDate, outset.payments - owed.remainingPayments);
    const { row, interest } = stretch(owed, outset.interestRate, owed.remainingPayments);
    paymentHistory.push({ period, ...row });
    totalInterest += interest;
    owed = row;
  }
  return { paymentHistory, totalInterest, finalBalance: owed.balance };
};
