import { loanAmount, loanDefaults } from "#calculations/loan/loan-amount.ts";
import type { PrimeRateEntry } from "#calculations/prime-rate/prime-rate.table.ts";
import { defaultLoanRate } from "#calculations/prime-rate/prime-rate.ts";

/** The inputs that the four tabs share, as typed; "" is a date not given. */
export type SharedInputs = {
  propertyValue: number;
  purchasePrice: number;
  downPayment: number;
  interestRate: number;
  loanTerm: number;
  transferDate: string;
  firstPaymentDate: string;
};

export function sharedDefaults(history: readonly PrimeRateEntry[]): SharedInputs {
  const { purchasePrice, propertyValue, downPayment, loanTerm } = loanDefaults;
  return {
    purchasePrice,
    propertyValue,
    downPayment,
    loanTerm,
    interestRate: defaultLoanRate(history),
    transferDate: "",
    firstPaymentDate: "",
  };
}

/** Applies a change; a new purchase price without a property value is copied into the property value. */
export function changed(inputs: SharedInputs, change: Partial<SharedInputs>): SharedInputs {
  const follows = change.purchasePrice !== undefined && change.propertyValue === undefined;
  const value = follows ? { propertyValue: change.purchasePrice } : {};
  return { ...inputs, ...change, ...value } as SharedInputs;
}

/**
 * The down payment that counts: capped at the purchase price. The typed one is kept as it is, because a
 * price passes through small numbers while somebody types it.
 */
export function cappedDownPayment({ downPayment, purchasePrice }: SharedInputs): number {
  return Math.min(downPayment, purchasePrice);
}

/** The loan that the inputs mean: purchase price − down payment. */
export function inputsLoanAmount({ purchasePrice, downPayment }: SharedInputs): number {
  return loanAmount(purchasePrice, downPayment);
}

/** A loan amount typed on its own moves the purchase price; the down payment stays. */
export function withLoanAmount(inputs: SharedInputs, amount: number): Partial<SharedInputs> {
  return { purchasePrice: amount + cappedDownPayment(inputs) };
}
