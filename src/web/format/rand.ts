/** Where a line never breaks: between groups of three digits, a number and its unit, and the parts of a date in a table. */
export const noBreakSpace = "\u00a0";
const minus = "\u2212";

function grouped(digits: string, separator: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, separator);
}

/** Whole digits of an amount, halves rounded up; amounts past 2^53 keep all their digits, not an exponent. */
function wholeDigits(amount: number): string {
  return BigInt(Math.abs(Math.round(amount))).toString();
}

/**
 * An amount as the site shows it: "R2 000 000", negative "−R1 200", halves rounded up.
 * Written out here because browsers' own en-ZA data differ from the server's.
 */
export function rand(amount: number): string {
  const sign = Math.round(amount) < 0 ? minus : "";
  return `${sign}R${grouped(wholeDigits(amount), noBreakSpace)}`;
}

/** A whole number in the same groups: "3 654". */
export function groupedNumber(number: number): string {
  return grouped(wholeDigits(number), noBreakSpace);
}

/** What is only an estimate, to the nearest hundred: "about R12 200". */
export const aboutRand = (amount: number): string => `about ${rand(Math.round(amount / 100) * 100)}`;

/** A change: "+R1 200", "−R600", "R0". */
export function signedRand(change: number): string {
  return `${Math.round(change) > 0 ? "+" : ""}${rand(change)}`;
}

/** The difference of two amounts as they are shown, so that a reader who subtracts them gets the same. */
export function randBetween(kept: number, now: number): number {
  return Math.round(now) - Math.round(kept);
}

/** "R1 283 less", "R600 more", "the same" */
export function moreOrLess(difference: number): string {
  if (Math.round(difference) === 0) return "the same";
  return `${rand(Math.abs(difference))} ${difference > 0 ? "more" : "less"}`;
}

/** The form of the few texts that the specification prints with commas: "R1,210,000". */
export function randWithCommas(amount: number): string {
  return `R${groupedWithCommas(wholeDigits(amount))}`;
}

/** Digits as a money field shows them: "1250000" becomes "1,250,000". */
export function groupedWithCommas(digits: string): string {
  return grouped(digits, ",");
}

/** A short amount for axes and for the marks under sliders, and for nothing else: "R0", "R850k", "R1.5m". */
export const shortRand = (amount: number): string =>
  `${Math.round(amount) < 0 ? minus : ""}R${shortNumber(Math.abs(amount))}`;

/** The same with three digits, for the words in a drawing that a table says in full: "R842k", "R1.24m". */
export const roundRand = (amount: number): string => shortRand(Number(amount.toPrecision(3)));

/** Like `shortRand`, for what is not money: "0", "850k", "1.5m". */
export function shortNumber(number: number): string {
  if (number >= 1_000_000) return `${Number((number / 1_000_000).toFixed(2))}m`;
  if (number >= 1_000) return `${Number((number / 1_000).toFixed(1))}k`;
  return String(Math.round(number));
}
