import { useContext } from "react";
import { rootBetween } from "#calculations/bisection/bisection.ts";
import type { Figures } from "#calculations/figures/figures.ts";
import { primeRateNow } from "#calculations/figures/newer-figures.ts";
import { inputFields } from "#contract/input-fields.ts";
import { MoveDoor } from "#web/answer-page/moved-door.ts";
import { Area } from "#web/components/chart/area.tsx";
import { ChartFigure, DrawingAlone } from "#web/components/chart/chart-figure.tsx";
import { Label } from "#web/components/chart/label.tsx";
import { Line } from "#web/components/chart/line.tsx";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { Marker } from "#web/components/chart/marker.tsx";
import { Plot, plotHeights } from "#web/components/chart/plot.tsx";
import { level, type Point } from "#web/components/chart/point.ts";
import { UprightSlider, UprightThumb } from "#web/components/chart/upright-slider.tsx";
import { ratePercent } from "#web/format/percent.ts";
import { rand, shortRand } from "#web/format/rand.ts";
import { primeLine, primeMonthsWhere, primeYears } from "../prime-history.ts";
import styles from "./history-chart.module.css";
import type { SensitivityAnswer } from "./inputs-sensitivity.ts";
import { SensitivityChart } from "./sensitivity-chart.tsx";

/** Where now is, and the thumb beside it, as shares of the width: the style sheet says the same. */
const [nowAt, thumbAt] = [0.86, 0.94];

const { min, max, step } = inputFields.rateChange.slider;
/** A change so far from none has its words towards the middle, in points. */
const most = 4;

/** The year of a day (YYYY-MM-DD), with its part of it. */
const yearOf = (day: string) =>
  Number(day.slice(0, 4)) + (Number(day.slice(5, 7)) - 1) / 12 + Number(day.slice(8)) / 365;

type HistoryChartProps = {
  answer: SensitivityAnswer;
  /** The instalment after a change of the rate. */
  paymentAt: (change: number) => number;
  figures: Figures;
  today: string;
};

/**
 * The loan of today at the prime rates of twenty years, as a line of its instalments; the level of the changed rate is drawn up or
 * down through them, and what reaches beyond it is filled. A letter has the whole range of rates instead.
 */
export function HistoryChart({ answer, ...props }: HistoryChartProps) {
  if (useContext(DrawingAlone)) return <SensitivityChart {...answer} />;
  return (
    <ChartFigure title="Your instalment at the prime rates of the past">
      <HistoryDrawing answer={answer} {...props} />
      <figcaption className={styles.said}>
        Your loan at each prime rate.{" "}
        <HowOften change={answer.changed.rateChange} figures={props.figures} today={props.today} />
      </figcaption>
    </ChartFigure>
  );
}

function HistoryDrawing({ answer: { changed }, paymentAt, figures, today }: HistoryChartProps) {
  const onMove = useContext(MoveDoor);
  const { rate: prime } = primeRateNow(figures);
  const now = yearOf(today);
  const x = linearScale([now - primeYears, now], [0, nowAt]);
  // By the rate, as the slider goes; beside it are the instalments.
  const y = linearScale([min, max], [plotHeights.tall, 0]);
  const downAt = (change: number) => y(Math.min(max, Math.max(min, change)));
  const amounts = linearScale([paymentAt(min), paymentAt(max)], [0, 0], { tickCount: 4 }).ticks;
  const changeFor = (amount: number) =>
    rootBetween((change) => paymentAt(change) - amount, { low: min, high: max }, step / 10) ?? max;
  const beside = Object.assign((amount: number) => y(changeFor(amount)), { ticks: amounts });
  const past = primeLine(figures, today).map(
    ({ date, rate }): Point => [Math.max(0, x(yearOf(date))), downAt(rate - prime)],
  );
  const line: Point[] = [...past, [nowAt, y(0)]];
  const change = changed.rateChange;
  const rises = change >= 0;
  // Away from the line, and inside the picture.
  const isOver = rises ? change <= most : change < -most;
  const at: Point = [thumbAt, downAt(change)];
  const beyond = line.map(([across, down]): Point => [across, (rises ? Math.min : Math.max)(down, at[1])]);
  const flat = line.map(([across]): Point => [across, at[1]]);
  return (
    <div className={styles.plot}>
      {onMove && (
        <div className={styles.column}>
          <UprightSlider
            isDoor
            label="The rate changes by"
            words={`${ratePercent(changed.rate)}: ${rand(changed.monthlyPayment)} a month`}
            value={Math.round((change - min) / step)}
            most={(max - min) / step}
            step={1}
            onMove={(place) => onMove(min + place * step)}
          />
        </div>
      )}
      <Plot
        label={`Your instalment at the prime rates of the last ${primeYears} years`}
        x={{ scale: x, ticks: x.ticks.filter(Number.isInteger), format: String }}
        y={{ scale: beside, format: shortRand }}
      >
        <Area
          id="beyond"
          step
          {...(rises ? { top: beyond, bottom: flat } : { top: flat, bottom: beyond })}
          fill={rises ? "sand" : "wash"}
        />
        <Line points={line} step />
        <Line points={level(0, thumbAt, at[1])} notice />
        {/* Nearer the thumb is on it. */}
        {Math.abs(change) > 0.7 && <Label at={[nowAt, y(0)]} shift={[10, 5]} lines={["now"]} tone="quiet" />}
        <Label
          at={[1, at[1]]}
          anchor="end"
          shift={[0, isOver ? -22 : 38]}
          lines={[rand(changed.monthlyPayment)]}
          tone="place"
        />
        <Marker at={[nowAt, y(0)]} />
        {onMove ? <UprightThumb at={at} /> : <Marker at={at} />}
      </Plot>
    </div>
  );
}

type HowOftenProps = { change: number; figures: Figures; today: string };

/** "Prime was at 11.75% or higher for 33 of the last 240 months." */
function HowOften({ change, figures, today }: HowOftenProps) {
  const { rate: now } = primeRateNow(figures);
  // A rate that was typed may have more digits than prime has.
  const rate = Number((now + change).toFixed(3));
  const counts = (then: number) => (change < 0 ? then <= rate : change > 0 ? then >= rate : then > rate);
  const often = primeMonthsWhere(figures, today, counts);
  const place =
    change === 0 ? "higher than now" : `at ${ratePercent(rate)} or ${change < 0 ? "lower" : "higher"}`;
  return often === 0 ? (
    <>
      Prime was <strong>never {place}</strong> in the last {primeYears} years.
    </>
  ) : (
    <>
      Prime was {place} for{" "}
      <strong>
        {often} of the last {12 * primeYears} months
      </strong>
      .
    </>
  );
}
