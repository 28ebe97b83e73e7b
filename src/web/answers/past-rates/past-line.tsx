import { paymentsPerYear } from "#calculations/inputs/inputs.ts";
import type { PastRatesResult } from "#calculations/tools/past-rates/past-rates.ts";
import type { RateStretch } from "#calculations/tools/past-rates/rate-stretches.ts";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { Label } from "#web/components/chart/label.tsx";
import { Line } from "#web/components/chart/line.tsx";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { Marker } from "#web/components/chart/marker.tsx";
import { Plot, plotHeights } from "#web/components/chart/plot.tsx";
import type { Point } from "#web/components/chart/point.ts";
import { Reader } from "#web/components/chart/reader.tsx";
import { LineBehindWords } from "#web/components/chart/reading-line.tsx";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { longMonth } from "#web/format/day.ts";
import { quotedRate } from "#web/format/percent.ts";
import { rand, shortRand } from "#web/format/rand.ts";
import { instalmentsInWords, type PastLoan } from "./past-rates.words.ts";

/** The visitor's instalment on the line of the prime rate. */
export const PastRatesChart = ({ result }: { result: PastLoan }) =>
  result.stretches.length > 0 && (
    <PastLine
      title="Your instalment as the rates came"
      caption={instalmentsInWords(result)}
      result={result}
      startMonth={result.startMonth}
    />
  );

const columns: Column<RateStretch>[] = [
  { header: "From", cell: ({ since }) => longMonth(since), words: true },
  { header: "Your rate", cell: ({ interestRate }) => quotedRate(interestRate) },
  { header: "Instalment", cell: ({ instalment }) => rand(instalment) },
  { header: "Owed before", cell: ({ balanceBefore }) => rand(balanceBefore), minor: true },
];

type PastLineProps = {
  title?: string;
  caption: string;
  result: PastRatesResult;
  /** The month in which the loan began, YYYY-MM. */
  startMonth: string;
};

/** The instalment as steps through the years, from its lowest value: the lowest, the highest and the last are labelled. */
export function PastLine({ title, caption, result, startMonth }: PastLineProps) {
  const { stretches, payments } = result;
  const amounts = stretches.map(({ instalment }) => instalment);
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  const x = monthAxis(startMonth, payments);
  // Above and below there is room for two labels; the lower one is clear of the axis.
  const span = Math.max(highest - lowest, highest * 0.05);
  const y = linearScale([Math.max(0, lowest - span * 0.65), highest + span * 0.45], [plotHeights.tall, 0], {
    tickCount: 4,
  });
  const point = ({ firstPayment, instalment }: RateStretch): Point => [x.at(firstPayment - 1), y(instalment)];
  const at = (amount: number) => stretches.find(({ instalment }) => instalment === amount)!;
  const end: Point = [1, y(stretches.at(-1)?.instalment ?? 0)];
  return (
    <ChartFigure
      {...(title && { title })}
      table={
        <ResultsTable
          caption="The instalment at the rates of the past"
          columns={columns}
          rows={stretches}
          rowKey={({ since }) => since}
        />
      }
    >
      <Reader
        label="Read the instalment change by change"
        caption={caption}
        stops={stretches.map((stretch) => ({
          at: x.at(stretch.firstPayment - 1),
          heights: [y(stretch.instalment)],
          name: `From ${longMonth(stretch.since)}`,
          words: `${rand(stretch.instalment)} a month at ${quotedRate(stretch.interestRate)}`,
        }))}
        start={stretches.indexOf(at(highest))}
      >
        <Plot label="Monthly payment by date" x={x} y={{ scale: y, format: shortRand }}>
          <Line points={[...stretches.map(point), end]} step />
          <LineBehindWords />
          <Extreme stretch={at(highest)} at={point(at(highest))} above />
          {lowest < highest && <Extreme stretch={at(lowest)} at={point(at(lowest))} above={false} />}
        </Plot>
      </Reader>
    </ChartFigure>
  );
}

/** From the first month to the last payment's, with whole years as marks; `at` places a number of months. */
function monthAxis(startMonth: string, payments: number) {
  const [year = 0, month = 1] = startMonth.split("-").map(Number);
  const from = year + (month - 1) / paymentsPerYear;
  const scale = linearScale([from, from + payments / paymentsPerYear], [0, 1]);
  return {
    scale,
    ticks: scale.ticks.filter(Number.isInteger),
    format: String,
    at: (months: number) => scale(from + months / paymentsPerYear),
  };
}

/** The lowest or the highest instalment: what it is, at which rate and since when. */
function Extreme({ stretch, at, above }: { stretch: RateStretch; at: Point; above: boolean }) {
  return (
    <>
      <Marker at={at} />
      <Label
        at={at}
        anchor={at[0] < 0.32 ? "start" : at[0] > 0.68 ? "end" : "middle"}
        shift={[0, above ? -36 : 26]}
        lines={[
          `${rand(stretch.instalment)} at ${quotedRate(stretch.interestRate)}`,
          longMonth(stretch.since),
        ]}
        {...(above && { tone: "notice" })}
      />
    </>
  );
}
