import { type ReactNode, useMemo } from "react";
import type { Inputs } from "#contract/input-fields.ts";
import { type DrawCurve, SliderCurve } from "#web/components/field/slider-curve.ts";
import { picture } from "#web/components/picture/picture.tsx";
import type { Fields } from "../fields.ts";
import type { CurvedAnswer } from "./curves.ts";

const SliderCurveChart = picture(async () => (await import("./slider-curve-chart.tsx")).SliderCurveChart);

type AnswerCurvesProps = {
  /** The answer to draw, by the inputs. */
  curve: (inputs: Inputs) => CurvedAnswer;
  fields: Fields;
  /** Those for which typing has paused. */
  inputs: Inputs;
  children: ReactNode;
};

/** Gives sliders the curve of their answer: it follows when typing pauses, the point on it at once. */
export function AnswerCurves({ curve, fields, inputs, children }: AnswerCurvesProps) {
  const draw = useMemo<DrawCurve>(() => {
    const source = { answer: curve(inputs), fields, inputs };
    return (slider) => <SliderCurveChart source={source} {...slider} />;
  }, [curve, fields, inputs]);
  return <SliderCurve value={draw}>{children}</SliderCurve>;
}
