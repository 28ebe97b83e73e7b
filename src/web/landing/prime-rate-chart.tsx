import type { PrimeRateEntry } from "#calculations/prime-rate/prime-rate.table.ts";
import { type PrimeRatePeriod, primeRateSeries } from "#calculations/prime-rate/prime-rate-series.ts";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { Label } from "#web/components/chart/label.tsx";
import { Line } from "#web/components/chart/line.tsx";
import { Marker } from "#web/components/chart/marker.tsx";
import { Plot } from "#web/components/chart/plot.tsx";
import type { Point } from "#web/components/chart/point.ts";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { ResultsTable } from "#web/components/results-table/results-table.tsx";
import { Segmented } from "#web/components/segmented/segmented.tsx";
import { day, shortDay } from "#web/format/day.ts";
import { percent } from "#web/format/percent.ts";
import { sources } from "#web/site/sources.table.ts";
import { primeRateChanges } from "./market.ts";
import { dateAxis, inYears, rateAxis } from "./prime-rate-axes.ts";
import styles from "./prime-rate-chart.module.css";

const periods: readonly { value: PrimeRatePeriod; label: string }[] = [
  { value: "1year", label: "1 year" },
  { value: "5years", label: "5 years" },
  { value: "10years", label: "10 years" },
  { value: "all", label: "All" },
];

const pictureClass = {
  "1year": styles.oneYear,
  "5years": styles.fiveYears,
  "10years": styles.tenYears,
  all: styles.all,
};

/**
 * The prime rate as a step line. All periods are drawn by the server; radio buttons and CSS show one of them,
 * so that the chart works without scripts. Accessible: a picture's caption says what it shows, and a table holds the figures.
 */
export function PrimeRateChart({ history }: { history: readonly PrimeRateEntry[] }) {
  return (
    <div className={styles.chart}>
      <div className={styles.head}>
        <h3>The prime rate over time</h3>
        <Segmented name="prime-period" legend="Period" options={periods} value="1year" onChange={() => {}} />
      </div>
      {periods.map(({ value }) => (
        <Picture key={value} period={value} series={primeRateSeries(history, value)} />
      ))}
      <Disclosure summary="Every change as a table" quiet>
        <ResultsTable
          caption="Changes of the prime rate, newest first"
          rows={primeRateChanges(history)}
          rowKey={({ date }) => date}
          columns={[
            { header: "From", cell: ({ date }) => shortDay(date), words: true },
            { header: "Prime rate", cell: ({ rate }) => percent(rate, 2) },
          ]}
        />
        <p className={styles.source}>
          Our table is simplified: before 2025 it has about one entry every two months. For the exact day and
          rate of a change, ask the <a href={sources["reserve-bank"].url}>South African Reserve Bank</a>.
        </p>
      </Disclosure>
    </div>
  );
}

function Picture({ period, series }: { period: PrimeRatePeriod; series: readonly PrimeRateEntry[] }) {
  const [first, last] = [series[0], series.at(-1)];
  if (!first || !last) return null;
  const [x, y] = [dateAxis(series), rateAxis(series)];
  const point = ({ date, rate }: PrimeRateEntry): Point => [x.scale(inYears(date)), y.scale(rate)];
  const changes = primeRateChanges(series.toReversed()).toReversed();
  // The label of the start keeps out of the way of the first step.
  const rises = (series.find(({ rate }) => rate !== first.rate)?.rate ?? 0) > first.rate;
  return (
    <div className={`${styles.picture} ${pictureClass[period]}`}>
      <ChartFigure caption={sentence(series)}>
        <div className={styles.room}>
          <Plot label="The prime rate by date" size="tall" x={x} y={y}>
            <Line points={[...changes, last].map(point)} step />
            <Label at={point(first)} shift={[6, rises ? 22 : -10]} lines={[percent(first.rate, 2)]} />
            <Marker at={point(last)} />
            <Label at={point(last)} shift={[12, 5]} lines={[percent(last.rate, 2)]} tone="notice" />
          </Plot>
        </div>
      </ChartFigure>
    </div>
  );
}

/** What the picture shows, in words and from the same figures. */
function sentence(series: readonly PrimeRateEntry[]): string {
  const first = series[0]!;
  const last = series.at(-1)!;
  const values = series.map(({ rate }) => rate);
  const course =
    last.rate === first.rate
      ? `was ${percent(last.rate, 2)} at both ends`
      : `${last.rate < first.rate ? "fell" : "rose"} from ${percent(first.rate, 2)} to ${percent(last.rate, 2)}`;
  const range = `Its lowest was ${percent(Math.min(...values), 2)}, its highest ${percent(Math.max(...values), 2)}.`;
  return `Between ${day(first.date)} and ${day(last.date)} the prime rate ${course}. ${range}`;
}
