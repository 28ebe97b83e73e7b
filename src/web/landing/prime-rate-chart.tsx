import type { ReactNode } from "react";
import type { Figures } from "#calculations/figures/figures.ts";
import type { PrimeRateEntry } from "#calculations/prime-rate/prime-rate.table.ts";
import { primeRateChanges } from "#calculations/prime-rate/prime-rate.ts";
import { primeRateAgreement } from "#calculations/prime-rate/prime-rate-agreement.ts";
import { type PrimeRatePeriod, primeRateSeries } from "#calculations/prime-rate/prime-rate-series.ts";
import type { PageContext } from "#contract/page-context.ts";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { Label } from "#web/components/chart/label.tsx";
import { Line } from "#web/components/chart/line.tsx";
import { Marker } from "#web/components/chart/marker.tsx";
import { Plot } from "#web/components/chart/plot.tsx";
import type { Point } from "#web/components/chart/point.ts";
import { Reader } from "#web/components/chart/reader.tsx";
import { LineBehindWords } from "#web/components/chart/reading-line.tsx";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { ResultsTable } from "#web/components/results-table/results-table.tsx";
import { Segmented } from "#web/components/segmented/segmented.tsx";
import { pageFigures } from "#web/figures/page-figures.ts";
import { day, shortDay } from "#web/format/day.ts";
import { fixed, percent } from "#web/format/percent.ts";
import { groupedNumber } from "#web/format/rand.ts";
import { sources } from "#web/site/sources.table.ts";
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

type PrimeRateChartProps = { figures: Figures; today: string; children?: ReactNode };

/**
 * The prime rate as a step line; `children` are the pictures of all periods. Radio buttons and CSS show one of them,
 * so that the chart works without scripts. Accessible: a picture's caption says what it shows, and a table holds the figures.
 */
export function PrimeRateChart({ figures, today, children }: PrimeRateChartProps) {
  const history = drawnHistory(figures, today);
  const ends = history[0]?.date ?? today;
  return (
    <div className={styles.chart}>
      <Segmented name="prime-period" legend="Period" options={periods} value="1year" onChange={() => {}} />
      {children}
      <Disclosure summary="Every change as a table" quiet>
        <ResultsTable
          caption="Changes of the prime rate, newest first"
          rows={changesUpToToday(history, ends, figures, today)}
          rowKey={({ date }) => date}
          columns={[
            {
              header: "From",
              cell: ({ date }) => shortDay(date),
              note: ({ date }) => (date > ends ? "after our table" : ""),
              words: true,
            },
            { header: "Prime rate", cell: ({ rate }) => percent(rate, 2) },
          ]}
        />
        <p className={styles.source}>
          {figures.newest
            ? agreement(figures.prime, figures.newest.prime)
            : "These are the days from which each rate held, as published after the Reserve Bank’s decisions. "}
          For the exact day and rate of a change, ask the{" "}
          <a href={sources["reserve-bank"].url}>South African Reserve Bank</a>.
        </p>
      </Disclosure>
    </div>
  );
}

/** The picture of each period. Hydrated, they are read by finger, mouse or arrow keys. */
export function PrimeRatePictures(page: Pick<PageContext, "today" | "edition" | "addedPrimeRates">) {
  const { today } = page;
  const figures = pageFigures(page);
  const history = drawnHistory(figures, today);
  return (
    <>
      {periods.map(({ value }) => (
        <Picture
          key={value}
          period={value}
          history={history}
          series={primeRateSeries(history, value)}
          figures={figures}
          today={today}
        />
      ))}
    </>
  );
}

/** The specified table ends with its newest entry, as specified; the real rate is drawn up to today. */
function drawnHistory({ prime, newest }: Figures, today: string): readonly PrimeRateEntry[] {
  const last = prime[0];
  if (newest || !last || last.date >= today) return prime;
  return [{ date: today, rate: last.rate }, ...prime];
}

/** Every change that the pictures show, newest first. */
function changesUpToToday(
  history: readonly PrimeRateEntry[],
  ends: string,
  { newest }: Figures,
  today: string,
) {
  return primeRateChanges([...publishedAfter(ends, newest, today), ...history]);
}

/** The rates that were published after a day, up to today, newest first. */
function publishedAfter(ends: string, newest: Figures["newest"], today: string) {
  return newest?.prime.filter(({ date }) => date > ends && date <= today) ?? [];
}

type PictureProps = {
  period: PrimeRatePeriod;
  history: readonly PrimeRateEntry[];
  series: readonly PrimeRateEntry[];
  figures: Figures;
  today: string;
};

