import { memo, useContext } from "react";
import type { SliderRange } from "#contract/input-fields.ts";
import { CurveRange, curveControlClass, isSpare } from "#web/components/curve-control/curve-control.tsx";
import { figureMark } from "./figure-mark.ts";
import styles from "./slider.module.css";
import { curveId, SliderCurves } from "./slider-curve.ts";
import { typeInField } from "./type-in-field.ts";

type SliderProps = SliderRange & {
  /** The field's own name: both set the same value. */
  name: string;
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** How a mark under the track is written. */
  format: (value: number, last?: boolean) => string;
  /** The value for screen readers, if it differs from the marks. */
  words?: (value: number) => string;
};

/**
 * A quick way to set a value; the field beside it is exact, also beyond the slider's ends. Where the page draws its answer
 * along the field, the curve is the slider.
 */
export function Slider({ ticks, format, ...props }: SliderProps) {
  const { name, label, value, words = format } = props;
  const curves = useContext(SliderCurves);
  const drawn = curves?.ranges[name];
  if (curves && drawn) {
    const { ticks: _, ...range } = drawn;
    return (
      <div className={curveControlClass}>
        <CurveRange
          {...props}
          {...range}
          label={`${label}, slider`}
          words={words}
          describedBy={curveId(name)}
        />
        {curves.draw({ name, value, format, words })}
      </div>
    );
  }
  return (
    <div className={styles.slider}>
      <Range {...props} words={words} />
      <SliderTicks ticks={ticks} format={format} />
    </div>
  );
}

type RangeProps = Omit<SliderProps, "ticks" | "format"> & { words: (value: number) => string };

/** Memoised: a new curve draws the curve alone. */
const Range = memo(function Range({ name, label, value, onChange, words, ...range }: RangeProps) {
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
      min={min}
      max={max}
      step={step}
      value={Math.min(max, Math.max(min, value))}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      onKeyDown={typeInField}
    />
  );
});

type SliderTicksProps = Pick<SliderProps, "ticks" | "format">;

/** The marks under a track, at equal distances; where there is no room, some are hidden. */
function SliderTicks({ ticks, format }: SliderTicksProps) {
  return (
    <span className={styles.ticks} aria-hidden="true">
      {ticks.map((tick, index) => (
        <span key={tick} className={isSpare(index, ticks.length) ? styles.spare : undefined}>
          <span>{format(tick, index === ticks.length - 1)}</span>
        </span>
      ))}
    </span>
  );
}
