import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { Columns } from "#web/components/chart/columns.tsx";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { Plot, plotHeights } from "#web/components/chart/plot.tsx";
import { Reader } from "#web/components/chart/reader.tsx";
import { middleOf } from "#web/components/chart/stairs.tsx";
import type { Column } from "#web/components/results-table/results-table.tsx";
import { ResultsTable } from "#web/components/results-table/results-table.tsx";
import { payoffTime } from "#web/format/payoff-time.ts";
import { rand, signedRand } from "#web/format/rand.ts";
import { afterYears } from "./compare-offers.words.ts";
import type { ComparedOffers } from "./offers.ts";

/** What the home has cost by a month with each offer, rand. */
type OfferCosts = { month: number; costs: readonly number[] };

/** Letters of a name that have room under a column on a phone. */
const longestLabel = { few: 16, many: 11 } as const;

/** What each offer costs in all, sold after the chosen years; the cheapest is the door. */
export function OffersChart({ result }: { result: ComparedOffers }) {
  const { offers } = result;
  const costs = offers.map(({ netCostAtHorizon }) => netCostAtHorizon);
  const least = Math.min(...costs);
  const gaps = costs.map((cost) => (cost - least < 0.5 ? 0 : cost - least));
  const y = linearScale([0, Math.max(1, ...costs)], [plotHeights.tall, 46]);
  const most = longestLabel[offers.length > 2 ? "many" : "few"];
  return (
    <ChartFigure
      title={`What each costs you, sold ${afterYears(result)}`}
      axis="none"
      table={<YearTable result={result} />}
    >
      <Reader
        label="Net cost of each offer"
        caption={caption(result)}
        stops={offers.map(({ name, netCostAtHorizon }, index) => ({
          at: middleOf(index, offers.length),
          heights: [y(netCostAtHorizon)],
          name,
          words: `${rand(netCostAtHorizon)}${gaps[index] ? `, ${rand(gaps[index])} more than the cheapest` : ""}`,
        }))}
        start={gaps.indexOf(0)}
      >
        <Plot
          label="Net cost of each offer"
          x={{
            named: true,
            scale: linearScale([0, offers.length], [0, 1]),
            ticks: offers.map((_, index) => index + 0.5),
            format: (at) => shortened(offers[Math.floor(at)]!.name, most),
          }}
        >
          <Columns
            id="net-costs"
            columns={costs.map((cost, index) => ({
              top: y(cost),
              lines: [...(gaps[index] ? [signedRand(gaps[index])] : []), rand(cost)],
              door: offers.length > 1 && gaps[index] === 0 && gaps.filter((gap) => gap === 0).length === 1,
            }))}
          />
        </Plot>
      </Reader>
    </ChartFigure>
  );
}

const shortened = (name: string, most: number) => (name.length > most ? `${name.slice(0, most - 1)}…` : name);

/** At the end of each year and in the months in which the order of two turns. */
function yearlyCosts({ offers, crossings }: ComparedOffers): OfferCosts[] {
  const last = (offers[0]?.netCosts.length ?? 1) - 1;
  const years = Array.from({ length: Math.floor(last / 12) }, (_, year) => (year + 1) * 12);
  const turns = crossings.flatMap(({ changesInMonth }) => changesInMonth ?? []);
  return [...new Set([...years, ...turns])]
    .sort((a, b) => a - b)
    .map((month) => ({ month, costs: offers.map(({ netCosts }) => netCosts[month]!) }));
}

function YearTable({ result }: { result: ComparedOffers }) {
  const columns: Column<OfferCosts>[] = [
    { header: "Sold after", cell: ({ month }) => payoffTime(month), words: true },
    ...result.offers.map(({ name }, index) => ({
      header: name,
      cell: ({ costs }: OfferCosts) => rand(costs[index]!),
    })),
  ];
  return (
    <ResultsTable
      caption="Net cost of each offer, by the time at which you sell"
      captionShown
      sideways="The offers’ net costs"
      columns={columns}
      rows={yearlyCosts(result)}
      rowKey={({ month }) => month}
    />
  );
}

function caption({ crossings, offers }: ComparedOffers): string {
  const what = "What the home has cost you by then, before what it fetches.";
  if (offers.length < 2) return what;
  const turn = crossings.find(({ changesInMonth }) => changesInMonth !== undefined);
  if (!turn) return `${what} The order is the same, however long you keep the home.`;
  const [first, second] = [offers[turn.first - 1]!.name, offers[turn.second - 1]!.name];
  return `${what} ${first} and ${second} change places in month ${turn.changesInMonth}.`;
}
