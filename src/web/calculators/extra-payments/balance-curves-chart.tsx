import type { ExtraPaymentResult } from "#calculations/extra-payments/extra-payments.ts";
import { Area } from "#web/components/chart/area.tsx";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { Label } from "#web/components/chart/label.tsx";
import { Line } from "#web/components/chart/line.tsx";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { Marker } from "#web/components/chart/marker.tsx";
import { Plot, plotHeights } from "#web/components/chart/plot.tsx";
import type { Point } from "#web/components/chart/point.ts";
import { Reader } from "#web/components/chart/reader.tsx";
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

/** What is owed, in pixels of the plot. */
const balanceScale = (curves: readonly BalancePoint[]) =>
  linearScale([0, curves[0]?.without ?? 0], [plotHeights.tall, 8], { tickCount: 4, nice: true });

type BalanceCurvesChartProps = { curves: readonly BalancePoint[]; result: ExtraPaymentResult };

/** What is owed over the years without and with the extra payments; the end of the shorter one is marked. */
export function BalanceCurvesChart({ curves, result }: BalanceCurvesChartProps) {
  const length = curves.at(-1)?.years ?? 0;
  const end = result.withExtra.payoffTime;
  const x = yearAxis(length);
  const y = balanceScale(curves);
  const stops = curves.map((point) => ({
    at: x.scale(point.years),
    heights: [y(point.without), y(point.withExtra)],
    name: point.years === 0 ? "Start" : `After ${timeOf(point)}`,
    words: `${rand(point.without)} owed without, ${rand(point.withExtra)} with extra payments`,
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
        <CurvesPlot curves={curves} end={end} />
      </Reader>
    </ChartFigure>
  );
}

function CurvesPlot({ curves, end }: { curves: readonly BalancePoint[]; end: number }) {
  const x = yearAxis(curves.at(-1)?.years ?? 0);
  const y = balanceScale(curves);
  const curve = (of: (point: BalancePoint) => number) =>
    curves.map((point): Point => [x.scale(point.years), y(of(point))]);
  const without = curve((point) => point.without);
  const withExtra = curve((point) => point.withExtra);
  const endAt = x.scale(end / 12);
  const middle = curves[Math.round(curves.length / 2)];
  const saved = end / 12 < (curves.at(-1)?.years ?? 0);
  return (
    <Plot
      label="Balance without and with extra payments"
      size="tall"
      x={x}
      y={{ scale: y, format: shortRand }}
    >
      <Area id="balance-saved" top={without} bottom={withExtra} fill="hatch" />
      <Line points={without} dashed />
      <Line points={withExtra.filter(([across]) => across <= endAt)} />
      {saved && middle && (
        <>
          <Label at={[x.scale(middle.years), y(middle.without)]} shift={[12, -8]} lines={["Without"]} />
          <Label
            at={[x.scale(middle.years), y(middle.withExtra)]}
            anchor="end"
            shift={[-10, 18]}
            lines={["With extra"]}
          />
          <Marker at={[endAt, y(0)]} />
          <Label at={[endAt, y(0)]} anchor="end" shift={[-10, -10]} lines={[payoffTime(end)]} />
        </>
      )}
    </Plot>
  );
}

function sentence({ base, withExtra, savings }: ExtraPaymentResult): string {
  if (savings.totalExtraPaid === 0)
    return `Without extra payments the loan takes ${payoffTime(base.payoffTime)}. Enter an amount to see the second curve.`;
  const sooner = savings.timeSaved > 0 ? `: ${payoffTime(savings.timeSaved)} sooner` : "";
  return `With extra payments the loan is paid off after ${payoffTime(withExtra.payoffTime)}${sooner}. The hatched area is debt you no longer owe.`;
}
