import { Fragment, useContext } from "react";
import { daysBetween } from "#calculations/calendar/calendar.ts";
import type { PrimeRateEntry } from "#calculations/prime-rate/prime-rate.table.ts";
import {
  type RateDecisionRow,
  rateDecisionChanges,
} from "#calculations/tools/next-rate-decision/next-rate-decision.ts";
import { MoveDoor } from "#web/answer-page/moved-door.ts";
import { Area } from "#web/components/chart/area.tsx";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { Label } from "#web/components/chart/label.tsx";
import { Line } from "#web/components/chart/line.tsx";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { Marker } from "#web/components/chart/marker.tsx";
import { gridClass, Plot, plotHeights } from "#web/components/chart/plot.tsx";
import { type Point, percentAcross, percentDown } from "#web/components/chart/point.ts";
import { UprightSlider, UprightThumb } from "#web/components/chart/upright-slider.tsx";
import { shortMonth } from "#web/format/day.ts";
import { quotedRate, signedPoints } from "#web/format/percent.ts";
import { moreOrLess, signedRand } from "#web/format/rand.ts";
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
const [nowAt, tipAt] = [0.25, 0.48];

/** The changes that lead up to now: the last few, as long as they are no further than the tips of the fork, which fills the height. */
const [mostChanges, nearRate] = [8, 0.5];

/** The Reserve Bank decides in quarter points: a row of the picture. */
const step = 0.25;

/** In hundredths of a point, from where on the words of two tips are clear of each other. */
const clearOf = 20;

/** Prime up to now, and from there a fork: what each decision adds or takes off a month. The thumb on its tips is the control. */
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
  const below = rowsTo(prime - Math.min(...rates));
  // Half a row more on either side, clear of the words over the picture and under it.
  const [lowest, highest] = [prime - (below + 0.5) * step, prime + (above + 0.5) * step];
  const y = linearScale([lowest, highest], [plotHeights.tall, 0]);
  const now: Point = [nowAt, y(prime)];
  const tip = ({ primeRate }: RateDecisionRow): Point => [tipAt, y(primeRate)];
  const level: Point = [tipAt, now[1]];
  return (
    <ChartFigure title="Prime, and what each decision does a month" caption={caption} axis="none">
      <div className={styles.plot}>
        {onMove && (
          <div className={styles.rows}>
            <div className={styles.margin} />
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
            <div className={styles.margin} />
          </div>
        )}
        <Plot
          label="Prime up to now, and how much more or less each decision is a month"
          x={{
            named: true,
            scale: linearScale([0, 1], [0, 1]),
            ticks: [0, tipAt, 1],
            format: (at) => ({ 0: shortMonth(from), [tipAt]: next })[at] ?? "a month",
          }}
        >
          {rows.map(({ basisPoints, primeRate }) => {
            const down = percentDown(y(primeRate), plotHeights.tall);
            return (
              <line
                key={basisPoints}
                className={gridClass}
                x1={percentAcross(tipAt)}
                x2="100%"
                y1={down}
                y2={down}
              />
            );
          })}
          {/* What costs more is above prime as it is now, what costs less below it. */}
          <Area id="costs-more" top={[now, tip(rows.at(-1)!)]} bottom={[now, level]} fill="sand" />
          <Area id="costs-less" top={[now, level]} bottom={[now, tip(rows[0]!)]} fill="wash" />
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
          <Label at={now} anchor="end" shift={[-6, -10]} lines={[quotedRate(prime)]} />
          {rows
            .filter((row) => row === chosen || Math.abs(row.basisPoints - chosen.basisPoints) >= clearOf)
            .map((row) => {
              const isChosen = row === chosen;
              return (
                <Fragment key={row.basisPoints}>
                  <Label
                    at={tip(row)}
                    shift={[20, 5]}
                    lines={[row.basisPoints === 0 ? "stays" : signedPoints(row.basisPoints / 100)]}
                    tone={isChosen ? "notice" : "quiet"}
                  />
                  <Label
                    at={[1, tip(row)[1]]}
                    anchor="end"
                    shift={[0, isChosen ? 7 : 5]}
                    lines={[row.basisPoints === 0 ? "the same" : signedRand(row.monthlyChange)]}
                    {...(isChosen && { tone: "place" })}
                  />
                </Fragment>
              );
            })}
          <Marker at={tip(chosen)} />
          {onMove && <UprightThumb at={tip(chosen)} />}
        </Plot>
      </div>
    </ChartFigure>
  );
}

const countFrom = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
