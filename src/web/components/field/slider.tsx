import { useContext } from "react";
import { CurveRange, curveControlClass } from "#web/components/curve-control/curve-control.tsx";
import { curveId, SliderCurves } from "./slider-curve.ts";

type SliderProps = {
  /** The field's own name: both set the same value. */
  name: string;
  label: string;
  /** Without one the thumb is at the start. */
  value: number | undefined;
  onChange: (value: number) => void;
  /** How a mark under the curve is written. */
  format: (value: number, last?: boolean) => string;
  /** The value for screen readers, if it differs from the marks. */
  words?: (value: number) => string;
};

/** A quick way to set a value where the page draws its answer along the field: the curve is the slider. The field is exact. */
export function Slider({ format, words = format, ...props }: SliderProps) {
  const { name, label } = props;
  const curves = useContext(SliderCurves);
  const drawn = curves?.ranges[name];
  if (!drawn) return null;
  const { ticks: _, ...range } = drawn;
  const { value = range.min } = props;
  return (
    <div className={curveControlClass}>
      <CurveRange
        {...props}
        {...range}
        value={value}
        label={`${label}, slider`}
        words={words}
        describedBy={curveId(name)}
      />
      {curves.draw({ name, value, format, words })}
    </div>
  );
}
