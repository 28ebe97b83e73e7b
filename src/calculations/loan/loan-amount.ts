// What every calculator needs of a loan before it is worked out; not in loan.ts, which imports much more.
import { amount } from "../inputs/inputs.ts";

const defaultPrice = 2_000_000;

/** What the calculators' shared inputs start with; the rate is `defaultLoanRate` of the prime-rate history. */
export const loanDefaults = {
  purchasePrice: defaultPrice,
  propertyValue: defaultPrice,
  downPayment: 0,
  loanTerm: 20,
} as const;

/** The limits of the rate field, in percent a year. */
export const loanRateLimits = { min: 0, max: 40 } as const;

/** The longest term offered, in years. */
export const maximumLoanTerm = 30;

/** The amount in rand to be borrowed: purchase price − down payment, which is capped at the price. */
export const loanAmount = (purchasePrice: number, downPayment: number): number =>
  Math.max(0, amount(purchasePrice) - amount(downPayment));
