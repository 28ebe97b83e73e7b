import { memo } from "react";
import { paymentsPerYear } from "#calculations/inputs/inputs.ts";
import type { RateStretch } from "#calculations/tools/past-rates/rate-stretches.ts";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { Label } from "#web/components/chart/label.tsx";
import { Line } from "#web/components/chart/line.tsx";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { Marker } from "#web/components/chart/marker.tsx";
import { Plot, plotHeights } from "#web/components/chart/plot.tsx";
import type { Point } from "#web/components/chart/point.ts";
import { Reader } from "#web/components/chart/reader.tsx";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { longMonth } from "#web/format/day.ts";
import { quotedRate } from "#web/format/percent.ts";
import { rand, shortRand } from "#web/format/rand.ts";
import { type PastInstalments, pastSentence } from "./past-instalments.ts";

const columns: Column<RateStretch>[] = [
  { header: "From", cell: ({ since }) => longMonth(since), words: true },
  { header: "Your rate", cell: ({ interestRate }) => quotedRate(interestRate) },
  { header: "Instalment", cell: ({ instalment }) => rand(instalment) },
  { header: "Owed before", cell: ({ balanceBefore }) => rand(balanceBefore), minor: true },
];

/** The instalment as steps through the years, its lowest and its highest labelled. */
export const PastRatesChart = memo(function PastRatesChart({ past }: { past: PastInstalments }) {
  const { stretches } = past.result;
  const [x, y] = [monthAxis(past), instalmentScale(past)];
  const stops = stretches.map((stretch) => ({
    at: x.at(stretch.firstPayment - 1),
    heights: [y(stretch.instalment)],
    name: `From ${longMonth(stretch.since)}`,
    words: `${rand(stretch.instalment)} a month at ${quotedRate(stretch.interestRate)}`,
  }));
  return (
    <ChartFigure
      caption={pastSentence(past)}
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
        stops={stops}
        start={stretches.indexOf(past.highest)}
      >
        <PastPlot past={past} />
      </Reader>
    </ChartFigure>
  );
});

/** From the first month to the last payment's, with whole years as marks; `at` places a number of months. */
function monthAxis({ startMonth, result }: PastInstalments) {
  const [year = 0, month = 1] = startMonth.split("-").map(Number);
  const from = year + (month - 1) / paymentsPerYear;
  const scale = linearScale([from, from + result.payments / paymentsPerYear], [0, 1]);
  return {
    scale,
    ticks: scale.ticks.filter(Number.isInteger),
    format: String,
    at: (months: number) => scale(from + months / paymentsPerYear),
  };
}

/** Around the instalments, not from zero: what moves is to be seen. Above and below there is room for two labels. */
function instalmentScale({ lowest, highest }: PastInstalments) {
  const room = Math.max(highest.instalment - lowest.instalment, highest.instalment * 0.05) * 0.4;
  const ends = [lowest.instalment - room, highest.instalment + room] as const;
  return linearScale(ends, [plotHeights.tall, 8], { tickCount: 4 });
}

function PastPlot({ past }: { past: PastInstalments }) {
  const { stretches, payments, changes } = past.result;
  const [x, y] = [monthAxis(past), instalmentScale(past)];
  const point = ({ firstPayment, instalment }: RateStretch): Point => [x.at(firstPayment - 1), y(instalment)];
  const end: Point = [x.at(payments), y(stretches.at(-1)?.instalment ?? 0)];
  return (
    <Plot label="Monthly payment by date" size="tall" x={x} y={{ scale: y, format: shortRand }}>
      <Line points={[...stretches.map(point), end]} step />
      <Extreme stretch={past.highest} at={point(past.highest)} above />
      {changes > 0 && <Extreme stretch={past.lowest} at={point(past.lowest)} above={false} />}
    </Plot>
  );
}

/** The lowest or the highest instalment: what it is, at which rate and since when. */
function Extreme({ stretch, at, above }: { stretch: RateStretch; at: Point; above: boolean }) {
  return (
    <>
      <Marker at={at} />
      <Label
        at={at}
        anchor={at[0] > 0.5 ? "end" : "start"}
        shift={[0, above ? -30 : 24]}
        lines={[
          `${rand(stretch.instalment)} at ${quotedRate(stretch.interestRate)}`,
          longMonth(stretch.since),
        ]}
      />
    </>
  );
}
