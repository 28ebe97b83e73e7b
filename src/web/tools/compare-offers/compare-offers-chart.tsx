import type { CompareOffersResult } from "#calculations/tools/compare-offers/compare-offers.ts";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { payoffTime } from "#web/format/payoff-time.ts";
import { rand } from "#web/format/rand.ts";
import { CurvesChart } from "../curves-chart.tsx";
import { type OfferGaps, offerGaps } from "./offer-gaps.ts";
import { Sideways } from "./sideways.tsx";

type CompareOffersChartProps = { result: CompareOffersResult; names: readonly string[] };

/** The longest name that has room in a picture on a phone. */
const longestLabel = 16;

/**
 * What each offer costs above the cheapest, by the year in which one sells; the chosen year and the turns are marked.
 * The net costs themselves are in the table: drawn, they would lie on each other.
 */
export function CompareOffersChart({ result, names }: CompareOffersChartProps) {
  const gaps = offerGaps(result);
  const one = names.length === 1;
  const heights = ({ costs, gaps }: OfferGaps) => (one ? costs : gaps);
  return (
    <CurvesChart
      id="net-costs"
      title={one ? "Net cost, by the year in which you sell" : "What each offer costs above the cheapest"}
      caption={caption(result, gaps, names)}
      curves={names.map((name, index) => ({
        name: name.length > longestLabel ? `${name.slice(0, longestLabel - 1)}…` : name,
        dashed: index === 1,
        dotted: index === 2,
      }))}
      stops={gaps.map((at) => ({
        x: at.month / 12,
        name: at.month === 0 ? "At the start" : `Sold after ${payoffTime(at.month)}`,
        heights: heights(at),
      }))}
      start={gaps.findIndex(({ month }) => month === result.horizonMonths)}
      x={{ format: String, unit: "Year" }}
      mark={marks(result, gaps)}
      table={<YearTable gaps={gaps} names={names} />}
    />
  );
}

/** The saving at the chosen year, and each turn. */
function marks({ crossings, horizonMonths }: CompareOffersResult, all: readonly OfferGaps[]) {
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
    <Sideways label="The offers’ net costs">
      <ResultsTable
        caption="Net cost of each offer, by the time at which you sell"
        captionShown
        columns={columns}
        rows={gaps.slice(1)}
        rowKey={({ month }) => month}
      />
    </Sideways>
  );
}

function caption(
  { crossings }: CompareOffersResult,
  gaps: readonly OfferGaps[],
  names: readonly string[],
): string {
  if (names.length < 2) return "What the home has cost you by then, before what it fetches.";
  if (gaps.every((at) => at.gaps.every((gap) => gap < 0.5)))
    return "The offers cost the same, however long you keep the home.";
  const turn = crossings.find(({ changesInMonth }) => changesInMonth !== undefined);
  if (!turn)
    return "The offer on the R0 line is the cheapest at that time: the same one, however long you keep the home.";
  return `The offer on the R0 line is the cheapest at that time. ${names[turn.first - 1]} and ${names[turn.second - 1]} change places in month ${turn.changesInMonth}.`;
}
