// In a file without the sums, for pages that only have the fields.

/** What the calculator adds to the shared inputs: the guide's own example of R500 a month, for the whole term. */
export const extraPaymentDefaults = { extraPayment: 500, extraPaymentDuration: 0 } as const;

/** What people most often add to an instalment, in rand a month: offered next to the field. */
export const usualExtraPayments = [500, 1_000, 2_000] as const;

/** The limits of the rate field, in percent a year; lower than the loan calculator's, as specified. */
export const extraPaymentRateLimits = { min: 0, max: 25 } as const;
