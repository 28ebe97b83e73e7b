import { rootBetween } from "../../bisection/bisection.ts";
import { effectiveAnnualRate } from "../../loan/monthly-rate.ts";

/** The rate is searched between these fractions a month, on the side of 0 given by the sum of the flows. */
const monthlyBounds = { low: -0.5, high: 1 };
const precision = 1e-13;

/** The present value of all flows, each divided by (1 + rate) for every month after the first; in rand. */
const presentWorth = (flows: readonly number[], monthlyRate: number): number =>
  flows.reduceRight((later, flow) => flow + later / (1 + monthlyRate), 0);

/**
 * The internal rate of return in percent a year of monthly flows in rand, the first of them today:
 * ((1 + x)^12 − 1) × 100 for the monthly x at which Σ flow ÷ (1 + x)^month = 0.
 * Undefined if money goes only in or only out, or if x is not between −50 % and 100 % a month. Where the signs of the
 * flows change more than once, several x may fit; more money out than in is never called a loss.
 */
export const internalRateOfReturn = (flows: readonly number[]): number | undefined => {
  const gain = presentWorth(flows, 0) >= 0;
  const bounds = gain ? { ...monthlyBounds, low: 0 } : { ...monthlyBounds, high: 0 };
  const monthly = rootBetween((rate) => presentWorth(flows, rate), bounds, precision);
  return monthly === undefined ? undefined : effectiveAnnualRate(monthly);
};
