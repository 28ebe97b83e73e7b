// How a tool reads a typed number: not a number counts as 0, a number outside the limits becomes the limit.
import { percent } from "../inputs/inputs.ts";

/** The limits of a tool's fields: rand, percent (of a rate, a growth or a share), points to prime, years. */
export const toolLimits = {
  money: { min: 0, max: 1_000_000_000 },
  rate: { min: 0, max: 40 },
  growth: { min: -20, max: 30 },
  margin: { min: -5, max: 10, step: 0.05 },
  share: { min: 0, max: 100 },
  termYears: { min: 1, max: 40 },
} as const;

/** After this many months a loan counts as never repaid. */
export const longestRun = 1200;

const within = (value: number, limits: { readonly min: number; readonly max: number }): number =>
  Number.isFinite(value) ? Math.min(limits.max, Math.max(limits.min, value)) : 0;

/** An interest rate in percent a year, from 0 to 40. */
export const ratePercent = (value: number): number => within(percent(value), toolLimits.rate);

/** A yearly growth or return in percent, from −20 to 30. */
export const growthPercent = (value: number): number => within(value, toolLimits.growth);

/** A margin to the prime rate in points, from −5 to 10. */
export const marginPoints = (value: number): number => within(value, toolLimits.margin);

/** A share in percent, from 0 to 100. */
export const sharePercent = (value: number): number => within(value, toolLimits.share);

/** A count of days, months or years: whole, from 0 to a maximum. */
export const wholeCount = (value: number, most: number): number =>
  Math.round(within(value, { min: 0, max: most }));
