import type { ReactNode } from "react";
import type { SliderRange } from "#contract/input-fields.ts";
import { CurveDrawing } from "#web/components/curve-control/curve-control.tsx";
import { CurveSlider } from "#web/components/curve-control/curve-slider.tsx";
import { curveId, SliderCurves } from "#web/components/field/slider-curve.ts";
import { rand } from "#web/format/rand.ts";
import { NumbersContext, type NumbersOfAnswer } from "./numbers-context.ts";

type PriceOnCurveProps = {
  numbers: NumbersOfAnswer;
  /** The prices that the curve goes along. */
  range: SliderRange;
  /** The instalments at even distances along it, in rand a month. */
  points: readonly number[];
  /** With the field of the purchase price in it. */
  children: ReactNode;
};

/** What is said of a price beyond the curve, at whose end the thumb then stays. */
export const offCurve = (price: number, { min, max }: SliderRange): string | undefined =>
  price < min || price > max ? "price is off the curve." : undefined;

/** Around a small answer whose price is typed, or dragged along what the bond costs a month. */
export function PriceOnCurve({ numbers, range, points, children }: PriceOnCurveProps) {
  return (
    <NumbersContext value={numbers}>
      <SliderCurves
        value={{
          ranges: { purchasePrice: range },
          draw: (slider) => (
            <CurveSlider {...slider}>
              <CurveDrawing
                {...range}
                {...slider}
                points={points}
                answer={(payment) => `${rand(payment)} a month`}
                describedBy={curveId(slider.name)}
              />
            </CurveSlider>
          ),
        }}
      >
        {children}
      </SliderCurves>
    </NumbersContext>
  );
}
