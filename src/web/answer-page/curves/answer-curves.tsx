import { type ReactNode, useMemo } from "react";
import { type CurvesOfSliders, SliderCurves } from "#web/components/field/slider-curve.ts";
import type { Answer } from "../described.ts";
import type { Fields } from "../fields.ts";
import { curveSource, type Settled } from "./curves.ts";
import { SliderCurveChart } from "./slider-curve-chart.tsx";

type AnswerCurvesProps<All extends Fields, R> = {
  answer: Answer<All, R>;
  settled: Settled<All, R>;
  children: ReactNode;
};

/** Makes sliders of the curves of their answer: they follow when typing pauses, the thumb on them at once. */
export function AnswerCurves<All extends Fields, R>({
  answer,
  settled,
  children,
}: AnswerCurvesProps<All, R>) {
  const curves = useMemo<CurvesOfSliders | undefined>(() => {
    const source = curveSource(answer, settled);
    return (
      source && {
        names: new Set(Object.keys(source.curved)),
        draw: (slider) => <SliderCurveChart source={source} {...slider} />,
      }
    );
  }, [answer, settled]);
  return <SliderCurves value={curves}>{children}</SliderCurves>;
}
