import { isUsableDate } from "../calendar/calendar.ts";
import type { CostFigures } from "../figures/figures.ts";
import { amount, mostPayments, paymentsOfTerm, percent } from "../inputs/inputs.ts";
import { type CostBreakdown, costBreakdown } from "../property-costs/cost-breakdown.ts";
import { type Amortization, amortization } from "./amortization.ts";
import { delayInterest, delayMonths } from "./delay.ts";
import { loanAmount } from "./loan-amount.ts";
import { firstPrincipal, monthlyPayment } from "./monthly-payment.ts";
import { effectiveMonthlyRate, rateText } from "./monthly-rate.ts";
import { delayRow, type ScheduleRow, scheduleRows } from "./schedule.ts";

/** Above this difference in rand between price and value the visitor sees a premium or a discount. */
export const premiumThreshold = 1000;

/** Amounts in rand, the rate in percent a year, the term in years, dates YYYY-MM-DD. */
export type LoanInputs = {
  readonly purchasePrice: number;
  readonly propertyValue: number;
  readonly downPayment: number;
  readonly interestRate: number;
  readonly loanTerm: number;
  /** The day on which the offer was signed: it picks the transfer-duty table. */
  readonly offerDate?: string | undefined;
  readonly transferDate?: string | undefined;
  readonly firstPaymentDate?: string | undefined;
  readonly today: string;
  /** The tables of the costs of buying. */
  readonly figures: CostFigures;
};

/** What the loan calculator shows. `totalPayments` is in rand; a negative `propertyDiscount` is a premium. */
export type LoanResult = {
  readonly loanAmount: number;
  readonly monthlyPayment: number;
  readonly totalPayments: number;
  readonly totalInterest: number;
  readonly totalInterestRate: number;
  readonly schedule: readonly ScheduleRow[];
  readonly fees: CostBreakdown;
  readonly propertyDiscount: number;
  /** Undefined if the property's value is 0: no price is a percentage of that. */
  readonly discountPercentage: number | undefined;
  readonly neverRepaid: boolean;
  readonly delayMonths: number;
};

/**
 * The payments of a loan whose delay interest has been added to the balance while the payment stayed that of the loan.
 * The schedule then runs on past the term; if it does not end, it is cut at the term and something is still owed.
 */
const loanAmortization = (
  loan: number,
  accrued: number,
  monthlyRate: number,
  payments: number,
): Amortization => {
  const balance = loan + accrued;
  // The payment stays, so all of the interest on the accrued interest is taken from the first principal.
  const principal = firstPrincipal(loan, monthlyRate, payments) - monthlyRate * accrued;
  const repayment = { balance, monthlyRate, firstPrincipal: principal };
  if (accrued === 0) return amortization({ ...repayment, mostPayments: payments, lastSettles: true });
  const runOn = amortization({ ...repayment, mostPayments, lastSettles: false });
  if (runOn.endBalance === 0) return runOn;
  return amortization({ ...repayment, mostPayments: payments, lastSettles: false });
};

/** How far the price lies below the property's value, in rand and in percent of that value; no percentage of a value of 0. */
const propertyDiscount = (purchasePrice: number, propertyValue: number) => {
  const discount = propertyValue - purchasePrice;
  return {
    propertyDiscount: discount,
    discountPercentage: propertyValue === 0 ? undefined : (discount / propertyValue) * 100,
  };
};

/** The day that picks the transfer-duty table: that of the offer, else that of the transfer, else today. */
export const dutyDate = ({
  offerDate,
  transferDate,
  today,
}: Pick<LoanInputs, "offerDate" | "transferDate" | "today">): string =>
  [offerDate, transferDate].find(isUsableDate) ?? today;

/**
 * A home loan: amounts, monthly payment (annuity, effective monthly rate), schedule, costs and premium or discount.
 *
 * Totals are the sums over the schedule's rows, row 0's interest included. With a delay the payment stays that of the loan.
 * A loan or a term of 0 gives an empty schedule and zeros; numbers that are not finite and dates that are not usable count as
 * not given. `today` must be a date. `neverRepaid`: the payment does not cover the interest, or not within 100 years.
 */
export const loan = (inputs: LoanInputs): LoanResult => {
  const purchasePrice = amount(inputs.purchasePrice);
  const borrowed = loanAmount(purchasePrice, inputs.downPayment);
  const interestRate = percent(inputs.interestRate);
  const monthlyRate = effectiveMonthlyRate(interestRate);
  const payments = borrowed === 0 ? 0 : paymentsOfTerm(inputs.loanTerm);
  const transferDate = isUsableDate(inputs.transferDate) ? inputs.transferDate : inputs.today;
  const firstDate = isUsableDate(inputs.firstPaymentDate) ? inputs.firstPaymentDate : inputs.today;

  const months = payments === 0 ? 0 : delayMonths(inputs.transferDate, inputs.firstPaymentDate);
  const accrued = delayInterest(borrowed, monthlyRate, months);
  const amortized = loanAmortization(borrowed, accrued, monthlyRate, payments);
  const payment = monthlyPayment(borrowed, monthlyRate, payments);
  const neverRepaid = payments > 0 && amortized.endBalance > 0;
  const totalInterest = accrued + amortized.totalInterest;
  const row = { interestRate: rateText(interestRate) };
  const schedule = scheduleRows(amortized, { ...row, balance: borrowed + accrued, payment, firstDate });
  if (months > 0) {
    schedule.unshift(delayRow(borrowed, { months, interest: accrued }, { ...row, date: transferDate }));
  }

  return {
    loanAmount: borrowed,
    monthlyPayment: payment,
    // The sum repaid is the loan and its interest; a loan that is never repaid only has level payments.
    totalPayments: neverRepaid || payments === 0 ? payment * payments : borrowed + totalInterest,
    totalInterest,
    totalInterestRate: borrowed === 0 ? 0 : (totalInterest / borrowed) * 100,
    schedule,
    fees: costBreakdown({
      purchasePrice,
      loanAmount: borrowed,
      date: dutyDate(inputs),
      figures: inputs.figures,
    }),
    ...propertyDiscount(purchasePrice, amount(inputs.propertyValue)),
    neverRepaid,
    delayMonths: months,
  };
};
