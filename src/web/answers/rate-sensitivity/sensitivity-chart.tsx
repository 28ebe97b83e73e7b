import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { actualPrimeRates } from "#calculations/prime-rate/actual-prime-rates.table.ts";
import { primeRateRange } from "#calculations/prime-rate/prime-rate-range.ts";
import type { SensitivityRow } from "#calculations/rate-sensitivity/rate-sensitivity.ts";
import { Band } from "#web/components/chart/band.tsx";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { Label } from "#web/components/chart/label.tsx";
import { Line } from "#web/components/chart/line.tsx";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { Marker } from "#web/components/chart/marker.tsx";
import { Plot, plotHeights } from "#web/components/chart/plot.tsx";
import type { Point } from "#web/components/chart/point.ts";
import { quotedRate, ratePercent } from "#web/format/percent.ts";
import { rand, shortRand } from "#web/format/rand.ts";
import { track } from "#web/tracking/track.ts";
import { primeSince } from "../prime-history.ts";
import type { SensitivityRows } from "./inputs-sensitivity.ts";

type Rows = SensitivityRows["rows"];

/** From the lowest rate of both lines to the highest. */
function rateScale(rows: Rows) {
  const rates = rows.map(({ rate }) => rate);
  return linearScale([Math.min(...rates), Math.max(...rates)], [0, 1]);
}

/** Around the instalments, not from zero: what moves is to be seen, and no areas are compared. */
function paymentScale(rows: Rows) {
  const payments = rows.map(({ monthlyPayment }) => monthlyPayment);
  const [lowest, highest] = [Math.min(...payments), Math.max(...payments)];
  // Room under the line and above it for the words at its ends.
  const [under, above] = [(highest - lowest) * 0.3, (highest - lowest) * 0.2];
  return linearScale([Math.max(0, lowest - under), highest + above], [plotHeights.tall, 8], { nice: true });
}

const { lowest, highest } = primeRateRange(actualPrimeRates, `${primeSince}-01-01`);
const prime = { lowest: lowest.rate, highest: highest.rate };
const primeWords = `${ratePercent(prime.lowest)} to ${ratePercent(prime.highest)}`;

/** The instalments at both ends; nobody pays less than without interest. */
function endsText(lowest: SensitivityRow, base: SensitivityRow, highest: SensitivityRow): string {
  const [low, high] = [lowest, highest].map(({ rate }) => quotedRate(rate));
  return lowest.rate < base.rate
    ? `At ${low} it would be ${rand(lowest.monthlyPayment)}, at ${high} ${rand(highest.monthlyPayment)}.`
    : `At ${high} it would be ${rand(highest.monthlyPayment)}.`;
}

/** Instalment against rate, for paper and for a letter: on the screen the curve of the change says it. */
export function SensitivityChart({ rows, base }: SensitivityRows) {
  return (
    <ChartFigure
      caption={`At ${quotedRate(base.rate)} you pay ${rand(base.monthlyPayment)} a month. ${endsText(rows[0] ?? base, base, rows.at(-1) ?? base)}`}
    >
      <SensitivityDrawing rows={rows} base={base} />
    </ChartFigure>
  );
}

/** At a rate of 0 the table starts above it; the line starts at the rate itself. */
function withBase(rows: Rows, base: SensitivityRow): Rows {
  return rows[0] && rows[0].rate <= base.rate ? rows : [base, ...rows];
}

const words = (row: SensitivityRow) => [rand(row.monthlyPayment), `at ${quotedRate(row.rate)}`];

/** The drawing alone, for the page and for the exported picture. */
export function SensitivityDrawing({ rows: changes, base }: SensitivityRows) {
  const rows = withBase(changes, base);
  const [lowest = base, highest = base] = [rows[0], rows.at(-1)];
  const x = rateScale(rows);
  const y = paymentScale(rows);
  const point = (row: SensitivityRow): Point => [x(row.rate), y(row.monthlyPayment)];
  // The line rises to the right: above it there is room to the left, below it to the right.
  const left = x(base.rate) > 0.45;
  const roomForLowest = x(base.rate) > 0.3;
  const [bandFrom, bandTo] = [Math.max(prime.lowest, lowest.rate), Math.min(prime.highest, highest.rate)];
  const bandWords = ["Prime", `since ${primeSince}:`, primeWords];
  return (
    <Plot
      label="Monthly payment by interest rate"
      x={{ scale: x, format: ratePercent, unit: "Rate" }}
      y={{ scale: y, format: shortRand }}
    >
      {bandFrom < bandTo && <Band from={x(bandFrom)} to={x(bandTo)} cut={prime.lowest < lowest.rate} />}
      <Line points={rows.map(point)} />
      <Marker at={point(base)} drop />
      <Label
        at={point(base)}
        anchor={left ? "end" : "start"}
        shift={left ? [-6, -30] : [12, 28]}
        lines={words(base)}
        {...(bandFrom < base.rate && base.rate <= bandTo && { ground: "onWash" })}
      />
      {roomForLowest && (
        <Label
          at={point(lowest)}
          shift={[8, 22]}
          lines={words(lowest)}
          {...(bandFrom === lowest.rate && { ground: "onWash" })}
        />
      )}
      <Label at={point(highest)} anchor="end" shift={[0, -30]} lines={words(highest)} />
      {bandFrom < bandTo && <Label at={[x(bandFrom), 0]} shift={[8, 18]} lines={bandWords} ground="onWash" />}
    </Plot>
  );
}

const chartName = "interest-sensitivity-chart";

/** Saves the chart as interest-sensitivity-chart.png and counts it, with `lines` under its heading; what paints it is fetched when it is asked for. */
export async function sensitivityChartImage(rows: SensitivityRows, lines: readonly string[]): Promise<void> {
  track("chart_export", chartName);
  const { downloadChartImage } = await import("#web/export/chart-image.ts");
  await downloadChartImage(chartName, lines, (into) => {
    const root = createRoot(into);
    flushSync(() => root.render(<SensitivityDrawing {...rows} />));
    return () => root.unmount();
  });
}
