import { rootBetween } from "../../bisection/bisection.ts";
import { presentValue } from "../../loan/monthly-payment.ts";
import { type Offer, offerOwed } from "./offer.ts";

/** The highest cost that is searched for: 100 % a month. */
const highestMonthlyCost = 1;

/** Less than half a cent is nothing. */
const halfACent = 0.005;

/**
 * What an offer costs a year in percent, all its fees included, to somebody who settles after `months` payments.
 *
 * The monthly x for which loan − fee in cash − bond costs = Σ payment ÷ (1 + x)^t + settlement ÷ (1 + x)^months, shown as
 * ((1 + x)^12 − 1) × 100. Undefined without a loan, or if costs use up all of it.
 */
export const effectiveCost = (offer: Offer, months: number): number | undefined => {
  const received = offer.loan - offer.creditCosts;
  if (offer.payments === 0 || months === 0 || received <= 0) return undefined;
  const settlement = offerOwed(offer, months);
  const excess = (x: number) =>
    presentValue(offer.monthlyPayment, x, months) + settlement * (1 + x) ** -months - received;
  if (excess(0) < halfACent) return 0;
  const monthly = rootBetween(excess, { low: 0, high: highestMonthlyCost }, 1e-13);
  return monthly === undefined ? undefined : ((1 + monthly) ** 12 - 1) * 100;
};
