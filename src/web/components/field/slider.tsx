import { type ReactNode, useContext } from "react";
import { SliderCurves, type SliderOfCurve } from "./slider-curve.ts";

type SliderProps = Omit<SliderOfCurve, "range" | "value" | "words"> & {
  /** Without one the thumb is at the start. */
  value: number | undefined;
  /** The value for screen readers, if it differs from the marks. */
  words?: (value: number) => string;
};

/** A quick way to set a value where the page draws its answer along the field: the curve is the slider. The field is exact. */
export function Slider({ words, ...props }: SliderProps): ReactNode {
  const curves = useContext(SliderCurves);
  const range = curves?.ranges[props.name];
  if (!range) return null;
  return curves.draw({ ...props, range, value: props.value ?? range.min, words: words ?? props.format });
}
