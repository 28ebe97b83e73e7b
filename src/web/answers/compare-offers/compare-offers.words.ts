import { payoffTime } from "#web/format/payoff-time.ts";
import { percent, quotedRate } from "#web/format/percent.ts";
import { moreOrLess, rand, randBetween } from "#web/format/rand.ts";
import { yearsText } from "#web/format/years-text.ts";
import { type ComparedOffers, costsMore, type NamedOffer, pairOf } from "./offers.ts";

/** "after 7 years" */
export const afterYears = ({ horizonMonths }: ComparedOffers): string =>
  `after ${yearsText(horizonMonths / 12)}`;

/** "R35 282 less" */
export const less = (rands: number): string => `${rand(rands)} less`;

/** "R35 282 more" */
const more = (rands: number): string => `${rand(rands)} more`;

/** What the cheapest offer saves against the next that costs more, in whole rand. */
export function savingOf(result: ComparedOffers): number {
  const pair = pairOf(result);
  return pair ? Math.round(costsMore(result, pair, result.horizonMonths)) : 0;
}

/** What the cheapest offer saves; one alone has its net cost. */
export function offersFigure(result: ComparedOffers): string {
  const { ranked } = result;
  if (ranked.length === 1) return rand(ranked[0]!.netCostAtHorizon);
  const saving = savingOf(result);
  return saving === 0 ? "No difference" : rand(saving);
}

/** A name in a sentence: "Offer B" is not parted by a line's end. */
const named = ({ name }: NamedOffer): string => name.replace(/ (?=\S$)/, "\u00a0");

/** How much more an offer costs than the cheapest, in whole rand. */
export const moreThanCheapest = ({ ranked }: ComparedOffers, { netCostAtHorizon }: NamedOffer): number =>
  Math.round(netCostAtHorizon - ranked[0]!.netCostAtHorizon);

/** The same in words, where there is another offer. */
export function moreText(result: ComparedOffers, offer: NamedOffer): string {
  if (result.ranked.length === 1) return "";
  if (savingOf(result) === 0) return "the same";
  const above = moreThanCheapest(result, offer);
  if (above === 0) return "costs least";
  const same = result.offers.find((other) => moreThanCheapest(result, other) === above)!;
  return same === offer ? more(above) : `same as ${named(same)}`;
}

/**
 * Where the cheapest offer is cheaper than the next that costs more, and what that comes to. The instalments have what the others
 * leave of it: so the lines add up to the rand, also with what the money would earn elsewhere.
 */
export function differenceItems(result: ComparedOffers, savingsRate: number) {
  const pair = pairOf(result);
  const saving = savingOf(result);
  if (!pair || saving === 0) return [];
  const [best, dearer] = pair.map((place) => result.offers[place]!) as [NamedOffer, NamedOffer];
  const owed = randBetween(dearer.owedAtHorizon, best.owedAtHorizon);
  const cash = randBetween(dearer.cashAtStart - dearer.price, best.cashAtStart - best.price);
  const samePrice = best.price === dearer.price;
  return [
    {
      label: savingsRate > 0 ? "Instalments, and what money would earn" : "Instalments",
      value: moreOrLess(-saving - owed - cash),
    },
    { label: `Still owed ${afterYears(result)}`, value: moreOrLess(owed) },
    {
      label: samePrice ? "Cash at the start" : "Cash at the start, without the price",
      value: moreOrLess(cash),
    },
    { label: `Net cost of ${named(best)}`, value: moreOrLess(-saving), strong: true },
  ];
}

/** The rest of the sentence: which offer it is, and when the home is sold. */
export function offersSentence(result: ComparedOffers): string {
  const { ranked, offers } = result;
  const when = `if you sell ${afterYears(result)}`;
  const [best, next, last] = ranked.map(named);
  if (!best) return "";
  if (!next) return `is the net cost of ${best} ${when}`;
  if (savingOf(result) === 0)
    return `between ${last ? `${best}, ${next} and ${last}` : `${best} and ${next}`} ${when}`;
  const dearer = named(offers[pairOf(result)![1]]!);
  const cheapest = dearer === next ? best : `${best} or ${next}, which cost the same,`;
  return `less with ${cheapest} than with ${dearer}, ${when}`;
}

/** A figure that each offer has. */
export type OfferLine = {
  name: string;
  of: (offer: NamedOffer) => number | undefined;
  /** How it is written; in rand without it. */
  as?: (value: number) => string;
  /** It says which offer is the cheapest. */
  decides?: true;
};

/** A figure of an offer, as it is shown; a purchase without a loan has no yearly cost. */
export function lineText({ of, as = rand }: OfferLine, offer: NamedOffer): string {
  const value = of(offer);
  return value === undefined ? "none" : as(value);
}

const cost = (value: number) => percent(value, 2);

/** What stands under each offer: the instalment, and what decides. */
export const tableLines = (result: ComparedOffers): OfferLine[] => decidingLines(result).slice(0, inTable);

/** What only explains it. */
export const foldedLines = (result: ComparedOffers): OfferLine[] => decidingLines(result).slice(inTable);

const inTable = 2;

