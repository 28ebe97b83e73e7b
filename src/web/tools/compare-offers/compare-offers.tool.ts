import { primeRateNow } from "#calculations/figures/newer-figures.ts";
import {
  type CompareOffersResult,
  compareOffers,
  type OfferResult,
} from "#calculations/tools/compare-offers/compare-offers.ts";
import { yearsText } from "#web/calculators/years-text.ts";
import { percent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { toolOf } from "../tool.ts";
import { placesEntered, type ToolValue, type ToolValues } from "../tool-fields.ts";
import { compareOffersFields, offersCompared } from "./compare-offers.fields.ts";
import { offerNames, offerStart, offersOf } from "./offer-values.ts";

type Values = ToolValues<typeof compareOffersFields>;

/** Two or three bank offers, and which one costs least if the home is sold after some years. */
export const compareOffersTool = toolOf({
  id: "compare-offers",
  fields: compareOffersFields,
  defaults: (values, { figures, today }, entered) => {
    const starts: Record<string, ToolValue> = {
      prime: primeRateNow(figures).rate,
      offersCompared: Math.max(offersCompared.usual, placesEntered(entered, "offers")),
    };
    for (let place = 0; place < offersCompared.most; place++) {
      const start = offerStart(place, { values, entered, figures, today });
      for (const [name, value] of Object.entries(start)) starts[`offers.${place}.${name}`] = value;
    }
    return starts as Partial<Values>;
  },
  calculate: (values, { convention }) => {
    const { horizonYears, savingsRate, prime } = values;
    return compareOffers({ offers: offersOf(values), horizonYears, savingsRate, prime, convention });
  },
  answer: (result, values) => {
    const ranked = rankedOffers(result, values);
    const [best] = ranked;
    const any = result.offers.some(({ price }) => price > 0);
    return {
      figure: best && any ? figure(ranked) : undefined,
      sentence: sentence(ranked, values.horizonYears),
      problem: "Enter a purchase price to compare offers.",
      cards: best ? cards(ranked, values.horizonYears) : [],
    };
  },
  calculation: (result, values) => ({
    price: values.price,
    deposit: values.deposit,
    lowestRate: Math.min(...result.offers.map(({ interestRatePercent }) => interestRatePercent)),
    saving: savingOf(rankedOffers(result, values)),
  }),
});

/** An offer with its name; `alike` is the one ahead of it when they cost the same to the rand. */
export type RankedOffer = OfferResult & { name: string };

/** The offers, the cheapest at the horizon first. */
export function rankedOffers(result: CompareOffersResult, values: Values): RankedOffer[] {
  const names = offerNames(values);
  return result.cheapestFirst.map((number) => ({ ...result.offers[number - 1]!, name: names[number - 1]! }));
}

/** What the cheapest offer saves against the next one, in whole rand. */
function savingOf([best, next]: readonly RankedOffer[]): number {
  return best && next ? Math.round(next.netCostAtHorizon - best.netCostAtHorizon) : 0;
}

function figure(ranked: readonly RankedOffer[]): string {
  if (ranked.length === 1) return rand(ranked[0]!.netCostAtHorizon);
  const saving = savingOf(ranked);
  return saving === 0 ? "No difference" : rand(saving);
}

function sentence(ranked: readonly RankedOffer[], years: number): string {
  const [best, next, last] = ranked;
  const when = `if you sell after ${yearsText(years)}`;
  if (!best) return "";
  if (!next) return `is the net cost of ${best.name} ${when}`;
  if (savingOf(ranked) > 0) return `less with ${best.name} than with ${next.name}, ${when}`;
  const more = last ? Math.round(last.netCostAtHorizon - best.netCostAtHorizon) : 0;
  const third = last && more > 0 ? `; ${last.name} costs ${rand(more)} more` : "";
  const names =
    last && more === 0 ? `${best.name}, ${next.name} and ${last.name}` : `${best.name} and ${next.name}`;
  return `between ${names} ${when}${third}`;
}

/** The figures of the cheapest offer, which is named, each against those of the others. */
function cards(ranked: readonly RankedOffer[], years: number) {
  const card = (label: string, of: (offer: RankedOffer) => string) => {
    const [best, ...others] = ranked;
    const note = [best!.name, ...others.map((offer) => `${offer.name}: ${of(offer)}`)].join("; ");
    return { label, value: of(best!), ...(others.length > 0 && { note }) };
  };
  const after = `after ${yearsText(years)}`;
  return [
    card("A month, fee included", ({ monthlyPayment }) => rand(monthlyPayment)),
    card(`Net cost ${after}`, ({ netCostAtHorizon }) => rand(netCostAtHorizon)),
    card("Effective cost a year, all fees included", effectiveCostText),
    card("Cash at the start", ({ cashAtStart }) => rand(cashAtStart)),
    card(`Still owed ${after}`, ({ owedAtHorizon }) => rand(owedAtHorizon)),
  ];
}

/** The yearly cost with all fees if one sells at the horizon; a purchase without a loan has none. */
function effectiveCostText({ effectiveCostAtHorizonPercent }: OfferResult): string {
  return effectiveCostAtHorizonPercent === undefined ? "none" : percent(effectiveCostAtHorizonPercent, 2);
}
