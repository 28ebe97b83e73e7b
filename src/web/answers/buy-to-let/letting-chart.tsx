import type { BuyToLetResult } from "#calculations/tools/buy-to-let/buy-to-let.ts";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { Crossing, withCrossings } from "#web/components/chart/crossing.tsx";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { Plot, plotHeights } from "#web/components/chart/plot.tsx";
import type { Point } from "#web/components/chart/point.ts";
import { Reader } from "#web/components/chart/reader.tsx";
import { yearAxis } from "#web/components/chart/year-axis.ts";
import { rand, shortRand, signedRand } from "#web/format/rand.ts";

type Rows = BuyToLetResult["rows"];

/** What each year brings in or takes: the door stands where the rent begins to carry the home. `id` names its shapes in the page. */
export function LettingChart({ id, rows }: { id: string; rows: Rows }) {
  const x = yearAxis(rows.length);
  const flows = rows.map(({ cashFlow }) => cashFlow);
  const [least, most] = [Math.min(0, ...flows), Math.max(0, ...flows)];
  // Where no year brings anything in, nothing is drawn above zero.
  const y = linearScale([least, most > least ? most : 1], [plotHeights.tall, 8], {
    tickCount: 3,
    nice: true,
  });
  const [first, last] = [rows[0]!, rows.at(-1)!];
  // A year's amount is in its middle; the ends go on as they are.
  const points: Point[] = [
    [0, y(first.cashFlow)],
    ...rows.map(({ year, cashFlow }): Point => [x.scale(year - 0.5), y(cashFlow)]),
    [1, y(last.cashFlow)],
  ];
  const carries = rows.find(({ cashFlow }, index) => cashFlow >= 0 && (flows[index - 1] ?? 0) < 0);
  const crossed = withCrossings(points, y(0)).find(([, down], index) => index > 0 && down <= y(0));
  return (
    <ChartFigure title="What the home brings in each year" axis="belowZero">
      <Reader
        label="Read the home year by year"
        caption={`The first year’s cash flow is ${signedRand(first.cashFlow)}, the last one’s ${signedRand(last.cashFlow)}. After ${rows.length === 1 ? "a year" : `${rows.length} years`} ${yours(last)}, before selling costs and tax.`}
        stops={rows.map(({ year, value, owed, cashFlow }) => ({
          at: x.scale(year - 0.5),
          heights: [y(cashFlow)],
          name: `Year ${year}`,
          words: `cash flow ${signedRand(cashFlow)}, ${rand(value - owed)} yours`,
        }))}
        start={rows.length - 1}
      >
        <Plot label="Cash flow, by year" x={x} y={{ scale: y, format: shortRand }}>
          <Crossing
            id={id}
            points={points}
            zero={y(0)}
            names={["You add", "You keep"]}
            fill="hatch"
            door={carries && crossed ? { at: crossed[0], lines: [`Year ${carries.year}`] } : undefined}
          />
        </Plot>
      </Reader>
    </ChartFigure>
  );
}

function yours({ value, owed }: Rows[number]): string {
  return value >= owed
    ? `${rand(value - owed)} of the home’s value is yours`
    : `you owe ${rand(owed - value)} more than the home is worth`;
}
