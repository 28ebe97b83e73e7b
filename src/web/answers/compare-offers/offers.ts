import type { RateConvention } from "#calculations/loan/monthly-rate.ts";
import {
  type CompareOffersResult,
  compareOffers,
  type OfferResult,
} from "#calculations/tools/compare-offers/compare-offers.ts";
import { offerDefaults } from "#calculations/tools/compare-offers/offer.ts";
import { startingFees } from "#calculations/tools/tool-defaults.ts";
import { toolLimits } from "#calculations/tools/tool-inputs.ts";
import type { AnswerContext } from "#web/answer-page/described.ts";
import {
  choice,
  count,
  type Entered,
  listOf,
  margin,
  money,
  placeOf,
  rate,
  type Value,
  type Values,
} from "#web/answer-page/fields.ts";
import { initiationPaid } from "../asked-often.tsx";
import { startingCosts } from "../owned-home.ts";

/** How many offers are compared. */
export const howMany = { least: 1, usual: 2, most: 3 } as const;

/** One bank's offer. */
export const offerFields = {
  name: { kind: "text", label: "Name" },
  rateGivenAs: choice(
    "The bank quotes",
    { interestRate: "A rate in %", margin: "Prime ± points" },
    "interestRate",
  ),
  // A bank's own rate: nobody goes back from it to the one that we begin with.
  interestRate: rate("Interest rate", { step: 0.05, noWayBack: true }),
  margin: margin("Points to prime", { step: toolLimits.margin.step }),
  bondCosts: money("Bond costs"),
  initiationFee: money("Initiation fee"),
  initiationPaid: initiationPaid("Initiation fee is paid", offerDefaults.initiationPaid),
  serviceFee: money("Monthly service fee"),
  otherCosts: money("Transfer duty and transfer costs"),
  price: money("Price under this offer"),
  deposit: money("Deposit under this offer"),
  termYears: count("Term under this offer", { ...toolLimits.termYears, unit: "years" }),
} as const;

export const offersFields = listOf("offers", howMany.most, offerFields);

/** The second offer starts a quarter of a point below the shared rate, so that there is something to compare. */
const lowerBy = [0, 0.25, 0];

/** "Offer A", "Offer B", "Offer C" */
const letterName = (place: number) => `Offer ${"ABC"[place]}`;

type Purchase = { price: number; deposit: number; interestRate: number; termYears: number };

/**
 * What the offers start with where nothing of them was entered: price, deposit and term of all, the bank's fees, and the
 * costs of this purchase by the site's tables.
 */
export function startingOffers(purchase: Purchase, { figures, today }: AnswerContext, entered: Entered) {
  const { initiationFee, serviceFee } = startingFees(figures);
  const start = (place: number): Partial<Values<typeof offerFields>> => {
    const given = (name: string) => entered[`offers.${place}.${name}`];
    const price = Number(given("price") ?? purchase.price);
    const deposit = Number(given("deposit") ?? purchase.deposit);
    const { bondCosts, transferCosts } = startingCosts({ price, deposit, today, figures });
    const byMargin = given("margin") !== undefined && given("interestRate") === undefined;
    return {
      name: letterName(place),
      price,
      deposit,
      rateGivenAs: byMargin ? "margin" : "interestRate",
      interestRate: Math.max(0, purchase.interestRate - (lowerBy[place] ?? 0)),
      termYears: purchase.termYears,
      initiationFee,
      serviceFee,
      bondCosts,
      otherCosts: transferCosts,
    };
  };
  const starts = Array.from({ length: howMany.most }, (_, place) =>
    Object.entries(start(place)).map(([name, value]) => [`offers.${place}.${name}`, value]),
  );
  return Object.fromEntries(starts.flat()) as Partial<Values<typeof offersFields>>;
}

export type NamedOffer = OfferResult & { name: string };

/** The offers in their order on the page, and the cheapest at the horizon first. */
export type ComparedOffers = Omit<CompareOffersResult, "offers"> & {
  offers: readonly NamedOffer[];
  ranked: readonly NamedOffer[];
};

type Asked = Readonly<Record<string, Value>> &
  Record<"horizonYears" | "savingsRate" | "prime" | "offersCompared", number>;

