import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { Crossing } from "#web/components/chart/crossing.tsx";
import { Label } from "#web/components/chart/label.tsx";
import { Line } from "#web/components/chart/line.tsx";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { Plot, plotHeights } from "#web/components/chart/plot.tsx";
import type { Point } from "#web/components/chart/point.ts";
import { Thumb } from "#web/components/chart/thumb.tsx";
import { yearAxis } from "#web/components/chart/year-axis.ts";
import { payoffTime } from "#web/format/payoff-time.ts";
import { afterYears, shortName } from "./compare-offers.words.ts";
import { type ComparedOffers, turnOf, yearEnds } from "./offers.ts";

/** How much more the other offers cost than the cheapest, by the month in which the home is sold; rand. */
type Gap = { month: number; gaps: readonly number[] };

/**
 * What the next offer costs more than the cheapest, by when the home is sold: one line over zero, the door where they change
 * places, the mark on your years. A third offer has a line of its own. For paper and for a letter: on the screen the curve of
 * the years is the picture.
 */
export function OffersChart({ result }: { result: ComparedOffers }) {
  const [best, next, third] = result.ranked;
  if (!best || !next) return null;
  const points = gapsOf(result);
  const ends = points.flatMap(({ gaps }) => gaps);
  const x = yearAxis((points.at(-1)?.month ?? 12) / 12);
  const at = (month: number) => x.scale(month / 12);
  // Under the line and above it there is room for the thumb and for the door's words.
  const y = linearScale([Math.min(0, ...ends), Math.max(1, ...ends)], [plotHeights.tall - 16, 16]);
  const lineOf = (index: number) => points.map(({ month, gaps }): Point => [at(month), y(gaps[index]!)]);
  const own = points.findIndex(({ month }) => month === result.horizonMonths);
  const turn = turnOf(result);
  const thirdLine = third && lineOf(1);
  return (
    <ChartFigure
      title={`What ${next.name} costs more than ${best.name}`}
      caption={caption(result)}
      axis="none"
    >
      <Plot label="How much more the other offer costs, by when you sell" x={x}>
        <Crossing
          id="costs-more"
          points={lineOf(0)}
          zero={y(0)}
          names={[shortName(next.name), shortName(best.name)]}
          fill="sand"
          door={turn === undefined ? undefined : { at: at(turn), lines: [payoffTime(turn)] }}
        >
          {thirdLine && (
            <>
              <Line points={thirdLine} dashed />
              <Label
                at={thirdLine[Math.round(thirdLine.length * 0.7)]!}
                shift={[0, -8]}
                lines={[shortName(third.name)]}
                tone="quiet"
              />
            </>
          )}
          <Thumb at={lineOf(0)[own]!} />
        </Crossing>
      </Plot>
    </ChartFigure>
  );
}

/** At the start, at the end of each year, in your month and where the first two change places. */
function gapsOf(result: ComparedOffers): Gap[] {
  const { ranked, horizonMonths } = result;
  const [best, ...others] = ranked;
  return yearEnds(result, [0, horizonMonths, turnOf(result) ?? 0]).map((month) => ({
    month,
    gaps: others.map((offer) => offer.netCosts[month]! - best!.netCosts[month]!),
  }));
}

function caption(result: ComparedOffers): string {
  const [best, next] = result.ranked;
  const turn = turnOf(result);
  const [above, below] = [best!.name, next!.name];
  if (turn === undefined)
    return `Sold ${afterYears(result)}, the mark. The order of the two is the same, however long you keep the home.`;
  return `Above the line ${above} costs less, below it ${below}. They change places in month ${turn}, at the door.`;
}
