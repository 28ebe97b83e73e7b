import type { BuyToLetResult } from "#calculations/tools/buy-to-let/buy-to-let.ts";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { Columns } from "#web/components/chart/columns.tsx";
import { Label } from "#web/components/chart/label.tsx";
import { Line } from "#web/components/chart/line.tsx";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { Plot, plotHeights } from "#web/components/chart/plot.tsx";
import type { Point } from "#web/components/chart/point.ts";
import { Reader } from "#web/components/chart/reader.tsx";
import { yearAxis } from "#web/components/chart/year-axis.ts";
import { rand, shortRand, signedRand } from "#web/format/rand.ts";

type Rows = BuyToLetResult["rows"];

/** What is yours of the home over the years, and under it what each year brings in or takes. */
export function LettingChart({ rows, start }: { rows: Rows; start: number }) {
  const x = yearAxis(rows.length);
  const equity = [start, ...rows.map(({ value, owed }) => value - owed)];
  const y = linearScale([Math.min(0, ...equity), Math.max(1, ...equity)], [plotHeights.tall, 8], {
    tickCount: 4,
    nice: true,
  });
  const points = equity.map((amount, year): Point => [x.scale(year), y(amount)]);
  const last = rows.at(-1)!;
  const rises = last.value - last.owed >= start;
  const added = rows.some(({ cashFlow }) => cashFlow < 0) ? " Below zero you add money." : "";
  return (
    <ChartFigure
      title="What is yours, and what each year brings in"
      belowZero={Math.min(...equity, ...rows.map(({ cashFlow }) => cashFlow)) < 0}
      caption={`After ${rows.length === 1 ? "a year" : `${rows.length} years`} ${yours(last)}, before selling costs and tax. The first year’s cash flow is ${signedRand(rows[0]!.cashFlow)}, the last one’s ${signedRand(last.cashFlow)}.${added}`}
    >
      <Reader
        label="Read the home year by year"
        stops={rows.map(({ year, value, owed, cashFlow }) => ({
          at: x.scale(year),
          heights: [y(value - owed)],
          name: `Year ${year}`,
          words: `${rand(value - owed)} yours, cash flow ${signedRand(cashFlow)}`,
        }))}
        start={rows.length - 1}
      >
        <Plot label="Value less bond, by year" size="tall" x={x} y={{ scale: y, format: shortRand }}>
          <Line points={points} />
          <Label at={[0, rises ? 24 : plotHeights.tall - 10]} shift={[8, 0]} lines={["Value less bond"]} />
        </Plot>
        <CashFlowPlot rows={rows} />
      </Reader>
    </ChartFigure>
  );
}

function yours({ value, owed }: Rows[number]): string {
  return value >= owed
    ? `${rand(value - owed)} of the home’s value is yours`
    : `you owe ${rand(owed - value)} more than the home is worth`;
}

/** Each year's cash flow as a column, up for what is left over and down for what is added. */
function CashFlowPlot({ rows }: { rows: Rows }) {
  const x = yearAxis(rows.length);
  const flows = rows.map(({ cashFlow }) => cashFlow);
  const y = linearScale([Math.min(0, ...flows), Math.max(0, ...flows)], [plotHeights.low, 4], {
    tickCount: 2,
    nice: true,
  });
  return (
    <Plot label="Cash flow, by year" size="low" x={x} y={{ scale: y, format: shortRand }}>
      <Columns
        ground={y(0)}
        columns={rows.map(({ year, cashFlow }) => ({
          from: x.scale(year - 1),
          to: x.scale(year),
          end: y(cashFlow),
        }))}
      />
    </Plot>
  );
}
