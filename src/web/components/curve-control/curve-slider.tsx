import { memo, type PointerEvent, type ReactNode, type Ref } from "react";
import { figureMark } from "#web/components/field/figure-mark.ts";
import { curveId, type SliderOfCurve } from "#web/components/field/slider-curve.ts";
import { typeInField } from "#web/components/field/type-in-field.ts";
import shared from "#web/components/slider/slider.module.css";
import styles from "./curve-slider.module.css";

/** Around a slider and what is drawn along it. */
export const controlClass = styles.control!;

/** Of a slider whose thumb is that of a curve. */
export const rangeClass = `${shared.slider} ${styles.range}`;

/** Of the site's mark on a thumb. */
export const markClass = styles.mark!;

/** How wide the thumb is, in pixels. */
export const thumb = 28;

export const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

export type CurveRangeProps = {
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
  /** How a value is said. */
  words: (value: number) => string;
  /** The id of the sentence that says what the curve shows. */
  describedBy: string;
};

/** The invisible slider that lies over a curve. Memoised: a new curve draws the curve alone. */
export const CurveRange = memo(function CurveRange(props: CurveRangeProps) {
  const { label, name, value, onChange, words, describedBy, ...range } = props;
  const { min, max, step } = range;

  // Safari on a phone, the only browser with this property, moves a slider by its thumb alone: here it does from everywhere.
  function byFinger({ pointerType, currentTarget, clientX }: PointerEvent<HTMLInputElement>) {
    if (pointerType !== "touch" || !CSS.supports("-webkit-touch-callout", "none")) return;
    // The middle of the thumb is half a thumb inside at both ends.
    const { left, width } = currentTarget.getBoundingClientRect();
    const along = within((clientX - left - thumb / 2) / (width - thumb), 0, 1);
    onChange(Number((min + Math.round((along * (max - min)) / step) * step).toFixed(2)));
  }

  return (
    <input
      {...range}
      type="range"
      className={rangeClass}
      name={name}
      {...figureMark(name)}
      autoComplete="off"
      aria-label={label}
      aria-valuetext={words(value)}
      aria-describedby={describedBy}
      value={within(value, min, max)}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      onKeyDown={typeInField}
      onPointerMove={byFinger}
      onPointerUp={byFinger}
    />
  );
});

/** What is drawn where the slider's value is. It shows that it can be moved, unless it has a mark of its own. */
export function CurveThumb({ x, y, children }: { x: string; y: string | number; children?: ReactNode }) {
  return (
    <svg className={`${shared.thumb} ${styles.thumb}`} x={x} y={y} aria-hidden="true">
      <circle className={styles.ring} r="15" />
      <circle r="14" />
      {children ?? <path d="M-4-4l-4 4 4 4M4-4l4 4-4 4" />}
    </svg>
  );
}

type CurveSliderProps = Omit<SliderOfCurve, "format" | "range"> & {
  range: Omit<SliderOfCurve["range"], "ticks">;
  ref?: Ref<HTMLInputElement>;
  children?: ReactNode;
};

/** The slider of a field over what is drawn along it. */
export function CurveSlider({ label, range, ref, children, ...slider }: CurveSliderProps) {
  const { name, value, onChange, words } = slider;
  const { min, max, step } = range;
  return (
    <div className={styles.control}>
      <CurveRange
        {...{ name, value, onChange, words, min, max, step }}
        label={`${label}, slider`}
        {...(ref !== undefined && { ref })}
        describedBy={curveId(name)}
      />
      {children}
    </div>
  );
}
