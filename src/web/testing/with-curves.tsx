import type { ReactNode } from "react";
import type { SliderRange } from "#contract/input-fields.ts";
import { CurveSlider } from "#web/components/curve-control/curve-slider.tsx";
import { SliderCurves } from "#web/components/field/slider-curve.ts";

/** A page that draws curves along these fields: their sliders alone. */
export function WithCurves({
  ranges,
  children,
}: {
  ranges: Readonly<Record<string, SliderRange>>;
  children: ReactNode;
}) {
  return (
    <SliderCurves value={{ ranges, draw: (slider) => <CurveSlider {...slider} /> }}>{children}</SliderCurves>
  );
}
