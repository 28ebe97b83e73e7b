import { percent } from "../inputs/inputs.ts";

/** The monthly rate of a nominal annual rate: annual % ÷ 100 ÷ 12. */
export const nominalMonthlyRate = (annualPercent: number): number => percent(annualPercent) / 100 / 12;

/**
 * The monthly rate of an effective annual rate: (1 + annual % ÷ 100)^(1/12) − 1.
 * By logarithm, because the power loses the digits of a small rate when 1 is taken off again.
 */
export const effectiveMonthlyRate = (annualPercent: number): number =>
  Math.expm1(Math.log1p(percent(annualPercent) / 100) / 12);

/** The effective annual rate, in percent, of a monthly rate as a fraction: (1 + rate)^12 − 1. */
export const effectiveAnnualRate = (monthlyRate: number): number =>
  Math.expm1(12 * Math.log1p(monthlyRate)) * 100;

/** How a yearly rate becomes a monthly one: a twelfth, as South African banks charge, or the twelfth root. */
export type RateConvention = "nominal" | "effective";

/** The monthly rate of an annual rate by a convention; a fraction. */
export const monthlyRateBy = (convention: RateConvention, annualPercent: number): number =>
  convention === "effective" ? effectiveMonthlyRate(annualPercent) : nominalMonthlyRate(annualPercent);

/** A rate (annual percent) as the results give it: with 3 decimals, halves rounded up. */
export const rateText = (annualPercent: number): string =>
  (Math.round(annualPercent * 1000) / 1000).toFixed(3);
