import type { CompareOffersResult, OfferResult } from "#calculations/tools/compare-offers/compare-offers.ts";
import { payoffTime } from "#web/format/payoff-time.ts";

/** From when which offer is cheaper than which, a sentence for each pair whose order turns. */
export function turnHints({ crossings }: CompareOffersResult, names: readonly string[]): string[] {
  return crossings.flatMap(({ first, second, cheaperAtFirst, changesInMonth }) => {
    if (cheaperAtFirst === undefined || changesInMonth === undefined) return [];
    const later = cheaperAtFirst === first ? second : first;
    const [early, late] = [names[cheaperAtFirst - 1], names[later - 1]];
    return [
      `Until month ${changesInMonth - 1} ${early} costs less than ${late}. If you sell in month ${changesInMonth} (${payoffTime(changesInMonth)}) or later, ${late} costs less.`,
    ];
  });
}

/** The place of the offer with the least of a figure; nothing where an offer has none, or two share it. */
function leastOf(offers: readonly OfferResult[], figureOf: (offer: OfferResult) => number | undefined) {
  const figures = offers.map((offer) => figureOf(offer) ?? Number.NaN);
  const least = Math.min(...figures);
  const places = figures.flatMap((figure, place) => (figure === least ? [place] : []));
  return places.length === 1 ? places[0] : undefined;
}

/** What to know of offers that are not alike, a sentence each. */
export function offerHints(
  { offers, horizonMonths }: CompareOffersResult,
  names: readonly string[],
): string[] {
  const loans = offers.filter(({ loan }) => loan > 0);
  const hints = offers.flatMap(({ principal, price, loan, payments }, index) => {
    const name = names[index];
    return [
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
    ];
  });
  const lowestRate = leastOf(offers, ({ effectiveCostAtHorizonPercent: cost }) => cost);
  const fewestRand = leastOf(offers, ({ netCostAtHorizon }) => netCostAtHorizon);
  const sameBond = new Set(offers.map(({ loan, payments }) => `${loan} ${payments}`)).size === 1;
  if (sameBond && lowestRate !== undefined && fewestRand !== undefined && lowestRate !== fewestRand)
    hints.push(
      `${names[lowestRate]} has the lower effective cost a year, yet costs more rand than ${names[fewestRand]}: a yearly rate counts what is paid at the start for more than what is paid later.`,
    );
  if (new Set(offers.map(({ price }) => price)).size > 1)
    hints.push("The prices differ. What each home may gain in value is not counted.");
  return hints;
}
