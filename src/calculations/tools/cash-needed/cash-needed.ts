import { isUsableDate } from "../../calendar/calendar.ts";
import type { CostFigures } from "../../figures/figures.ts";
import { amount, paymentsOfTerm } from "../../inputs/inputs.ts";
import { monthlyPayment } from "../../loan/monthly-payment.ts";
import { monthlyRateBy, type RateConvention } from "../../loan/monthly-rate.ts";
import { ratePercent } from "../tool-inputs.ts";
import { occupationalRent } from "./occupational-rent.ts";
import { type DatedPayment, payments } from "./payments.ts";
import { type PurchaseInputs, purchaseAmounts } from "./purchase-amounts.ts";
import { type SaleDates, type SaleTimes, saleDates } from "./sale-dates.ts";

/** Amounts in rand (a month: rent, rates, levy, insurance), the rate in percent a year, the term in years, dates YYYY-MM-DD. */
export type CashNeededInputs = PurchaseInputs &
  Omit<SaleTimes, "offerAccepted"> & {
    readonly today: string;
    readonly offerAccepted?: string | undefined;
    readonly interestRate: number;
    readonly termYears: number;
    readonly convention?: RateConvention;
    readonly serviceFee: number;
    readonly occupation?: string | undefined;
    readonly occupationalRent: number;
    readonly subsidy: number;
  };

/** Every payment from the offer to the keys, in rand; the first instalment, fee included, comes after them. */
export type CashNeededResult = SaleDates & {
  /** The day that counts as the offer's and picks the tables. */
  readonly offerAccepted: string;
  readonly loan: number;
  readonly events: readonly DatedPayment[];
  readonly total: number;
  /** The highest sum paid out at any time; more than the total if a subsidy comes at the end. */
  readonly mostCash: number;
  readonly beforeRegistration: number;
  readonly mostOnOneDay: { readonly date: string; readonly amount: number } | undefined;
  readonly subsidyToLoan: number;
  readonly firstInstalment: number | undefined;
};

const mostOnOneDay = (events: readonly DatedPayment[]): CashNeededResult["mostOnOneDay"] => {
  const days = new Map<string, number>();
  for (const { date, amount: paid } of events) days.set(date, (days.get(date) ?? 0) + paid);
  const [first, ...others] = [...days].map(([date, paid]) => ({ date, amount: paid }));
  return others.reduce((most, day) => (most !== undefined && day.amount > most.amount ? day : most), first);
};

/**
 * The cash needed from the offer to the keys, payment by payment.
 *
 * On registration the subsidy repays deposit, duty, costs and fee; the rest lowers the loan and its first instalment.
 * Moving in before registration costs occupational rent. Without a loan there is no approval, no bond and no instalment.
 * `today` must be a date; an offer's day that is not usable counts as today, and moving in before the offer as on its day.
 * Sources: the tables of the figures, and usual clauses of an offer to purchase.
 */
export const cashNeeded = (inputs: CashNeededInputs, figures: CostFigures): CashNeededResult => {
  const offerAccepted = isUsableDate(inputs.offerAccepted) ? inputs.offerAccepted : inputs.today;
  const amounts = purchaseAmounts(inputs, offerAccepted, figures);
  const dates = saleDates({ ...inputs, offerAccepted }, amounts.loan > 0);
  const { registration } = dates;
  const wanted = isUsableDate(inputs.occupation) ? inputs.occupation : registration;
  const movingIn = wanted < offerAccepted ? offerAccepted : wanted < registration ? wanted : registration;

  const paidBack =
    amounts.deposit +
    amounts.transferDuty +
    amounts.transferCosts +
    amounts.bondCosts +
    amounts.initiationFee;
  const subsidy = Math.min(amount(inputs.subsidy), paidBack);
  const { borrowed } = amounts;
  const subsidyToLoan = Math.min(amount(inputs.subsidy) - subsidy, borrowed);
  const events = payments(
    {
      ...amounts,
      subsidy,
      movingIn,
      occupationalRent: occupationalRent(amount(inputs.occupationalRent), movingIn, registration),
    },
    dates,
  );

  const rate = monthlyRateBy(inputs.convention ?? "nominal", ratePercent(inputs.interestRate));
  const term = paymentsOfTerm(inputs.termYears);
  const owes = borrowed > subsidyToLoan && term > 0;
  return {
    ...dates,
    offerAccepted,
    firstInstalmentDate: owes ? dates.firstInstalmentDate : undefined,
    loan: amounts.loan,
    events,
    total: events.at(-1)?.cumulative ?? 0,
    mostCash: events.reduce((most, { cumulative }) => Math.max(most, cumulative), 0),
    beforeRegistration: events.findLast(({ date }) => date < registration)?.cumulative ?? 0,
    mostOnOneDay: mostOnOneDay(events),
    subsidyToLoan,
    firstInstalment: owes
      ? monthlyPayment(borrowed - subsidyToLoan, rate, term) + amount(inputs.serviceFee)
      : undefined,
  };
};
