/** The most digits that a field takes: more would be inexact in a double, or make no sense. */
export const mostDigits = { money: 15, count: 4 } as const;

/** The digits of a count, its decimals left out: "20.5" years are 20. */
export const countDigits = (text: string): string => text.replace(/[.,]\d.*/, "").replace(/\D/g, "");

/** Said where something that was typed or pasted is no number: what was there before stays. */
export const notUnderstood = "Only a number goes in here. What we could not read was left out.";

/** The most decimals of a rate; with more, a small one would be written with an exponent. */
export const rateDecimals = 6;
