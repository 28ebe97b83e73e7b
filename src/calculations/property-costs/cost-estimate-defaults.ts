// In a file without the sums, for pages that only have the fields.

/** What the guide's cost estimator starts with. */
export const costEstimateDefaults = { price: 2_000_000, depositPercent: 10 } as const;

/** The limits of the estimator's deposit, in percent. */
export const depositPercentLimits = { min: 0, max: 100 } as const;