function Picture({ period, history, series, figures, today }: PictureProps) {
  const [first, last] = [series[0], series.at(-1)];
  if (!first || !last) return null;
  // From the history itself: a month of the series has one point even if it had two changes.
  const changes = primeRateChanges(history).filter(({ date }) => date > first.date && date <= last.date);
  const ours = [first, ...changes.toReversed(), last];
  const since = publishedSince(last, figures, today);
  const drawn = [...ours, ...since];
  const now = drawn.at(-1) ?? last;
  const [x, y] = [dateAxis(drawn), rateAxis(drawn)];
  const point = ({ date, rate }: PrimeRateEntry): Point => [x.scale(inYears(date)), y.scale(rate)];
  const stops = readingStops(drawn).map(({ entry, words }) => {
    const [at, height] = point(entry);
    return { at, heights: [height], name: day(entry.date), words };
  });
  // The label of the start avoids the first step.
  const rises = (drawn.find(({ rate }) => rate !== first.rate)?.rate ?? 0) > first.rate;
  return (
    <div className={`${styles.picture} ${pictureClass[period]}`}>
      <ChartFigure caption={sentence(series, drawn, figures)}>
        <div className={styles.room}>
          <Reader label="Read the prime rate change by change" stops={stops} start={newest(stops.length)}>
            <Plot label="The prime rate by date" size="tall" x={x} y={y}>
              <Line points={ours.map(point)} step />
              {since.length > 0 && <Line points={[last, ...since].map(point)} step dashed />}
              <LineBehindWords />
              <Label at={point(first)} shift={[6, rises ? 22 : -10]} lines={[percent(first.rate, 2)]} />
              {extremes(drawn).map(({ entry, name, down }) => {
                const at = point(entry);
                return (
                  <Label
                    key={name}
                    at={at}
                    anchor={at[0] > 0.6 ? "end" : "start"}
                    shift={[at[0] > 0.6 ? -6 : 4, down]}
                    lines={[`${name} ${percent(entry.rate, 2)}`]}
                  />
                );
              })}
              <Marker at={point(now)} />
              <Label at={point(now)} shift={[12, 5]} lines={[percent(now.rate, 2)]} tone="notice" />
            </Plot>
          </Reader>
        </div>
      </ChartFigure>
    </div>
  );
}

/** The rates published after our table ends, up to today; our table's own end stays. */
function publishedSince(last: PrimeRateEntry, { newest }: Figures, today: string): readonly PrimeRateEntry[] {
  if (!newest) return [];
  const later = publishedAfter(last.date, newest, today).toReversed();
  return [...later, { date: today, rate: later.at(-1)?.rate ?? last.rate }];
}

/** The start and each change, with its difference; of two equal entries the first. */
function readingStops(drawn: readonly PrimeRateEntry[]) {
  return drawn.flatMap((entry, index) => {
    const before = drawn[index - 1];
    if (before?.rate === entry.rate) return [];
    const way = before && `, ${entry.rate > before.rate ? "up" : "down"} from ${percent(before.rate, 2)}`;
    return [{ entry, words: percent(entry.rate, 2) + (way ?? "") }];
  });
}

/** The last of the stops: the newest change. */
const newest = (stops: number): number => Math.max(0, stops - 1);

/** The lowest and the highest rate between the two ends, which have their own labels. */
function extremes(drawn: readonly PrimeRateEntry[]) {
  const ends = new Set([drawn[0]?.rate, drawn.at(-1)?.rate]);
  const rates = drawn.map(({ rate }) => rate);
  const found = [
    { name: "Lowest", rate: Math.min(...rates), down: 22 },
    { name: "Highest", rate: Math.max(...rates), down: -10 },
  ];
  return found.flatMap(({ rate, ...label }) => {
    const entry = drawn.find((one) => one.rate === rate);
    return entry && !ends.has(rate) ? [{ ...label, entry }] : [];
  });
}

/** What the picture shows, in words and from the same figures. */
function sentence(
  series: readonly PrimeRateEntry[],
  drawn: readonly PrimeRateEntry[],
  figures: Figures,
): string {
  const first = series[0]!;
  const last = series.at(-1)!;
  const values = drawn.map(({ rate }) => rate);
  const course =
    last.rate === first.rate
      ? `was ${percent(last.rate, 2)} at both ends`
      : `${last.rate < first.rate ? "fell" : "rose"} from ${percent(first.rate, 2)} to ${percent(last.rate, 2)}`;
  const range = `Lowest ${percent(Math.min(...values), 2)}, highest ${percent(Math.max(...values), 2)}.`;
  const dates = `between ${day(first.date)} and ${day(last.date)}`;
  if (!figures.newest) return `The prime rate ${course} ${dates}. ${range}`;
  const ours = `In our table the prime rate ${course} ${dates}.`;
  return `${ours} Dashed: the rate published since. ${range}`;
}

/** How far our table is from the real rates, from its first day to its last. */
function agreement(ours: Figures["prime"], real: Figures["prime"]): string {
  const [first = "", last = ""] = [ours.at(-1)?.date, ours[0]?.date];
  const { days, agreeing, largestGap } = primeRateAgreement(ours, real, { first, last });
  if (agreeing === days) return "Our table has the real rate on every day shown. ";
  const share = `${groupedNumber(agreeing)} of the ${groupedNumber(days)} days from its start to its end`;
  return `Our table is simplified: it has the real rate on ${share}, and is at most ${points(largestGap)} off. `;
}

const points = (gap: number): string => `${fixed(gap, 2)} ${gap === 1 ? "point" : "points"}`;
