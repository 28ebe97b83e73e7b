import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { Plot, plotHeights } from "#web/components/chart/plot.tsx";
import { Thumb } from "#web/components/chart/thumb.tsx";
import { yearAxis } from "#web/components/chart/year-axis.ts";
import { downAt } from "#web/components/curve-control/curve-control.tsx";
import { payoffTime } from "#web/format/payoff-time.ts";
import { afterYears, savingOf } from "./compare-offers.words.ts";
import { type ComparedOffers, linesOf, turnOf } from "./offers.ts";
import { linesBetween, OffersLines } from "./offers-lines.tsx";

/** Room for a name over the highest line. */
const roomForName = 1.15;

/**
 * What each offer costs more than the cheapest, by when the home is sold, and the mark on your years. For paper and for a letter:
 * on the screen the same lines are the slider.
 */
export function OffersChart({ result }: { result: ComparedOffers }) {
  const { horizonMonths } = result;
  const lines = linesOf(result);
  const costs = lines.flatMap(({ points }) => points.map(([, cost]) => cost));
  const top = roomForName * Math.max(1, ...costs);
  const years = lines[0]?.points.at(-1)?.[0] ?? 1;
  const x = yearAxis(years);
  const turn = turnOf(result);
  return (
    <ChartFigure title="What each offer costs more than the cheapest" caption={caption(result)} axis="none">
      <Plot label="How much more the other offer costs, by when you sell" x={x}>
        <OffersLines
          id="costs-more"
          lines={linesBetween(lines, 0, years, top)}
          door={turn === undefined ? undefined : x.scale(turn / 12)}
          doorWords={turn === undefined ? undefined : payoffTime(turn)}
        >
          <Thumb at={[x.scale(horizonMonths / 12), plotHeights.tall * downAt(savingOf(result), top, 0)]} />
        </OffersLines>
      </Plot>
    </ChartFigure>
  );
}

function caption(result: ComparedOffers): string {
  const turn = turnOf(result);
  const ground = `Sold ${afterYears(result)}, the mark. The cheapest offer is on the ground line.`;
  return turn === undefined ? ground : `${ground} It changes in month ${turn}, at the door.`;
}
