import type { SliderRange } from "#contract/input-fields.ts";
import { type PageOfAnswer, valuesOf } from "../answer-values.ts";
import type { Answer, AnswerContext, CurvedAnswer } from "../described.ts";
import { type Field, type Fields, sharedBy, type Values } from "../fields.ts";
import { changedInputs } from "../inputs.ts";
import type { Numbers } from "../numbers.ts";

/** Into how many parts a field is divided for its curve: more of them make no smoother line on a phone. */
const parts = 20;

/** The answer at even distances along a slider. */
export type Curve = SliderRange & { answers: readonly number[] };

/** What the curves of an answer are worked out from: the same object as long as they stay the same. */
export type CurveSource<All extends Fields = Fields, R = unknown> = {
  answer: Answer<All, R>;
  curved: CurvedAnswer<Values<All>>;
  numbers: Pick<Numbers, "inputs" | "entered">;
  page: PageOfAnswer & Pick<AnswerContext, "convention">;
};

/** The fields in sight that have a slider, by their names. */
export function curvedFields({
  asks,
}: Pick<Answer<Fields, unknown>, "asks">): [string, Field, SliderRange][] {
  return Object.entries(asks.main).flatMap(([name, field]) =>
    "slider" in field && field.slider ? [[name, field as Field, field.slider as SliderRange]] : [],
  );
}

/** The answer all along each slider while the other numbers stay as they are, by the field's name. */
export function answerCurves(source: CurveSource): Map<string, Curve> {
  const curves = curvedFields(source.answer).map(([name, field, slider]) => {
    const { min, max } = slider;
    const answers = Array.from({ length: parts + 1 }, (_, place) =>
      answerWith(source, name, field, min + ((max - min) * place) / parts),
    );
    return [name, { ...slider, answers }] as const;
  });
  return new Map(curves);
}

/** The answer if this field held that value. */
function answerWith(
  { answer, curved, numbers, page }: CurveSource,
  name: string,
  field: Field,
  value: number,
) {
  const shared = sharedBy(field);
  const inputs = shared ? changedInputs(numbers.inputs, { [shared]: value }) : numbers.inputs;
  const entered = shared ? numbers.entered : { ...numbers.entered, [name]: value };
  const context = { ...page, inputs };
  return curved.of(valuesOf(answer, { inputs, entered }, context).values, context);
}

/** The answer at a value, on the straight line between the places next to it; beyond the slider's ends there is none. */
export function answerAt({ min, max, answers }: Curve, value: number): number | undefined {
  if (!(value >= min && value <= max)) return undefined;
  const place = ((value - min) / (max - min)) * (answers.length - 1);
  const [before = 0, after = before] = answers.slice(Math.floor(place));
  return before + (after - before) * (place % 1);
}
