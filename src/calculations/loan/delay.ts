import { daysBetween, isUsableDate, monthsLater } from "../calendar/calendar.ts";
import { amount } from "../inputs/inputs.ts";

/** A month of delay in days, as the specification counts it. */
const daysOfDelayMonth = 30;

/**
 * The months by which the first payment is late (dates YYYY-MM-DD): days ÷ 30, rounded; never below 0.
 * A first payment up to one calendar month after the transfer is the ordinary case and no delay.
 * A date that is missing or not usable counts as not given: no delay. Source: the product specification, section 9.
 */
export const delayMonths = (
  transferDate: string | undefined,
  firstPaymentDate: string | undefined,
): number => {
  if (!isUsableDate(transferDate) || !isUsableDate(firstPaymentDate)) return 0;
  if (firstPaymentDate <= monthsLater(transferDate, 1)) return 0;
  return Math.round(daysBetween(transferDate, firstPaymentDate) / daysOfDelayMonth);
};

/** The simple interest in rand that a delay adds to a loan: loan × monthly rate × months. */
export const delayInterest = (loan: number, monthlyRate: number, delayMonths: number): number =>
  amount(loan) * monthlyRate * delayMonths;
