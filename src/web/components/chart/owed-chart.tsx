import { payoffTime } from "#web/format/payoff-time.ts";
import { rand } from "#web/format/rand.ts";
import { type Column, ResultsTable } from "../results-table/results-table.tsx";
import { ChartFigure } from "./chart-figure.tsx";
import { KeptCurve } from "./kept-curve.tsx";
import { Plot } from "./plot.tsx";
import type { Point } from "./point.ts";
import { Reader } from "./reader.tsx";
import { owedScale, Slopes } from "./slopes.tsx";
import { yearAxis } from "./year-axis.ts";

/** What is owed in rand after so many months, with the instalment alone and with what is paid besides. */
export type OwedPoint = { month: number; without: number; withExtra: number };

type OwedChartProps = {
  /** Names the shapes in the page. */
  id: string;
  label: string;
  /** What the drawing alone is called, where that is something else. */
  plotLabel?: string;
  caption: string;
  table: { caption: string; rows: readonly OwedPoint[] };
  /** Both from the start to their ends; those of the answer that is kept to compare with. */
  points: readonly OwedPoint[];
  kept?: readonly OwedPoint[];
  /** Whether the two differ, so that both are drawn. */
  both: boolean;
  /** What can be read at a point: amounts in rand, and words. */
  readingOf: (point: OwedPoint) => { amounts: readonly number[]; name: string; words: string };
  /** The month after which the loan is repaid, and what that gains. */
  end: number | undefined;
  lines: readonly string[];
  /** Places to look at on the slope, each a month and an amount. */
  dots?: readonly (readonly [month: number, amount: number])[];
};

const columns: Column<OwedPoint>[] = [
  { header: "After", cell: ({ month }) => payoffTime(month), words: true },
  { header: "Without", cell: ({ without }) => rand(without) },
  { header: "With extra", cell: ({ withExtra }) => rand(withExtra) },
];

/** What is still owed over the years, with the instalment alone and with more; the door stands where the shorter one ends. */
export function OwedChart(props: OwedChartProps) {
  const { id, label, plotLabel = label, caption, table, points, kept = [], both } = props;
  const { readingOf, end, lines, dots = [] } = props;
  const all = [...points, ...kept];
  const x = yearAxis(Math.max(...all.map(({ month }) => month)) / 12);
  const y = owedScale(Math.max(...all.flatMap(({ without, withExtra }) => [without, withExtra])));
  const place = (month: number, amount: number): Point => [x.scale(month / 12), y(amount)];
  const curve = (of: "without" | "withExtra", from = points) =>
    from.map((point) => place(point.month, point[of]));
  const slope = curve("withExtra");
  const before = kept.slice(0, kept.findIndex(({ withExtra }) => withExtra === 0) + 1);
  return (
    <ChartFigure
      title="What is still owed"
      axis="none"
      height="low"
      table={<ResultsTable {...table} columns={columns} rowKey={({ month }) => month} />}
    >
      <Reader
        {...{ label, caption }}
        stops={points.map((point) => {
          const { amounts, ...said } = readingOf(point);
          return { at: x.scale(point.month / 12), heights: amounts.map(y), ...said };
        })}
        start={Math.max(
          0,
          points.findIndex(({ month }) => month === end),
        )}
      >
        <Plot label={plotLabel} x={x}>
          <Slopes
            {...{ id, slope, lines }}
            without={both ? curve("without") : undefined}
            owed={rand(points[0]?.without ?? 0)}
            end={end === undefined ? undefined : x.scale(end / 12)}
            dots={dots.map(([month, amount]) => place(month, amount))}
          >
            {before.length > 0 && (
              <KeptCurve
                points={curve("withExtra", before)}
                now={slope}
                nameAt={(before.at(-1)?.month ?? 0) < (end ?? 0) ? 0.45 : 0.75}
              />
            )}
          </Slopes>
        </Plot>
      </Reader>
    </ChartFigure>
  );
}
