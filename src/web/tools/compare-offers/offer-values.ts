import type { Figures } from "#calculations/figures/figures.ts";
import type { OfferInputs } from "#calculations/tools/compare-offers/offer.ts";
import { startingFees } from "#calculations/tools/tool-defaults.ts";
import { startingCosts } from "../starting-costs.ts";
import { type Entered, placeOf, type ToolValues } from "../tool-fields.ts";
import { type compareOffersFields, offerFields } from "./compare-offers.fields.ts";

type Values = ToolValues<typeof compareOffersFields>;

/** The second offer starts a quarter of a point below the shared rate, so that there is something to compare. */
const lowerBy = [0, 0.25, 0];

/** "Offer A", "Offer B", "Offer C" */
const letterName = (place: number) => `Offer ${"ABC"[place]}`;

/** The offers that are compared, by their places from 0. */
const placesOf = ({ offersCompared }: Values): number[] =>
  Array.from({ length: Math.min(3, Math.max(1, offersCompared)) }, (_, place) => place);

/**
 * What an offer starts with where nothing of it was entered: price, deposit and term of all, the bank's fees, and the
 * costs of this purchase by the site's tables.
 */
export function offerStart(
  place: number,
  { values, entered, figures, today }: { values: Values; entered: Entered; figures: Figures; today: string },
): Record<string, number | string> {
  const own = (name: string, otherwise: number) => Number(entered[`offers.${place}.${name}`] ?? otherwise);
  const price = own("price", values.price);
  const deposit = own("deposit", values.deposit);
  const { bondCosts, transferCosts } = startingCosts({ price, deposit, today, figures });
  const { initiationFee, serviceFee } = startingFees(figures);
  const margin = entered[`offers.${place}.margin`] !== undefined;
  return {
    name: letterName(place),
    price,
    deposit,
    rateGivenAs: margin && entered[`offers.${place}.interestRate`] === undefined ? "margin" : "interestRate",
    interestRate: Math.max(0, values.interestRate - (lowerBy[place] ?? 0)),
    termYears: values.termYears,
    initiationFee,
    serviceFee,
    bondCosts,
    otherCosts: transferCosts,
  };
}

/** The offers as the calculation takes them: a rate, or a margin to prime. */
export function offersOf(values: Values): OfferInputs[] {
  return placesOf(values).map((place) => {
    const { name, rateGivenAs, margin, interestRate, ...offer } = placeOf(
      values,
      "offers",
      place,
      offerFields,
    );
    return { ...offer, ...(rateGivenAs === "margin" ? { margin } : { interestRate }) };
  });
}

/** What each offer is called; where two have the same name, the later one takes its letter along. */
export function offerNames(values: Values): string[] {
  const names: string[] = [];
  for (const place of placesOf(values)) {
    const name = placeOf(values, "offers", place, offerFields).name.trim() || letterName(place);
    names.push(names.includes(name) ? `${name} (${"ABC"[place]})` : name);
  }
  return names;
}
