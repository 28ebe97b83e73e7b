import { paymentsPerYear, wholeMonths } from "../../inputs/inputs.ts";
import type { RateConvention } from "../../loan/monthly-rate.ts";
import { growthPercent, toolLimits } from "../tool-inputs.ts";
import { type Crossing, crossings } from "./crossings.ts";
import { effectiveCost } from "./effective-cost.ts";
import { netCosts, type Offer, type OfferInputs, offerOf, offerOwed } from "./offer.ts";

/** One to three offers, how long the home is kept, and in percent a year: prime, and what savings would earn. */
export type CompareOffersInputs = {
  readonly offers: readonly OfferInputs[];
  readonly horizonYears: number;
  readonly savingsRate?: number;
  readonly prime?: number;
  readonly convention?: RateConvention;
};

/** What the comparison starts with: seven years in a home, and savings that earn nothing. */
export const compareOffersDefaults = { horizonYears: 7, savingsRate: 0 } as const;

/** An offer and what it comes to, in rand; effective costs in percent a year, none without a loan. */
export type OfferResult = Offer & {
  readonly totalPaid: number;
  readonly costOfCreditFullTerm: number;
  readonly owedAtHorizon: number;
  readonly interestToHorizon: number;
  readonly netCostAtHorizon: number;
  readonly effectiveCostFullTermPercent: number | undefined;
  readonly effectiveCostAtHorizonPercent: number | undefined;
  /** The net cost if the home is sold after 0, 1, 2 … months, to the end of the longest term or the horizon. */
  readonly netCosts: readonly number[];
};

/** The offers in the order given, their numbers (1, 2, 3) cheapest first, and where two of them change places. */
export type CompareOffersResult = {
  readonly offers: readonly OfferResult[];
  readonly horizonMonths: number;
  readonly cheapestFirst: readonly number[];
  readonly crossings: readonly Crossing[];
};

const offerResult = (offer: Offer, horizon: number, costs: readonly number[]): OfferResult => {
  const { payments, principal, instalment, monthlyPayment } = offer;
  const paid = Math.min(horizon, payments);
  const owed = offerOwed(offer, paid);
  return {
    ...offer,
    totalPaid: offer.cashAtStart + payments * monthlyPayment,
    costOfCreditFullTerm: payments * monthlyPayment + offer.creditCosts - (payments === 0 ? 0 : offer.loan),
    owedAtHorizon: owed,
    interestToHorizon: paid * instalment - (principal - owed),
    netCostAtHorizon: costs[horizon]!,
    effectiveCostFullTermPercent: effectiveCost(offer, payments),
    effectiveCostAtHorizonPercent: effectiveCost(offer, paid),
    netCosts: costs,
  };
};

const inCents = (rand: number): number => Math.round(rand * 100);

/**
 * Bank offers next to each other, and which one costs least if the home is sold after so many years.
 *
 * Ordered by the net cost at the horizon, in cents; equal ones keep their place. Rates stay as they are, and selling costs
 * are left out: they are the same for each offer. Numbers that are not finite count as 0; a horizon is limited to 1 to 40 years.
 */
export const compareOffers = (inputs: CompareOffersInputs): CompareOffersResult => {
  const { termYears } = toolLimits;
  const terms = { prime: inputs.prime ?? 0, convention: inputs.convention ?? "nominal" };
  const wanted = wholeMonths(inputs.horizonYears * paymentsPerYear);
  const horizonMonths = Math.min(termYears.max * paymentsPerYear, Math.max(paymentsPerYear, wanted));
  const given = inputs.offers.map((offer) => offerOf(offer, terms));
  const longest = Math.max(0, ...given.map(({ payments }) => payments));
  const savingsRate = growthPercent(inputs.savingsRate ?? 0);
  const offers = given.map((offer) =>
    offerResult(offer, horizonMonths, netCosts(offer, savingsRate, Math.max(longest, horizonMonths))),
  );
  const cents = offers.map(({ netCostAtHorizon }) => inCents(netCostAtHorizon));
  return {
    offers,
    horizonMonths,
    cheapestFirst: offers.map((_, index) => index + 1).sort((a, b) => cents[a - 1]! - cents[b - 1]!),
    crossings: crossings(
      offers.map((offer) => offer.netCosts),
      longest,
    ),
  };
};
