import { useContext } from "react";
import { daysBetween } from "#calculations/calendar/calendar.ts";
import type { PrimeRateEntry } from "#calculations/prime-rate/prime-rate.table.ts";
import {
  type RateDecisionRow,
  rateDecisionChanges,
} from "#calculations/tools/next-rate-decision/next-rate-decision.ts";
import { MoveDoor } from "#web/answer-page/moved-door.ts";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { Label } from "#web/components/chart/label.tsx";
import { Line } from "#web/components/chart/line.tsx";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { Marker } from "#web/components/chart/marker.tsx";
import { Plot, plotHeights } from "#web/components/chart/plot.tsx";
import type { Point } from "#web/components/chart/point.ts";
import { UprightSlider, UprightThumb } from "#web/components/chart/upright-slider.tsx";
import { shortMonth } from "#web/format/day.ts";
import { ratePercent, signedPoints } from "#web/format/percent.ts";
import { moreOrLess, rand } from "#web/format/rand.ts";
import styles from "./decision-chart.module.css";

type DecisionChartProps = {
  rows: readonly RateDecisionRow[];
  /** The row that the answer is about. */
  chosen: RateDecisionRow;
  /** Prime now, and the days on which it changed, newest first. */
  prime: number;
  history: readonly PrimeRateEntry[];
  today: string;
  /** When the next decision is, in a word or two. */
  next: string;
  caption: string;
};

/** Where now is, and the tips of the fork, as shares of the width. */
const [nowAt, tipAt] = [0.34, 0.52];

/** The changes that lead up to now: the last few, as long as they are so near that the fork stays the larger part. */
const [mostChanges, nearRate] = [8, 0.75];

/** The Reserve Bank decides in quarter points: a row of the picture. */
const step = 0.25;

/** In hundredths of a point, from where on the words of two tips are clear of each other. */
const clearOf = 20;

/** Prime up to now, and from there a fork: the instalment after each decision. The thumb on its tips is the control. */
export function DecisionChart({ rows, chosen, prime, history, today, next, caption }: DecisionChartProps) {
  const onMove = useContext(MoveDoor);
  const half = (rateDecisionChanges.length - 1) / 2;
  const far = history.findIndex(({ rate }) => Math.abs(rate - prime) > nearRate);
  const changes = history.slice(0, Math.min(mostChanges, far === -1 ? mostChanges : far)).toReversed();
  const from = changes[0]?.date ?? today;
  const days = linearScale([0, Math.max(1, daysBetween(from, today))], [0, nowAt]);
  const rates = [...changes, ...rows.map(({ primeRate }) => ({ rate: primeRate }))].map(({ rate }) => rate);
  const rowsTo = (furthest: number) => Math.max(half, Math.ceil(furthest / step));
  const above = rowsTo(Math.max(...rates) - prime);
  // One more, clear of the words under the picture.
  const below = rowsTo(prime - Math.min(...rates)) + 1;
  const y = linearScale([prime - below * step, prime + above * step], [plotHeights.tall, 0]);
  const now: Point = [nowAt, y(prime)];
  const tip = ({ primeRate }: RateDecisionRow): Point => [tipAt, y(primeRate)];
  return (
    <ChartFigure title="Prime, and your instalment after the decision" caption={caption}>
      <div className={styles.plot}>
        {onMove && (
          <div className={styles.rows}>
            {countFrom(half, above).map((row) => (
              <div key={row} />
            ))}
            <div className={styles.fork}>
              <UprightSlider
                isDoor
                label="The Reserve Bank changes its rate by"
                words={`${signedPoints(chosen.basisPoints / 100)}: ${moreOrLess(chosen.monthlyChange)} a month`}
                value={chosen.basisPoints / 100 / step + half}
                most={2 * half}
                step={1}
                onMove={(place) => onMove((place - half) * step)}
              />
            </div>
            {countFrom(half, below).map((row) => (
              <div key={row} />
            ))}
          </div>
        )}
        <Plot
          label="Prime up to now, and your instalment after each decision"
          x={{
            named: true,
            scale: linearScale([0, 1], [0, 1]),
            ticks: [0, nowAt, tipAt, 1],
            format: (at) => ({ 0: shortMonth(from), [nowAt]: "now", [tipAt]: next })[at] ?? "a month",
          }}
          y={{
            scale: y,
            ticks: [-1, 0, 1].map((side) => prime + side * half * step).filter((rate) => rate >= 0),
            format: ratePercent,
            unit: "prime",
          }}
        >
          <Line
            points={[
              ...changes.map(({ date, rate }): Point => [days(daysBetween(from, date)), y(rate)]),
              now,
            ]}
            step
          />
          {rows.map((row) => (
            <Line key={row.basisPoints} points={[now, tip(row)]} dashed={row !== chosen} notice />
          ))}
          {rows
            .filter((row) => row === chosen || Math.abs(row.basisPoints - chosen.basisPoints) >= clearOf)
            .map((row) => (
              <Label
                key={row.basisPoints}
                at={[1, y(row.primeRate)]}
                anchor="end"
                shift={[0, 5]}
                lines={[
                  `${row.basisPoints === 0 ? "stays" : signedPoints(row.basisPoints / 100)}\u2002${rand(row.instalment)}`,
                ]}
                tone={row === chosen ? "notice" : "plain"}
              />
            ))}
          <Marker at={tip(chosen)} />
          {onMove && <UprightThumb at={tip(chosen)} />}
        </Plot>
      </div>
    </ChartFigure>
  );
}

const countFrom = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
