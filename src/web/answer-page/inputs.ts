import type { FigureTables } from "#calculations/figures/figures.ts";
import { loanAmount } from "#calculations/loan/loan-amount.ts";
import { defaultLoanRate } from "#calculations/prime-rate/prime-rate.ts";
import { type Inputs, inputField, inputNames } from "#contract/input-fields.ts";
import { rateDecimals } from "#web/components/field/typed-text.ts";

/** What every shared input starts with: the table of inputs, and the rates and caps of the figures. */
export function defaultInputs({ prime, lending }: Pick<FigureTables, "prime" | "lending">): Inputs {
  const defaults = Object.fromEntries(inputNames.map((name) => [name, inputField(name).default]));
  return {
    ...(defaults as Inputs),
    interestRate: defaultLoanRate(prime),
    affordabilityRate: lending.affordabilityRate,
    stressBuffer: lending.stressBuffer,
    dsrGrossCap: lending.dsrGrossCap,
    dsrNetCap: lending.dsrNetCap,
  };
}

/** What changes: some inputs, or a loan amount entered on its own, whose price follows while the down payment stays. */
export type InputsChange = Partial<Inputs> & { loanAmount?: number };

/** The inputs after a change. A property value that is linked is the purchase price; one that is not stays as it is. */
export function changedInputs(inputs: Inputs, { loanAmount: amount, ...values }: InputsChange): Inputs {
  const changed = { ...inputs, ...values };
  return withLinkedValue(
    amount === undefined ? changed : { ...changed, purchasePrice: amount + cappedDownPayment(changed) },
  );
}

/** While it is linked, the property value is the purchase price. */
export function withLinkedValue(inputs: Inputs): Inputs {
  const { linkedValue, propertyValue, purchasePrice } = inputs;
  // The same object where nothing changes: then React draws nothing again.
  return linkedValue && propertyValue !== purchasePrice
    ? { ...inputs, propertyValue: purchasePrice }
    : inputs;
}

type Purchase = Pick<Inputs, "purchasePrice" | "downPayment">;

/**
 * The down payment that counts: capped at the purchase price. The typed one is kept as it is, because a
 * price passes through small numbers while somebody types it.
 */
export function cappedDownPayment({ downPayment, purchasePrice }: Purchase): number {
  return Math.min(downPayment, purchasePrice);
}

/** The loan that the inputs mean: purchase price − down payment. */
export function inputsLoanAmount({ purchasePrice, downPayment }: Purchase): number {
  return loanAmount(purchasePrice, downPayment);
}

/** The deposit in percent of the price, as exact as the estimator's field takes it. */
export function depositPercent(inputs: Inputs): number {
  const { purchasePrice } = inputs;
  if (purchasePrice === 0) return 0;
  return Number(((cappedDownPayment(inputs) / purchasePrice) * 100).toFixed(rateDecimals));
}
