import { growthFactor } from "../../growth/growth.ts";
import { amount, paymentsOfTerm } from "../../inputs/inputs.ts";
import { loanAmount } from "../../loan/loan-amount.ts";
import { monthlyPayment, owedAfter } from "../../loan/monthly-payment.ts";
import { monthlyRateBy, type RateConvention } from "../../loan/monthly-rate.ts";
import { marginPoints, ratePercent } from "../tool-inputs.ts";

/** A bank's offer: amounts in rand (the service fee a month), the rate in percent a year or a margin in points to prime. */
export type OfferInputs = {
  readonly price: number;
  readonly deposit: number;
  readonly interestRate?: number | undefined;
  readonly margin?: number | undefined;
  readonly termYears: number;
  readonly initiationFee: number;
  readonly initiationPaid: "cash" | "loan";
  readonly serviceFee: number;
  readonly bondCosts: number;
  readonly otherCosts: number;
};

/** What an offer starts with apart from the shared inputs, the bank's fees and the costs of the purchase. */
export const offerDefaults = { initiationPaid: "cash" } as const;

/** An offer with its results: amounts in rand, `monthlyRate` a fraction, `payments` a count. */
export type Offer = {
  readonly price: number;
  readonly interestRatePercent: number;
  readonly monthlyRate: number;
  readonly payments: number;
  readonly loan: number;
  /** The loan and what is added to it. */
  readonly principal: number;
  readonly instalment: number;
  /** The instalment and the service fee. */
  readonly monthlyPayment: number;
  /** What the credit itself costs before the first instalment: initiation fee in cash, and bond costs. */
  readonly creditCosts: number;
  readonly cashAtStart: number;
};

/** The terms under which offers are compared: the prime rate in percent, and how a yearly rate becomes a monthly one. */
export type OfferTerms = { readonly prime: number; readonly convention: RateConvention };

/**
 * One bank's offer: rate = max(0, prime + margin) where a margin is given, loan = price − deposit (at most the price),
 * instalment by the annuity formula. Without a loan there are no fees and no bond costs.
 */
export const offerOf = (inputs: OfferInputs, { prime, convention }: OfferTerms): Offer => {
  const price = amount(inputs.price);
  const loan = loanAmount(price, inputs.deposit);
  const { margin } = inputs;
  const interestRatePercent = ratePercent(
    margin === undefined ? (inputs.interestRate ?? 0) : ratePercent(prime) + marginPoints(margin),
  );
  const fee = loan === 0 ? 0 : amount(inputs.initiationFee);
  const bondCosts = loan === 0 ? 0 : amount(inputs.bondCosts);
  const principal = inputs.initiationPaid === "loan" ? loan + fee : loan;
  const creditCosts = bondCosts + loan + fee - principal;
  const monthlyRate = monthlyRateBy(convention, interestRatePercent);
  const payments = loan === 0 ? 0 : paymentsOfTerm(inputs.termYears);
  const instalment = monthlyPayment(principal, monthlyRate, payments);
  const serviceFee = payments === 0 ? 0 : amount(inputs.serviceFee);
  return {
    ...{ price, interestRatePercent, monthlyRate, payments, loan, principal, instalment, creditCosts },
    monthlyPayment: instalment + serviceFee,
    cashAtStart: price - loan + creditCosts + amount(inputs.otherCosts),
  };
};

/** What is still owed of an offer's loan in rand after some of its instalments; without a term nothing has been repaid. */
export const offerOwed = ({ principal, monthlyRate, payments }: Offer, paid: number): number =>
  payments === 0 ? principal : owedAfter(principal, monthlyRate, payments, paid);

/**
 * The net cost in rand of an offer to somebody who sells after 0, 1, 2 … `months` months: what was paid, at what it would have
 * grown to in savings, plus what is owed, minus the price. Formula: cash × v^k + M × Σ v^(k − t) + owed(k) − price,
 * t = 1 … min(k, n), v a month's growth at `savingsRate` percent a year. The selling price is the same for each offer.
 */
export const netCosts = (offer: Offer, savingsRate: number, months: number): number[] => {
  const growth = growthFactor(savingsRate, 1);
  let paid = offer.cashAtStart;
  return Array.from({ length: months + 1 }, (_, month) => {
    if (month > 0) paid = paid * growth + (month <= offer.payments ? offer.monthlyPayment : 0);
    return paid + offerOwed(offer, month) - offer.price;
  });
};
