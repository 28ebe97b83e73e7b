import type { CompareOffersResult } from "#calculations/tools/compare-offers/compare-offers.ts";

/** Net costs if one sells in a month, and by how much each offer is above the cheapest then; rand. */
export type OfferGaps = { month: number; costs: readonly number[]; gaps: readonly number[] };

/** The offers' net costs at the end of each year and in the months in which the order of two turns. */
export function offerGaps({ offers, crossings }: CompareOffersResult): OfferGaps[] {
  const last = (offers[0]?.netCosts.length ?? 1) - 1;
  const years = Array.from({ length: Math.floor(last / 12) + 1 }, (_, year) => year * 12);
  const turns = crossings.flatMap(({ changesInMonth }) => changesInMonth ?? []);
  return [...new Set([...years, ...turns])]
    .sort((a, b) => a - b)
    .map((month) => {
      const costs = offers.map(({ netCosts }) => netCosts[month]!);
      const least = Math.min(...costs);
      return { month, costs, gaps: costs.map((cost) => cost - least) };
    });
}