/** What decides between the offers, and what it comes from. */
function decidingLines(result: ComparedOffers): OfferLine[] {
  const after = afterYears(result);
  return [
    { name: "A month, fee included", of: ({ monthlyPayment }) => monthlyPayment },
    { name: `Net cost ${after}`, of: ({ netCostAtHorizon }) => netCostAtHorizon, decides: true },
    {
      name: "Effective cost a year until then",
      of: ({ effectiveCostAtHorizonPercent }) => effectiveCostAtHorizonPercent,
      as: cost,
    },
    { name: "Cash at the start", of: ({ cashAtStart }) => cashAtStart },
    { name: `Still owed ${after}`, of: ({ owedAtHorizon }) => owedAtHorizon },
  ];
}

/** The same of the cheapest offer, for a comparison: when it is sold is a line of its own. */
export const comparedFigures = [
  "A month, fee included",
  "Net cost",
  "Effective cost a year",
  "Cash at the start",
  "Still owed",
].map(
  (label, place) =>
    [
      label,
      ({ result }: { result: ComparedOffers }) => lineText(decidingLines(result)[place]!, result.ranked[0]!),
    ] as const,
);

/** "After 7 years it was R35 282 less with Offer B than with Offer A."; which offers, only where they are others now. */
export function keptSaving(kept: ComparedOffers, now: ComparedOffers): string {
  const after = afterYears(kept).replace("a", "A");
  if (kept.offers.length > 1 && savingOf(kept) === 0) return `${after} there was no difference.`;
  const [before, present] = [kept, now].map((result) => offersSentence(result).split(/, | if /)[0]!);
  return `${after} it was ${offersFigure(kept)}${before === present ? "" : ` ${before}`}.`;
}

/** What else there is to know of them. */
export const furtherLines = (result: ComparedOffers): OfferLine[] => [
  { name: "Interest rate", of: ({ interestRatePercent }) => interestRatePercent, as: quotedRate },
  { name: `Interest paid ${afterYears(result)}`, of: ({ interestToHorizon }) => interestToHorizon },
  {
    name: "Effective cost a year, full term",
    of: ({ effectiveCostFullTermPercent }) => effectiveCostFullTermPercent,
    as: cost,
  },
  { name: "Paid in all over the term", of: ({ totalPaid }) => totalPaid },
  { name: "Cost of credit over the term", of: ({ costOfCreditFullTerm }) => costOfCreditFullTerm },
];

/** The deciding figures of the cheapest offer, for a comparison and for a letter. */
export const offersCards = (result: ComparedOffers) =>
  decidingLines(result).map((line) => ({ label: line.name, value: lineText(line, result.ranked[0]!) }));

/** From when which offer is cheaper than which, a sentence for each pair whose order turns. */
export function turnHints({ crossings, offers }: ComparedOffers): string[] {
  return crossings.flatMap(({ first, second, cheaperAtFirst, changesInMonth }) => {
    if (cheaperAtFirst === undefined || changesInMonth === undefined) return [];
    const later = cheaperAtFirst === first ? second : first;
    const [early, late] = [offers[cheaperAtFirst - 1]!.name, offers[later - 1]!.name];
    return [
      `Until month ${changesInMonth - 1} ${early} costs less than ${late}. If you sell in month ${changesInMonth} (${payoffTime(changesInMonth)}) or later, ${late} costs less.`,
    ];
  });
}

/** What to know of offers that are not alike, a sentence each. */
export function offerHints({ offers, horizonMonths }: ComparedOffers): string[] {
  const loans = offers.filter(({ loan }) => loan > 0);
  const hints = offers.flatMap(({ name, principal, price, loan, payments }) => [
    ...(loan > 0 && principal > price
      ? [
          `With its fee added, ${name} is a loan of more than the price: the bank must agree to lend that much.`,
        ]
      : []),
    ...(loan > 0 && payments > 0 && payments < horizonMonths
      ? [`${name} is repaid after ${payoffTime(payments)}; nothing more is paid on it after that.`]
      : []),
    ...(loan === 0 && loans.length > 0
      ? [`${name} needs no loan, so it has no instalment and no effective cost.`]
      : []),
  ]);
  const lowestRate = leastOf(offers, ({ effectiveCostAtHorizonPercent: cost }) => cost);
  const fewestRand = leastOf(offers, ({ netCostAtHorizon }) => netCostAtHorizon);
  const sameBond = new Set(offers.map(({ loan, payments }) => `${loan} ${payments}`)).size === 1;
  if (sameBond && lowestRate && fewestRand && lowestRate !== fewestRand)
    hints.push(
      `${lowestRate.name} has the lower effective cost a year, yet costs more rand than ${fewestRand.name}: a yearly rate counts what is paid at the start for more than what is paid later.`,
    );
  if (new Set(offers.map(({ price }) => price)).size > 1)
    hints.push("The prices differ. What each home may gain in value is not counted.");
  return hints;
}

/** The offer with the least of a figure; nothing where an offer has none, or two share it. */
function leastOf(offers: readonly NamedOffer[], figureOf: (offer: NamedOffer) => number | undefined) {
  const figures = offers.map((offer) => figureOf(offer) ?? Number.NaN);
  const least = Math.min(...figures);
  const [offer, other] = offers.filter((_, place) => figures[place] === least);
  return other ? undefined : offer;
}
