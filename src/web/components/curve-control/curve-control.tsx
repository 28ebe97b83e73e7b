import { memo, type PointerEvent, type Ref } from "react";
import { percentAcross } from "#web/components/chart/point.ts";
import { figureMark } from "#web/components/field/figure-mark.ts";
import styles from "./curve-control.module.css";

type CurveControlProps = {
  /** What is set, for those who do not see the words beside the curve. */
  label: string;
  name: string;
  id?: string;
  ref?: Ref<HTMLInputElement>;
  min: number;
  max: number;
  step: number;
  /** May be beyond the ends: the thumb is then at the end, and the value is said as it is. */
  value: number;
  onChange: (value: number) => void;
  /** The answer at equal steps from `min` to `max`, none below 0: the same array as long as they stay the same. */
  points: readonly number[];
  /** The answer at the top of the drawing, where several curves share one scale. */
  top?: number;
  /** The values that are written under the curve, in order. */
  ticks: readonly number[];
  /** How a value is written under the curve. */
  format: (value: number) => string;
  /** How a value is said. */
  words?: (value: number) => string;
  /** How the answers at the two ends are written. */
  answer: (answer: number) => string;
};

/**
 * The curve of an answer, from zero, with the thumb on it: a picture that is its own slider. An invisible slider of the
 * browser lies over the whole of it, so that it works by finger, mouse, keys and speech.
 */
export function CurveControl(props: CurveControlProps) {
  const { label, name, value, onChange, points, ticks, format, words = format, answer, ...rest } = props;
  const { top = Math.max(...points), ...range } = rest;
  const { min, max, step } = range;
  const description = `${name}-ends`;
  const chosen = Math.min(max, Math.max(min, value));
  const share = (value: number) => (value - min) / (max - min);
  const across = percentAcross(share(chosen));
  const down = percentAcross(downAt(heightAt(points, share(chosen)), top));
  const ends = [points[0] ?? 0, points.at(-1) ?? 0].map(answer);

  // Safari on a phone, the only browser with this property, moves a slider by its thumb alone: here it does from everywhere.
  function byFinger({ pointerType, currentTarget, clientX }: PointerEvent<HTMLInputElement>) {
    if (pointerType !== "touch" || !CSS.supports("-webkit-touch-callout", "none")) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const along = Math.min(1, Math.max(0, (clientX - left - thumb / 2) / (width - thumb)));
    onChange(Number((min + Math.round((along * (max - min)) / step) * step).toFixed(2)));
  }

  return (
    <div className={styles.control}>
      <input
        {...range}
        type="range"
        className={styles.range}
        name={name}
        {...figureMark(name)}
        autoComplete="off"
        aria-label={label}
        aria-valuetext={words(value)}
        aria-describedby={description}
        value={chosen}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        onPointerMove={byFinger}
        onPointerUp={byFinger}
      />
      <span className="visually-hidden" id={description}>
        {`${ends[0]} at ${words(min)}, ${ends[1]} at ${words(max)}.`}
      </span>
      <svg className={styles.drawing} aria-hidden="true">
        <Curve points={points} top={top} />
        <line className={styles.base} x2="100%" y1="100%" y2="100%" />
        <text className={styles.end} x="0">
          {ends[0]}
        </text>
        <text className={styles.end} x="100%" textAnchor="end">
          {ends[1]}
        </text>
        {ticks.map((tick, index) => (
          <text
            key={tick}
            className={index % 2 === 1 ? styles.spare : undefined}
            x={percentAcross(share(tick))}
            y="100%"
            dy="1.5em"
            textAnchor={anchor(share(tick))}
          >
            {format(tick)}
          </text>
        ))}
        <line className={styles.plumb} x1={across} x2={across} y1={down} y2="100%" />
        <svg className={styles.thumb} x={across} y={down} aria-hidden="true">
          <circle className={styles.ring} r="18" />
          <circle r="14" />
          <path d="M-4-4l-4 4 4 4M4-4l4 4-4 4" />
        </svg>
      </svg>
    </div>
  );
}

/** Stretched to the drawing, with a line of even width. Memoised: while the thumb moves, it stays. */
const Curve = memo(function Curve({ points, top }: { points: readonly number[]; top: number }) {
  const steps = points.length - 1;
  const line = points.map((answer, step) => `${step},${(100 * downAt(answer, top)).toFixed(2)}`).join(" ");
  return (
    <svg
      className={styles.curve}
      viewBox={`0 0 ${steps} 100`}
      width="100%"
      height="100%"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polygon points={`0,100 ${line} ${steps},100`} />
      <polyline points={line} vectorEffect="non-scaling-stroke" />
    </svg>
  );
});

/** How far down an answer is drawn, as a share of the height. */
const downAt = (answer: number, top: number): number => (top > 0 ? 1 - answer / top : 1);

/** The answer at a share of the way, on the straight line between the points next to it. */
function heightAt(points: readonly number[], share: number): number {
  const place = share * (points.length - 1);
  const [before = 0, after = before] = points.slice(Math.floor(place));
  return before + (after - before) * (place % 1);
}

/** How wide the thumb is, in pixels. */
const thumb = 28;

/** A value at an edge stays inside the picture. */
function anchor(share: number): "start" | "middle" | "end" {
  if (share < 0.03) return "start";
  return share > 0.97 ? "end" : "middle";
}
