import type { ComponentProps } from "react";
import { payoffTime } from "#web/format/payoff-time.ts";
import { rand } from "#web/format/rand.ts";
import { Part, type PartProps } from "../part/part.tsx";
import { type Column, ResultsTable } from "../results-table/results-table.tsx";
import { ChartFigure } from "./chart-figure.tsx";
import { DoorSlider, type MovableDoor } from "./door-slider.tsx";
import { KeptCurve } from "./kept-curve.tsx";
import { Plot } from "./plot.tsx";
import type { Point } from "./point.ts";
import { Reader } from "./reader.tsx";
import { owedScale, Slopes } from "./slopes.tsx";
import { calendarAxis, yearAxis } from "./year-axis.ts";

/** What is owed in rand after so many months, with the instalment alone and with what is paid besides. */
export type OwedPoint = { month: number; without: number; withExtra: number };

type OwedChartProps = {
  /** Names the shapes in the page. */
  id: string;
  label: string;
  /** What the drawing alone is called, where that is something else. */
  plotLabel?: string;
  caption: string;
  /** Both from the start to their ends; those of the answer that is kept to compare with. */
  points: readonly OwedPoint[];
  kept?: readonly OwedPoint[] | undefined;
  /** Whether the two differ, so that both are drawn. */
  both: boolean;
  /** What can be read at a point: amounts in rand, and words. */
  readingOf: (point: OwedPoint) => { amounts: readonly number[]; name: string; words: string };
  /** The month after which the loan is repaid, and what that gains. */
  end: number | undefined;
  lines: readonly string[];
  /** The door at that month, if one can move it. */
  door?: MovableDoor | undefined;
  /** The month from which on the years are those of the calendar (YYYY-MM); without it they are counted. */
  from?: string;
  /** Filled between the two, or both in stairs. */
  between: ComponentProps<typeof Slopes>["between"];
  /** What is drawn, where it has corners that nobody needs to read. */
  drawn?: readonly OwedPoint[];
  /** Places to look at on the slope, each a month, an amount and its words, and those where it steps down from one to another. */
  dots?: readonly { month: number; amount: number; lines: readonly string[] }[];
  steps?: readonly (readonly [month: number, from: number, to: number])[];
};

const columns: Column<OwedPoint>[] = [
  { header: "After", cell: ({ month }) => payoffTime(month), words: true },
  { header: "Without", cell: ({ without }) => rand(without) },
  { header: "With extra", cell: ({ withExtra }) => rand(withExtra) },
];

type OwedTableProps = { caption: string; rows: readonly OwedPoint[] } & Pick<PartProps, "leads" | "result">;

/** The figures of the picture. */
export const OwedTable = ({ caption, rows, leads, result = `${rows.length} rows` }: OwedTableProps) => (
  <Part {...{ leads, result }} title="What is still owed, year by year" screenOnly>
    <ResultsTable caption={caption} columns={columns} rows={rows} rowKey={({ month }) => month} />
  </Part>
);

/** What is still owed over the years, with the instalment alone and with more; the door stands where the shorter one ends. */
export function OwedChart(props: OwedChartProps) {
  const { id, label, plotLabel = label, caption, points, kept = [], both, between } = props;
  const { readingOf, end, lines, door, from, drawn = points, dots = [], steps = [] } = props;
  const all = [...points, ...kept];
  const last = Math.max(...all.map(({ month }) => month));
  const x = from === undefined ? yearAxis(last / 12) : calendarAxis(last / 12, from);
  const y = owedScale(Math.max(...all.flatMap(({ without, withExtra }) => [without, withExtra])));
  const place = (month: number, amount: number): Point => [x.scale(month / 12), y(amount)];
  const curve = (of: "without" | "withExtra", along = drawn) =>
    along.map((point) => place(point.month, point[of]));
  const slope = curve("withExtra");
  const before = kept.slice(0, kept.findIndex(({ withExtra }) => withExtra === 0) + 1);
  const keptEnd = before.at(-1)?.month ?? 0;
  const isOther = before.some(({ withExtra }, place) => withExtra !== points[place]?.withExtra);
  return (
    <ChartFigure title="What is still owed" axis="none">
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
        hint={door?.hint}
        doorSlider={
          door && end !== undefined
            ? (rest) => <DoorSlider {...door} {...{ rest, last }} months={end} />
            : undefined
        }
      >
        <Plot label={plotLabel} x={x}>
          <Slopes
            {...{ id, slope, lines, between }}
            without={both ? curve("without") : undefined}
            owed={`${rand(points[0]?.without ?? 0)} owed`}
            end={end === undefined ? undefined : x.scale(end / 12)}
            says={door?.says}
            dots={dots.map(({ month, amount, lines }) => ({ at: place(month, amount), lines }))}
            steps={steps.map(([month, from, to]) => [x.scale(month / 12), y(from), y(to)])}
          >
            {isOther && (
              <KeptCurve
                points={curve("withExtra", before)}
                now={slope}
                nameAt={keptEnd < (end ?? 0) ? 0.45 : 0.75}
                valueAt={x.scale(keptEnd / 12)}
              />
            )}
          </Slopes>
        </Plot>
      </Reader>
    </ChartFigure>
  );
}
