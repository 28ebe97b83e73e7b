import type { SliderRange } from "#contract/input-fields.ts";
import { valuesOf } from "../answer-values.ts";
import type { Answer, CurvedAnswer, Shown } from "../described.ts";
import type { Fields, Values } from "../fields.ts";
import { type Numbers, withEntered } from "../numbers.ts";

/** Into how many parts a field is divided for its curve: more of them make no smoother line on a phone. */
const parts = 20;

/** The answer at even distances along a slider. */
export type Curve = SliderRange & { answers: readonly number[] };

/** An answer for which typing has paused, and what of its own was entered. */
export type Settled<All extends Fields, R> = Shown<Values<All>, R> & Pick<Numbers, "entered">;

/** What the curves of an answer are worked out from: the same object as long as they stay the same. */
export type CurveSource = Pick<Answer<Fields, unknown>, "curved"> &
  Omit<CurvedAnswer<never, never>, "of"> & {
    /** The answer if this field held that value. */
    answerWith: (name: string, value: number) => number;
  };

/** What the curves of an answer are worked out from, or nothing where it has none. */
export function curveSource<All extends Fields, R>(
  answer: Answer<All, R>,
  settled: Settled<All, R>,
): CurveSource | undefined {
  const { entered, context: before } = settled;
  const curve = answer.curve?.(settled);
  if (!curve) return undefined;
  const { of, ...words } = curve;
  const answerWith = (name: string, value: number) => {
    const numbers = withEntered({ inputs: before.inputs, entered }, { [name]: value }, answer.fields);
    const context = { ...before, inputs: numbers.inputs };
    const { values } = valuesOf(answer, numbers, context);
    return of(() => answer.calculate(values, context), values, context);
  };
  return { ...words, curved: answer.curved, answerWith };
}

/** The answer all along each slider while the other numbers stay as they are, by the field's name. */
export function answerCurves({ curved, answerWith }: CurveSource): Map<string, Curve> {
  const curves = Object.entries(curved).map(([name, slider]) => {
    const { min, max } = slider;
    const answers = Array.from({ length: parts + 1 }, (_, place) =>
      answerWith(name, min + ((max - min) * place) / parts),
    );
    return [name, { ...slider, answers }] as const;
  });
  return new Map(curves);
}
