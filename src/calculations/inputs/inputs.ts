/** More rand than any home costs, and still exact to the cent in a double. */
const largestAmount = 1e13;

/** More percent a year than any loan has; above it a hundred years of interest would overflow a double. */
const highestAnnualPercent = 1000;

/** An amount in rand that is safe to calculate with: less than a cent, or not a finite number, counts as 0. */
export const amount = (value: number): number =>
  Number.isFinite(value) && value >= 0.01 ? Math.min(value, largestAmount) : 0;

/** A percentage that is safe to calculate with: negative, or not a finite number, counts as 0. */
export const percent = (value: number): number =>
  Number.isFinite(value) && value > 0 ? Math.min(value, highestAnnualPercent) : 0;

/** A number of months, whole and never below 0; not a finite number counts as 0. */
export const wholeMonths = (value: number): number =>
  Number.isFinite(value) && value > 0 ? Math.round(value) : 0;

/** A year has as many payments as months. */
export const paymentsPerYear = 12;

/** A hundred years of payments: a mistyped term or date must not keep the page busy. */
export const mostPayments = 100 * paymentsPerYear;

/** The monthly payments of a term in years: years × 12, rounded, at most a hundred years of them. */
export const paymentsOfTerm = (termYears: number): number =>
  Math.min(mostPayments, wholeMonths(termYears * paymentsPerYear));
