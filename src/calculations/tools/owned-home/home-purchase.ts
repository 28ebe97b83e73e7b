import { amount, paymentsOfTerm } from "../../inputs/inputs.ts";
import { monthlyPayment } from "../../loan/monthly-payment.ts";
import { monthlyRateBy, type RateConvention } from "../../loan/monthly-rate.ts";
import { ratePercent } from "../tool-inputs.ts";

/** What a home costs to buy, how it is paid and with which loan; amounts in rand, rates in percent a year. */
export type HomePurchaseInputs = {
  readonly price: number;
  readonly deposit: number;
  readonly interestRate: number;
  readonly termYears: number;
  readonly convention?: RateConvention | undefined;
  readonly initiationFee: number;
  /** Whether the initiation fee is paid in cash (the default) or added to the loan. */
  readonly initiationPaid?: "cash" | "loan" | undefined;
  /** A month, while the loan runs. */
  readonly serviceFee: number;
  /** The transfer with transfer duty, and the bond. */
  readonly transferCosts: number;
  readonly bondCosts: number;
};

/** How a home was paid, in rand, and its loan; the rate is a fraction a month. */
export type HomePurchase = {
  readonly price: number;
  readonly loan: number;
  readonly payments: number;
  readonly monthlyRate: number;
  readonly instalment: number;
  readonly serviceFee: number;
  /** All paid on the day of buying: deposit, costs, and the initiation fee unless it is in the loan. */
  readonly upFront: number;
  readonly transferCosts: number;
  /** Transfer, bond and initiation fee, however the last one was paid. */
  readonly costsOfBuying: number;
};

/**
 * How a home is paid: the deposit is at most the price, the rest is the loan, to which the initiation fee may be added.
 * Without a loan there is no initiation fee, no service fee and no bond to register. Numbers that are negative or not finite
 * count as 0. Source: the annuity formula.
 */
export const homePurchase = (inputs: HomePurchaseInputs): HomePurchase => {
  const price = amount(inputs.price);
  const deposit = Math.min(price, amount(inputs.deposit));
  const withLoan = (costs: number) => (price > deposit ? amount(costs) : 0);
  const initiationFee = withLoan(inputs.initiationFee);
  const bondCosts = withLoan(inputs.bondCosts);
  const transferCosts = amount(inputs.transferCosts);
  const inLoan = inputs.initiationPaid === "loan" ? initiationFee : 0;
  const loan = price - deposit + inLoan;
  const payments = paymentsOfTerm(inputs.termYears);
  const monthlyRate = monthlyRateBy(inputs.convention ?? "nominal", ratePercent(inputs.interestRate));
  return {
    price,
    loan,
    payments,
    monthlyRate,
    instalment: monthlyPayment(loan, monthlyRate, payments),
    serviceFee: withLoan(inputs.serviceFee),
    upFront: deposit + transferCosts + bondCosts + initiationFee - inLoan,
    transferCosts,
    costsOfBuying: transferCosts + bondCosts + initiationFee,
  };
};
