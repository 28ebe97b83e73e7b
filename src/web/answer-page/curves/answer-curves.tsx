import { type ReactNode, useMemo } from "react";
import { type CurvesOfSliders, SliderCurves } from "#web/components/field/slider-curve.ts";
import { picture } from "#web/components/picture/picture.tsx";
import type { Shown } from "../described.ts";
import type { Fields, Values } from "../fields.ts";
import type { Numbers } from "../numbers.ts";
import { type CurveSource, curvedFields } from "./curves.ts";

const SliderCurveChart = picture(async () => (await import("./slider-curve-chart.tsx")).SliderCurveChart);

type AnswerCurvesProps<All extends Fields, R> = Pick<CurveSource<All, R>, "answer"> & {
  /** The answer for which typing has paused, and the numbers that it was worked out from. */
  settled: Shown<Values<All>, R> & Pick<Numbers, "entered">;
  children: ReactNode;
};

/** Makes sliders of the curves of their answer: they follow when typing pauses, the thumb on them at once. */
export function AnswerCurves<All extends Fields, R>(props: AnswerCurvesProps<All, R>) {
  const { answer, settled, children } = props;
  const curves = useMemo<CurvesOfSliders | undefined>(() => {
    const { context, entered } = settled;
    const curved = answer.curve?.(settled);
    if (!curved) return undefined;
    const numbers = { inputs: context.inputs, entered };
    const source = { answer, curved, numbers, page: context } as unknown as CurveSource;
    return {
      names: new Set(curvedFields(answer as never).map(([name]) => name)),
      draw: (slider) => <SliderCurveChart source={source} {...slider} />,
    };
  }, [answer, settled]);
  return <SliderCurves value={curves}>{children}</SliderCurves>;
}
