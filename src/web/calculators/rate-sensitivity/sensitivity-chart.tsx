import type { SensitivityRow } from "#calculations/rate-sensitivity/rate-sensitivity.ts";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { Label } from "#web/components/chart/label.tsx";
import { Line } from "#web/components/chart/line.tsx";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { Marker } from "#web/components/chart/marker.tsx";
import { Plot, plotHeights } from "#web/components/chart/plot.tsx";
import type { Point } from "#web/components/chart/point.ts";
import { Reader } from "#web/components/chart/reader.tsx";
import { quotedRate, ratePercent } from "#web/format/percent.ts";
import { rand, shortRand, signedRand } from "#web/format/rand.ts";
import type { SensitivityRows } from "./sensitivity-rows.ts";

type Rows = SensitivityRows["rows"];

const rateScale = (rows: Rows) => linearScale([rows[0]?.rate ?? 0, rows.at(-1)?.rate ?? 1], [0, 1]);

const paymentScale = (rows: Rows) =>
  linearScale([0, rows.at(-1)?.monthlyPayment ?? 0], [plotHeights.tall, 8], { nice: true });

/** Instalment against rate, today's rate marked; the table below it has its figures. */
export function SensitivityChart({ rows: changes, base }: SensitivityRows) {
  const rows = withBase(changes, base);
  const [lowest = base, highest = base] = [rows[0], rows.at(-1)];
  const x = rateScale(rows);
  const y = paymentScale(rows);
  const stops = rows.map((row) => ({
    at: x(row.rate),
    heights: [y(row.monthlyPayment)],
    name: quotedRate(row.rate),
    words:
      row.rateChange === 0
        ? `${rand(row.monthlyPayment)} a month at your rate`
        : `${rand(row.monthlyPayment)} a month, ${signedRand(row.monthlyPayment - base.monthlyPayment)}`,
  }));
  return (
    <ChartFigure
      caption={`At ${quotedRate(base.rate)} you pay ${rand(base.monthlyPayment)} a month. At ${quotedRate(lowest.rate)} it would be ${rand(lowest.monthlyPayment)}, at ${quotedRate(highest.rate)} ${rand(highest.monthlyPayment)}. The table below shows every step.`}
    >
      <Reader
        label="Read the instalment rate by rate"
        stops={stops}
        start={rows.findIndex((row) => row.rateChange === 0)}
      >
        <SensitivityDrawing rows={rows} base={base} />
      </Reader>
    </ChartFigure>
  );
}

/** At a rate of 0 the table starts above it; the line starts at it. */
function withBase(rows: Rows, base: SensitivityRow): Rows {
  return rows[0] && rows[0].rate <= base.rate ? rows : [base, ...rows];
}

/** The drawing alone, for the page and for the exported picture. */
export function SensitivityDrawing({ rows: changes, base }: SensitivityRows) {
  const rows = withBase(changes, base);
  const highest = rows.at(-1) ?? base;
  const x = rateScale(rows);
  const y = paymentScale(rows);
  const point = (row: SensitivityRow): Point => [x(row.rate), y(row.monthlyPayment)];
  // The line rises to the right: above it there is room to the left, below it to the right.
  const left = x(base.rate) > 0.3;
  return (
    <Plot
      label="Monthly payment by interest rate"
      size="tall"
      x={{ scale: x, format: ratePercent, unit: "Rate" }}
      y={{ scale: y, format: shortRand }}
    >
      <Line points={rows.map(point)} />
      <Marker at={point(base)} drop />
      <Label
        at={point(base)}
        anchor={left ? "end" : "start"}
        shift={left ? [-6, -30] : [12, 28]}
        lines={[rand(base.monthlyPayment), `at ${quotedRate(base.rate)}`]}
      />
      <Label at={point(highest)} anchor="end" shift={[0, -12]} lines={[rand(highest.monthlyPayment)]} />
    </Plot>
  );
}
