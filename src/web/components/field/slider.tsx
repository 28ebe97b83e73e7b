import { memo, useContext } from "react";
import type { SliderRange } from "#contract/input-fields.ts";
import { figureMark } from "./figure-mark.ts";
import styles from "./slider.module.css";
import { curveId, SliderCurves } from "./slider-curve.ts";

type SliderProps = SliderRange & {
  /** The field's own name: both set the same value. */
  name: string;
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** How a mark under the track is written. */
  format: (value: number) => string;
  /** The value for screen readers, if it differs from the marks. */
  words?: (value: number) => string;
};

/**
 * A quick way to set a value; the field beside it is exact, also beyond the slider's ends. Where the page draws its answer
 * along the slider, the curve is the slider: its thumb is on the curve, and there is no track.
 */
export function Slider(props: SliderProps) {
  const { name, value, format, words = format, ticks } = props;
  const curves = useContext(SliderCurves);
  const onCurve = curves?.names.has(name) === true;
  return (
    <div className={onCurve ? `${styles.slider} ${styles.onCurve}` : styles.slider}>
      {onCurve && <div className={styles.curve}>{curves.draw({ name, value, words })}</div>}
      <Range {...props} words={words} describedBy={onCurve ? curveId(name) : undefined} />
      <SliderTicks ticks={ticks} format={format} />
    </div>
  );
}

type RangeProps = SliderProps & { words: (value: number) => string; describedBy: string | undefined };

/** Memoised: a new curve draws the curve alone. */
const Range = memo(function Range({
  name,
  label,
  value,
  onChange,
  words,
  describedBy,
  ...range
}: RangeProps) {
  const { min, max, step } = range;
  return (
    <input
      type="range"
      name={name}
      {...figureMark(name)}
      className={styles.range}
      autoComplete="off"
      aria-label={`${label}, slider`}
      aria-valuetext={words(value)}
      aria-describedby={describedBy}
      min={min}
      max={max}
      step={step}
      value={Math.min(max, Math.max(min, value))}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
    />
  );
});

type SliderTicksProps = { ticks: readonly number[]; format: (value: number) => string };

/** The marks under a track, at equal distances; where there is no room, some are hidden. */
export function SliderTicks({ ticks, format }: SliderTicksProps) {
  return (
    <span className={styles.ticks} aria-hidden="true">
      {ticks.map((tick, index) => (
        <span key={tick} className={isSpare(index, ticks.length) ? styles.spare : undefined}>
          <span>{format(tick)}</span>
        </span>
      ))}
    </span>
  );
}

/** The marks that may be hidden: every other one; if their number is even, all but the two ends. */
const isSpare = (index: number, count: number): boolean =>
  count % 2 === 1 ? index % 2 === 1 : index > 0 && index < count - 1;
