/** The rules for a private person's gain: amounts in rand, the share that counts as income in percent. */
export type CapitalGainsRules = {
  /** The part of the gain on one's own home that is free of tax. */
  readonly residenceExclusion: number;
  /** The part of a year's gains that is free of tax. */
  readonly annualExclusion: number;
  readonly inclusionPercent: number;
};

/** The taxable part of the gain on one's own home, in rand: max(0, gain − exclusion). A loss counts as 0. */
export const residenceGain = (gain: number, rules: CapitalGainsRules): number =>
  Math.max(0, gain - rules.residenceExclusion);

/**
 * The tax in rand on a private person's gains of one year: max(0, gains − annual exclusion) × inclusion × marginal rate.
 * `marginalPercent` is the rate of income tax on the last rand earned; 0 leaves tax out.
 * Source: Income Tax Act 58 of 1962, Eighth Schedule; the figures are those of the rules.
 */
export const capitalGainsTax = (gains: number, rules: CapitalGainsRules, marginalPercent: number): number =>
  (Math.max(0, gains - rules.annualExclusion) * (rules.inclusionPercent * marginalPercent)) / 10_000;
