import { rootBetween } from "../../bisection/bisection.ts";

/** A rate of return is sought between these, as fractions a month. */
const monthlyBounds = { low: -0.5, high: 1 };
const precision = 1e-13;

/** What all flows are worth at the first, each divided by (1 + rate) for every month that it comes later; in rand. */
const presentWorth = (flows: readonly number[], monthlyRate: number): number =>
  flows.reduceRight((later, flow) => flow + later / (1 + monthlyRate), 0);

/**
 * The internal rate of return in percent a year of monthly flows in rand, the first of them today:
 * ((1 + x)^12 − 1) × 100 for the monthly x at which Σ flow ÷ (1 + x)^month = 0.
 * Nothing when money goes only in or only out, or when x is not between −50 % and 100 % a month.
 */
export const internalRateOfReturn = (flows: readonly number[]): number | undefined => {
  const monthly = rootBetween((rate) => presentWorth(flows, rate), monthlyBounds, precision);
  return monthly === undefined ? undefined : Math.expm1(12 * Math.log1p(monthly)) * 100;
};
