/** The most digits that a field takes: more would not stay exact in a double, or mean nothing. */
export const mostDigits = { money: 15, count: 4 } as const;

/** The most decimals of a rate; with more, a small one would be written with an exponent. */
export const rateDecimals = 6;
