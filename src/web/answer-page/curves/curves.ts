import type { Inputs, SliderRange } from "#contract/input-fields.ts";
import { type Fields, sharedBy } from "../fields.ts";
import { changedInputs } from "../inputs.ts";

/** The answer whose curves its sliders have. */
export type CurvedAnswer = {
  /** What it is, in one to three words: there is no more room on a phone. */
  name: string;
  /** The same for those who do not see the fields, where it needs more words. */
  said?: string;
  /** In rand; 0 where there is none. */
  of: (inputs: Inputs) => number;
};

/** Into how many parts a slider is divided for its curve: on 36 pixels more of them make no smoother line. */
const parts = 20;

/** The answer at even distances along a slider. */
export type Curve = SliderRange & { answers: readonly number[] };

/** The answer all along each slider of the fields while the other inputs stay as they are, by the field's name. */
export function answerCurves({ of }: CurvedAnswer, fields: Fields, inputs: Inputs): Map<string, Curve> {
  const curves = Object.entries(fields).flatMap(([name, field]) => {
    const shared = sharedBy(field);
    const slider = "slider" in field ? field.slider : undefined;
    if (!shared || !slider) return [];
    const { min, max } = slider;
    const answers = Array.from({ length: parts + 1 }, (_, place) =>
      of(changedInputs(inputs, { [shared]: min + ((max - min) * place) / parts })),
    );
    return [[name, { ...slider, answers }] as const];
  });
  return new Map(curves);
}

/** The answer at a value, on the straight line between the places next to it; beyond the slider's ends there is none. */
export function answerAt({ min, max, answers }: Curve, value: number): number | undefined {
  if (!(value >= min && value <= max)) return undefined;
  const place = ((value - min) / (max - min)) * (answers.length - 1);
  const [before = 0, after = before] = answers.slice(Math.floor(place));
  return before + (after - before) * (place % 1);
}
