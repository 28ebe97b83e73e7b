import type { PrimeRateEntry } from "#calculations/prime-rate/prime-rate.table.ts";
import { type PrimeRatePeriod, primeRateSeries } from "#calculations/prime-rate/prime-rate-series.ts";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { ResultsTable } from "#web/components/results-table/results-table.tsx";
import { Segmented } from "#web/components/segmented/segmented.tsx";
import { day, shortDay } from "#web/format/day.ts";
import { percent } from "#web/format/percent.ts";
import { primeRateChanges } from "./market.ts";
import styles from "./prime-rate-chart.module.css";
import { drawn, primeRateDrawing } from "./prime-rate-drawing.ts";

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
          rate of a change, ask the <a href="https://www.resbank.co.za/">South African Reserve Bank</a>.
        </p>
      </Disclosure>
    </div>
  );
}

function Picture({ period, series }: { period: PrimeRatePeriod; series: readonly PrimeRateEntry[] }) {
  if (series.length === 0) return null;
  // The label of the start keeps out of the way of the first step.
  const rises = (series.find(({ rate }) => rate !== series[0]?.rate)?.rate ?? 0) > series[0]!.rate;
  const { rates, dates, path, first, last } = primeRateDrawing(series);
  return (
    <figure className={`${styles.picture} ${pictureClass[period]}`}>
      <svg className={`${styles.plot} figures`} aria-hidden="true">
        {rates.map(({ rate, y }) => (
          <g key={rate}>
            <line className={styles.grid} x1="0" x2="100%" y1={y} y2={y} />
            <text className={styles.tick} x="-10" y={y + 5} textAnchor="end">
              {rate}%
            </text>
          </g>
        ))}
        {dates.map(({ label, percentAcross }, index) => (
          <g key={label} className={(dates.length - index) % 2 === 0 ? styles.spare : undefined}>
            <line
              className={styles.yearMark}
              x1={`${percentAcross}%`}
              x2={`${percentAcross}%`}
              y1={drawn.height}
              y2={drawn.height + 6}
            />
            <text className={styles.tick} x={`${percentAcross}%`} y={drawn.height + 22} textAnchor="middle">
              {label}
            </text>
          </g>
        ))}
        {/* Only the line is stretched to the width; words and strokes keep their size. */}
        <svg
          viewBox={`0 0 ${drawn.width} ${drawn.height}`}
          width="100%"
          height={drawn.height}
          preserveAspectRatio="none"
          className={styles.stretched}
          aria-hidden="true"
        >
          <path className={styles.rate} d={path} vectorEffect="non-scaling-stroke" />
        </svg>
        <text className={styles.label} x="6" y={first.y + (rises ? 22 : -10)}>
          {percent(first.rate, 2)}
        </text>
        <circle className={styles.now} cx="100%" cy={last.y} r="6" />
        <text className={styles.nowLabel} x="100%" y={last.y} dx="12" dy="5">
          {percent(last.rate, 2)}
        </text>
      </svg>
      <figcaption>{sentence(series)}</figcaption>
    </figure>
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