/** The offers compared: the rate of each is given, or a margin to prime. */
export function comparedOffers(values: Asked, convention: RateConvention): ComparedOffers {
  const length = Math.min(howMany.most, Math.max(howMany.least, values.offersCompared));
  const given = Array.from({ length }, (_, place) => placeOf(values, "offers", place, offerFields));
  const { horizonYears, savingsRate, prime } = values;
  const result = compareOffers({
    offers: given.map(({ name, rateGivenAs, margin, interestRate, ...offer }) => ({
      ...offer,
      ...(rateGivenAs === "margin" ? { margin } : { interestRate }),
    })),
    horizonYears,
    savingsRate,
    prime,
    convention,
  });
  const names = namesOf(given.map(({ name }) => name));
  const offers = result.offers.map((offer, place) => ({ ...offer, name: names[place]! }));
  return { ...result, offers, ranked: result.cheapestFirst.map((number) => offers[number - 1]!) };
}

/** What each offer is called; where two have the same name, the later one takes its letter along. */
function namesOf(given: readonly string[]): string[] {
  const names: string[] = [];
  for (const [place, text] of given.entries()) {
    const name = text.trim() || letterName(place);
    names.push(names.includes(name) ? `${name} (${"ABC"[place]})` : name);
  }
  return names;
}

/** The end of each year of the offers, and these months as well, in order. */
export function yearEnds({ offers }: ComparedOffers, also: readonly number[]): number[] {
  const last = (offers[0]?.netCosts.length ?? 1) - 1;
  const years = Array.from({ length: Math.floor(last / 12) }, (_, year) => (year + 1) * 12);
  return [...new Set([...years, ...also])].toSorted((a, b) => a - b);
}

/** The cheapest offer and the next one, by their places on the page; nothing where one offer is alone. */
export type Pair = readonly [best: number, next: number];

/** One that costs the same as the cheapest, in whole rand, is only the next where none costs more. */
export function pairOf(result: ComparedOffers): Pair | undefined {
  const [best, ...others] = result.cheapestFirst.map((number) => number - 1);
  if (best === undefined || others[0] === undefined) return undefined;
  const costs = (next: number) => Math.round(costsMore(result, [best, next], result.horizonMonths)) > 0;
  return [best, others.find(costs) ?? others[0]];
}

/** How much more the second of a pair costs than the first, if the home is sold in that month; rand. */
export const costsMore = ({ offers }: ComparedOffers, [best, next]: Pair, month: number): number =>
  (offers[next]?.netCosts[month] ?? 0) - (offers[best]?.netCosts[month] ?? 0);

/** The months from which another offer costs least. */
const turnsOf = ({ crossings, offers }: ComparedOffers): number[] =>
  crossings.flatMap(({ first, second, changesInMonth: month }) => {
    if (month === undefined) return [];
    const costs = offers.map(({ netCosts }) => netCosts[month]!);
    const least = Math.min(costs[first - 1]!, costs[second - 1]!);
    return least === Math.min(...costs) ? [month] : [];
  });

/** The one of them that is nearest to the horizon, if there is any. */
export function turnOf(result: ComparedOffers): number | undefined {
  const away = (month: number) => Math.abs(month - result.horizonMonths);
  return turnsOf(result).toSorted((a, b) => away(a) - away(b))[0];
}

/**
 * What each offer costs more than the cheapest of its month, by the years until the sale; the cheapest at the horizon first.
 * Offers that cost the same all along are one line with all their names.
 */
export function linesOf(result: ComparedOffers) {
  const months = yearEnds(result, [0, result.horizonMonths, ...turnsOf(result)]);
  const least = months.map((month) => Math.min(...result.offers.map(({ netCosts }) => netCosts[month]!)));
  const isSame = (one: NamedOffer, other: NamedOffer) =>
    months.every((month) => one.netCosts[month] === other.netCosts[month]);
  return result.ranked.flatMap((offer, _, ranked) => {
    const same = ranked.filter((other) => isSame(offer, other));
    if (same[0] !== offer) return [];
    return {
      name: same.map(({ name }) => name).join(", "),
      points: months.map((month, place) => [month / 12, offer.netCosts[month]! - least[place]!] as const),
    };
  });
}

/** The same to the longest time that one may enter, also where the offers are repaid sooner. */
export function linesToEnd(now: ComparedOffers, values: Asked, convention: RateConvention) {
  const { offers } = comparedOffers({ ...values, horizonYears: toolLimits.termYears.max }, convention);
  return linesOf({ ...now, offers, ranked: now.cheapestFirst.map((number) => offers[number - 1]!) });
}
