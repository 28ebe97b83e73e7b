import { type ReactNode, useMemo, useRef } from "react";
import type { SliderRange } from "#contract/input-fields.ts";
import { CurveDrawing, type PlacedMark } from "#web/components/curve-control/curve-control.tsx";
import { CurveSlider } from "#web/components/curve-control/curve-slider.tsx";
import {
  type CurvesOfSliders,
  curveId,
  SliderCurves,
  type SliderOfCurve,
} from "#web/components/field/slider-curve.ts";
import { rand, randBetween, roundRand } from "#web/format/rand.ts";
import { valuesOf } from "./answer-values.ts";
import { type Ranges, rangesByPrice, rangesCloseTo, rangesWith, thumbInUse } from "./curve-range.ts";
import type { Answer, CurvedAnswer, ShownWithEntered } from "./described.ts";
import { type Fields, placeOnSlider, type Values, valueOnSlider } from "./fields.ts";
import { useLastAnswer } from "./last-answer.ts";
import { withEntered } from "./numbers.ts";
import { stepAlong, stepText } from "./step-along.ts";

/**
 * Into how many parts a field is divided for its curve, where the answer says nothing else: more of them make no smoother line on
 * a phone. What is counted is divided at its own steps, up to twice as many: there is nothing between two years.
 */
const usualParts = 20;

/** The same where the answer has corners: a cut of half a part is narrower than the line. */
const corneredParts = 80;

/** The answer at even distances along a slider, and that to the kept numbers at the same places. */
export type Curve = SliderRange & {
  answers: readonly number[];
  kept?: readonly number[];
  marks?: readonly PlacedMark[];
};

/** An answer for which typing has paused, what of its own was entered, and the kept one. */
export type Settled<All extends Fields, R> = ShownWithEntered<Values<All>, R> & {
  kept?: ShownWithEntered<Values<All>, R> | undefined;
};

/** The answer if this field held that value. */
type AnswerWith = (name: string, value: number) => number;

/** What the curves of an answer are worked out from: the same object as long as they stay the same. */
export type CurveSource = Omit<CurvedAnswer<never, never>, "of"> & {
  /** From where to where the curves go: also to the values of the fields and to where the answer tips. */
  ranges: Ranges;
  /** Where the numbers are on a slider. */
  placeOf: (name: string) => number;
  fields: Fields;
  answerWith: AnswerWith;
  /** Where the kept numbers are on a slider; where the curve is the page's picture the answer with them. */
  kept?: { placeOf: (name: string) => number; answerWith?: AnswerWith | undefined } | undefined;
};

/** What the curves of an answer are worked out from, or nothing where it has none. Ranges that are `held` stay as they are. */
export function curveSource<All extends Fields, R>(
  answer: Answer<All, R>,
  settled: Settled<All, R>,
  held: Ranges = {},
): CurveSource | undefined {
  const curve = answer.curve?.(settled);
  if (!curve) return undefined;
  const { of, ...words } = curve;
  const { fields, curved } = answer;
  const values = { ...settled.values, ...answer.example?.(settled.context) };
  const from = rangesBetween(rangesByPrice(rangesCloseTo(curved, values), fields, values), words.ends);
  const ranges = rangesWith(rangesWith({ ...from, ...held }, fields, values), fields, tipping(words.tips));
  const isPicture = (words.sides ?? words.over) !== undefined;
  const kept = settled.kept?.answered ? settled.kept : undefined;
  return {
    ...words,
    ranges,
    placeOf: (name) => placeOnSlider(fields[name], values[name]!),
    fields,
    answerWith: answersOf(answer, curve, settled),
    kept: kept && {
      placeOf: (name) => placeOnSlider(fields[name], kept.values[name]!),
      answerWith: isPicture ? answersOf(answer, answer.curve!(kept), kept) : undefined,
    },
  };
}

/** The answers along the fields while the other numbers stay as they are. */
function answersOf<All extends Fields, R>(
  answer: Answer<All, R>,
  { of }: CurvedAnswer<Values<All>, R>,
  { entered, context: before }: Settled<All, R>,
): AnswerWith {
  const { fields } = answer;
  const held = { inputs: before.inputs, entered };
  return (name, value) => {
    const numbers = withEntered(held, { [name]: valueOnSlider(fields[name], value) }, fields);
    const context = { ...before, inputs: numbers.inputs };
    const { values: withIt } = valuesOf(answer, numbers, context);
    return of(() => answer.calculate(withIt, context), withIt, context, name);
  };
}

/** The ranges, from where to where these fields' curves go. */
const rangesBetween = (ranges: Ranges, ends: CurvedAnswer<never, never>["ends"] = {}): Ranges =>
  Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, { ...range, ...ends[name] }]));

/** The values at which an answer tips, by the field. */
const tipping = (tips: CurvedAnswer<never, never>["tips"] = {}) =>
  Object.fromEntries(Object.entries(tips).flatMap(([name, tip]) => (tip ? [[name, tip.value]] : [])));

