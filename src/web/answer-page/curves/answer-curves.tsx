import { type ReactNode, useMemo } from "react";
import { CurveDrawing } from "#web/components/curve-control/curve-control.tsx";
import {
  type CurvesOfSliders,
  curveId,
  SliderCurves,
  type SliderOfCurve,
} from "#web/components/field/slider-curve.ts";
import { rand } from "#web/format/rand.ts";
import type { Answer } from "../described.ts";
import type { Fields } from "../fields.ts";
import { answerCurves, type Curve, type CurveSource, curveSource, type Settled } from "./curves.ts";

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

type Drawn = { curves: ReadonlyMap<string, Curve>; top: number; bottom: number };

/** All curves of an answer have one scale, so they are worked out together, for the first of them that is drawn. */
const drawn = new WeakMap<CurveSource, Drawn>();

function drawnFrom(source: CurveSource): Drawn {
  const found = drawn.get(source);
  if (found) return found;
  const curves = answerCurves(source);
  const answers = [...curves.values()].flatMap((curve) => curve.answers);
  // From 0, or a rate that hardly matters would look as steep as a price.
  const made = { curves, top: Math.max(0, ...answers), bottom: Math.min(0, ...answers) };
  drawn.set(source, made);
  return made;
}

/** The curve of the answer along a field, with the thumb at the present value. */
function SliderCurveChart({ source, name, ...slider }: SliderOfCurve & { source: CurveSource }) {
  const { curves, top, bottom } = drawnFrom(source);
  const curve = curves.get(name);
  if (!curve) return null;
  const { answers, ...range } = curve;
  const { name: answerName, said = answerName, words = rand } = source;
  return (
    <CurveDrawing
      {...range}
      {...slider}
      {...{ top, bottom, said }}
      points={answers}
      answer={words}
      describedBy={curveId(name)}
    />
  );
}
