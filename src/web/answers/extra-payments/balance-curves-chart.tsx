import type { ExtraPaymentResult } from "#calculations/extra-payments/extra-payments.ts";
import { Area } from "#web/components/chart/area.tsx";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { KeptCurve } from "#web/components/chart/kept-curve.tsx";
import { Label } from "#web/components/chart/label.tsx";
import { Line } from "#web/components/chart/line.tsx";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { Marker } from "#web/components/chart/marker.tsx";
import { Plot, plotHeights } from "#web/components/chart/plot.tsx";
import type { Point } from "#web/components/chart/point.ts";
import { Reader } from "#web/components/chart/reader.tsx";
import { ReadingLine } from "#web/components/chart/reading-line.tsx";
import { yearAxis } from "#web/components/chart/year-axis.ts";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { payoffTime } from "#web/format/payoff-time.ts";
import { rand, shortRand } from "#web/format/rand.ts";
import type { BalancePoint } from "./balance-curves.ts";

const timeOf = ({ years }: BalancePoint) => payoffTime(Math.round(years * 12));

const columns: Column<BalancePoint>[] = [
  { header: "After", cell: timeOf, words: true },
  { header: "Without", cell: ({ without }) => rand(without) },
  { header: "With extra", cell: ({ withExtra }) => rand(withExtra) },
];

type Curves = readonly BalancePoint[];

const lengthOf = (curves: Curves, kept: Curves) =>
  Math.max(curves.at(-1)?.years ?? 0, kept.at(-1)?.years ?? 0);

/** What is owed, in pixels of the plot. */
const balanceScale = (curves: Curves, kept: Curves) =>
  linearScale([0, Math.max(curves[0]?.without ?? 0, kept[0]?.without ?? 0)], [plotHeights.compact, 8], {
    tickCount: 4,
    nice: true,
  });

/** `kept` are the curves of the answer that is kept to compare with. */
type BalanceCurvesChartProps = { curves: Curves; result: ExtraPaymentResult; kept: Curves | undefined };

/** What is owed over the years without and with the extra payments; the end of the shorter one is marked. */
export function BalanceCurvesChart({ curves, result, kept = [] }: BalanceCurvesChartProps) {
  const end = result.withExtra.payoffTime;
  const x = yearAxis(lengthOf(curves, kept));
  const y = balanceScale(curves, kept);
  const stops = curves.map((point) => ({
    at: x.scale(point.years),
    heights: [y(point.without), y(point.withExtra)],
    name: point.years === 0 ? "Start" : `After ${timeOf(point)}`,
    words: `${rand(point.without)} owed without, ${rand(point.withExtra)} with extra`,
  }));
  return (
    <ChartFigure
      title="What is still owed"
      caption={sentence(result)}
      table={
        <ResultsTable
          caption="Balance with and without extra payments"
          columns={columns}
          rows={curves}
          rowKey={({ years }) => years}
        />
      }
    >
      <Reader
        label="Read both balances year by year"
        stops={stops}
        start={curves.findIndex(({ years }) => years * 12 === end)}
      >
        <CurvesPlot curves={curves} end={end} kept={kept} />
      </Reader>
    </ChartFigure>
  );
}

/** The drawing alone, for the page and for the letter. */
export function CurvesPlot({ curves, end, kept }: { curves: Curves; end: number; kept: Curves }) {
  const x = yearAxis(lengthOf(curves, kept));
  const y = balanceScale(curves, kept);
  const curve = (points: Curves, of: (point: BalancePoint) => number) =>
    points.map((point): Point => [x.scale(point.years), y(of(point))]);
  const without = curve(curves, (point) => point.without);
  const withExtra = curve(curves, (point) => point.withExtra);
  const keptPoints = kept.slice(0, kept.findIndex(({ withExtra }) => withExtra === 0) + 1);
  // At its end there is the time of the last payment of now.
  const keptEndsFirst = (keptPoints.at(-1)?.years ?? 0) < end / 12;
  const endAt = x.scale(end / 12);
  const middle = curves[Math.round(curves.length / 2)];
  // Where the curve is steep, the word that ends next to it is near all of it.
  const steep = curves.findLast(({ years }) => years * 12 <= end * 0.7);
  // Left of a loan that is soon repaid there is no room for words.
  const named = steep && x.scale(steep.years) > 0.4 ? steep : undefined;
  const saved = end / 12 < (curves.at(-1)?.years ?? 0);
  return (
    <Plot
      label="Balance without and with extra payments"
      size="compact"
      x={x}
      y={{ scale: y, format: shortRand }}
    >
      <Area id="balance-saved" top={without} bottom={withExtra} fill="hatch" />
      <Line points={without} dashed />
      <Line points={withExtra.filter(([across]) => across <= endAt)} />
      {kept.length > 0 && (
        <KeptCurve
          points={curve(keptPoints, (point) => point.withExtra)}
          now={withExtra}
          nameAt={keptEndsFirst ? 0.6 : undefined}
        />
      )}
      <ReadingLine />
      {saved && middle && (
        <>
          <Label at={[x.scale(middle.years), y(middle.without)]} shift={[6, -5]} lines={["Without"]} />
          {named && (
            <Label
              at={[x.scale(named.years), y(named.withExtra)]}
              anchor="end"
              shift={[-8, 8]}
              lines={["With extra"]}
            />
          )}
          <Marker at={[endAt, y(0)]} />
          <PaidOff at={endAt} height={y(0)} end={end} />
        </>
      )}
    </Plot>
  );
}

/** The time of the last payment, clear of the end of the curve: under it, or where it is short behind it. */
function PaidOff({ at, height, end }: { at: number; height: number; end: number }) {
  const lines = payoffTime(end).split(/(?<=,) /);
  const up = -10 - (lines.length - 1) * 18;
  return at < 0.5 ? (
    <Label at={[at, height]} shift={[14, up]} lines={lines} ground="onHatch" />
  ) : (
    <Label at={[at - 0.1, height]} anchor="end" shift={[-10, up]} lines={lines} />
  );
}

function sentence({ base, withExtra, savings }: ExtraPaymentResult): string {
  if (savings.totalExtraPaid === 0)
    return `Without extra payments the loan takes ${payoffTime(base.payoffTime)}. Enter an amount to see the second curve.`;
  const sooner = savings.timeSaved > 0 ? `: ${payoffTime(savings.timeSaved)} sooner` : "";
  return `With extra payments the loan is paid off after ${payoffTime(withExtra.payoffTime)}${sooner}. The hatched area is debt you no longer owe.`;
}