/** The answer all along each slider while the other numbers stay as they are, by the field's name. */
export function answerCurves({
  ranges,
  parts: partsOf,
  stairs,
  cornered,
  marks,
  fields,
  answerWith,
  kept,
}: CurveSource): Map<string, Curve> {
  const curves = Object.entries(ranges).map(([name, range]) => {
    const { min, max, step } = range;
    const steps = (max - min) / step;
    const usual = cornered ? corneredParts : usualParts;
    const bySteps = stairs?.includes(name) || (fields[name]?.kind === "count" && steps <= 2 * usualParts);
    const parts = partsOf?.[name] ?? (bySteps ? Math.round(steps) : usual);
    const answersBy = (by: AnswerWith) =>
      Array.from({ length: parts + 1 }, (_, place) => by(name, min + ((max - min) * place) / parts));
    return [
      name,
      {
        ...range,
        answers: answersBy(answerWith),
        ...(kept?.answerWith && { kept: answersBy(kept.answerWith) }),
        ...(marks?.[name] && {
          marks: marks[name].map((mark) => ({
            ...mark,
            at: (mark.value - min) / (max - min),
            answer: answerWith(name, mark.value),
          })),
        }),
      },
    ] as const;
  });
  return new Map(curves);
}

/** What a round step along each field changes, in words, where it changes something: "+R100 000: R982 more a month". */
export function stepsOf({
  ranges,
  changed,
  fields,
  placeOf,
  answerWith,
}: CurveSource): Record<string, string> {
  if (!changed) return {};
  const steps = Object.entries(ranges).flatMap(([name, range]) => {
    const value = placeOf(name);
    const step = stepAlong(range, value);
    const change = randBetween(answerWith(name, value), answerWith(name, value + step));
    const words = change === 0 ? undefined : changed(change, name);
    return words === undefined ? [] : [[name, `${stepText(fields[name]!, step)}: ${words}`]];
  });
  return Object.fromEntries(steps);
}

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
  const held = useRef<Ranges>({});
  const last = useLastAnswer(settled);
  const curves = useMemo<CurvesOfSliders | undefined>(() => {
    const { name = "" } = thumbInUse() ?? {};
    const range = held.current[name];
    const source = curveSource(answer, last, range && { [name]: range });
    if (!source) return undefined;
    held.current = source.ranges;
    return {
      ranges: source.ranges,
      steps: settled === last && settled.usable ? stepsOf(source) : {},
      draw: (slider) => (
        <CurveSlider {...slider}>
          <SliderCurveChart source={source} {...slider} />
        </CurveSlider>
      ),
    };
  }, [answer, settled, last]);
  return <SliderCurves value={curves}>{children}</SliderCurves>;
}

/** Room for words over a curve from its lowest value, which has more of it outside, and under it, as a share of its height. */
const [roomOver, roomUnder] = [0.03, 0.18];

type Drawn = { curves: ReadonlyMap<string, Curve>; together: readonly number[] };

/** The curves of an answer are worked out together, for the first of them that is drawn. */
const drawn = new WeakMap<CurveSource, Drawn>();

function drawnFrom(source: CurveSource): Drawn {
  const found = drawn.get(source);
  if (found) return found;
  const curves = answerCurves(source);
  const together = [...curves].filter(([name]) => !source.parts?.[name]);
  const made = { curves, together: together.flatMap(([, curve]) => curve.answers) };
  drawn.set(source, made);
  return made;
}

/** The curve of the answer along a field, with the thumb at the present value. */
function SliderCurveChart({
  source,
  name,
  value,
  format,
  words: spoken,
}: SliderOfCurve & { source: CurveSource }) {
  const { curves, together } = drawnFrom(source);
  const curve = curves.get(name);
  if (!curve) return null;
  const { answers, kept, marks, ...range } = curve;
  const { name: answerName, words = rand, short = roundRand, costsAbove, fromLowest } = source;
  // One scale from 0 for curves that are side by side, or a rate that hardly matters would look as steep as a price.
  const alone = source.sides || source.over || source.parts?.[name];
  const lines = source.over?.lines.flatMap(({ points }) =>
    points.flatMap(([at, answer]) => (at < range.min || at > range.max ? [] : [answer])),
  );
  const scale = alone ? [...answers, ...(kept ?? []), ...(lines ?? [])] : together;
  const [highest, lowest] = fromLowest
    ? [Math.max(...scale), Math.min(...scale)]
    : [Math.max(0, ...scale), Math.min(0, ...scale)];
  const room = fromLowest ? Math.max(1, highest - lowest) : 0;
  const [top, bottom] = [highest + roomOver * room, lowest - roomUnder * room];
  const said = source.said ?? answerName;
  const keptValue = source.kept?.placeOf(name);
  const isOther = kept && (keptValue !== value || kept.some((answer, place) => answer !== answers[place]));
  const picture = {
    tips: source.tips?.[name],
    kept: isOther ? { answers: kept, value: keptValue ?? value } : undefined,
    marks,
  };
  const sides = source.sides && { ...source.sides, ...picture };
  const over = source.over && { ...source.over, ...picture };
  return (
    <CurveDrawing
      {...range}
      {...{ value, format }}
      words={spoken}
      showsValue
      {...{ top, bottom, said, costsAbove, sides, over, fromLowest }}
      extremes={source.parts?.[name] !== undefined}
      kept={keptValue}
      points={answers}
      answer={words}
      short={short}
      describedBy={curveId(name)}
    />
  );
}
