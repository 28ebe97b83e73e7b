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
  curved: CurvedAnswer<Values<All>, R>;
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
  const { values } = valuesOf(answer, { inputs, entered }, context);
  return curved.of(() => answer.calculate(values, context), values, context);
}
