import { type Inputs, inputFields, type SliderRange } from "#contract/input-fields.ts";
import { change, type InputsAction, inputsReducer } from "#web/inputs/inputs.ts";

type FieldName = keyof typeof inputFields;
type FieldWithSlider = {
  [Name in FieldName]: (typeof inputFields)[Name] extends { slider: SliderRange } ? Name : never;
}[FieldName];

/** A slider of a calculator; the loan amount is price and down payment in one. */
export type SliderName = FieldWithSlider | "loanAmount";

/** The answer of a tab whose curves its sliders have. */
export type CurvedAnswer = {
  /** What it is, in one to three words: there is no more room on a phone. */
  name: string;
  /** The same for those who do not see the fields, where it needs more words. */
  said?: string;
  /** In rand; 0 where there is none. */
  of: (inputs: Inputs) => number;
  sliders: readonly SliderName[];
};

/** Into how many parts a slider is divided for its curve: on 36 pixels more of them make no smoother line. */
const parts = 20;

/** The answer at even distances along a slider. */
export type Curve = SliderRange & { answers: readonly number[] };

/** The answer all along each slider while the other inputs stay as they are. */
export function answerCurves({ of, sliders }: CurvedAnswer, inputs: Inputs): Map<string, Curve> {
  return new Map(sliders.map((name) => [name, curveOf(name, of, inputs)]));
}

function curveOf(name: SliderName, of: CurvedAnswer["of"], inputs: Inputs): Curve {
  const { slider } = inputFields[name === "loanAmount" ? "purchasePrice" : name];
  const { min, max } = slider;
  const answers = Array.from({ length: parts + 1 }, (_, place) =>
    of(inputsReducer(inputs, moved(name, min + ((max - min) * place) / parts))),
  );
  return { ...slider, answers };
}

function moved(name: SliderName, value: number): InputsAction {
  return name === "loanAmount" ? { type: "loan-amount", amount: value } : change(name, value);
}

/** The answer at a value, on the straight line between the places next to it; beyond the slider's ends there is none. */
export function answerAt({ min, max, answers }: Curve, value: number): number | undefined {
  if (!(value >= min && value <= max)) return undefined;
  const place = ((value - min) / (max - min)) * (answers.length - 1);
  const [before = 0, after = before] = answers.slice(Math.floor(place));
  return before + (after - before) * (place % 1);
}
