import { CurvesChart } from "#web/answer-page/curves-chart.tsx";
import type { Column } from "#web/components/results-table/results-table.tsx";
import { ResultsTable } from "#web/components/results-table/results-table.tsx";
import { payoffTime } from "#web/format/payoff-time.ts";
import { rand } from "#web/format/rand.ts";
import type { ComparedOffers } from "./offers.ts";

/** Net costs if one sells in a month, and by how much each offer is above the cheapest then; rand. */
type OfferGaps = { month: number; costs: readonly number[]; gaps: readonly number[] };

/** The longest name that has room in a picture on a phone. */
const longestLabel = 16;

/**
 * What each offer costs above the cheapest, by the year in which one sells; the chosen year and the turns are marked.
 * The net costs themselves are in the table: drawn, they would lie on each other.
 */
export function OffersChart({ result }: { result: ComparedOffers }) {
  const gaps = offerGaps(result);
  const names = result.offers.map(({ name }) => name);
  const one = names.length === 1;
  return (
    <CurvesChart
      id="net-costs"
      title={one ? "Net cost, by the year in which you sell" : "What each offer costs above the cheapest"}
      caption={caption(result, gaps)}
      curves={names.map((name, index) => ({
        name: name.length > longestLabel ? `${name.slice(0, longestLabel - 1)}…` : name,
        dashed: index === 1,
        dotted: index === 2,
      }))}
      stops={gaps.map((at) => ({
        x: at.month / 12,
        name: at.month === 0 ? "At the start" : `Sold after ${payoffTime(at.month)}`,
        heights: one ? at.costs : at.gaps,
      }))}
      start={gaps.findIndex(({ month }) => month === result.horizonMonths)}
      x={{ format: String, unit: "Year" }}
      mark={marks(result, gaps)}
      table={<YearTable gaps={gaps} names={names} />}
    />
  );
}

/** At the end of each year and in the months in which the order of two turns. */
function offerGaps({ offers, crossings }: ComparedOffers): OfferGaps[] {
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

/** The saving at the chosen year, and each turn. */
function marks({ crossings, horizonMonths }: ComparedOffers, all: readonly OfferGaps[]) {
  const at = (month: number) => all.find((each) => each.month === month)?.gaps ?? [];
  const saving = Math.min(...at(horizonMonths).filter((gap) => gap >= 0.5));
  const turns = crossings.flatMap(({ first, second, changesInMonth: month }) =>
    month === undefined
      ? []
      : [
          {
            x: month / 12,
            height: Math.max(at(month)[first - 1]!, at(month)[second - 1]!),
            label: `Month ${month}`,
          },
        ],
  );
  return Number.isFinite(saving)
    ? [{ x: horizonMonths / 12, height: saving, label: `${rand(saving)} more` }, ...turns]
    : turns;
}

function YearTable({ gaps, names }: { gaps: readonly OfferGaps[]; names: readonly string[] }) {
  const columns: Column<OfferGaps>[] = [
    { header: "Sold after", cell: ({ month }) => payoffTime(month), words: true },
    ...names.map((name, index) => ({ header: name, cell: ({ costs }: OfferGaps) => rand(costs[index]!) })),
  ];
  return (
    <ResultsTable
      caption="Net cost of each offer, by the time at which you sell"
      captionShown
      sideways="The offers’ net costs"
      columns={columns}
      rows={gaps.slice(1)}
      rowKey={({ month }) => month}
    />
  );
}

function caption({ crossings, offers }: ComparedOffers, gaps: readonly OfferGaps[]): string {
  if (offers.length < 2) return "What the home has cost you by then, before what it fetches.";
  if (gaps.every((at) => at.gaps.every((gap) => gap < 0.5)))
    return "The offers cost the same, however long you keep the home.";
  const cheapest = "The offer on the R0 line is the cheapest at that time";
  const turn = crossings.find(({ changesInMonth }) => changesInMonth !== undefined);
  if (!turn) return `${cheapest}: the same one, however long you keep the home.`;
  const [first, second] = [offers[turn.first - 1]!.name, offers[turn.second - 1]!.name];
  return `${cheapest}. ${first} and ${second} change places in month ${turn.changesInMonth}.`;
}
