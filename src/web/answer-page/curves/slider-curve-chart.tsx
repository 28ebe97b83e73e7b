import type { Inputs } from "#contract/input-fields.ts";
import { type LinearScale, linearScale } from "#web/components/chart/linear-scale.ts";
import { Sketch, sketchHeight } from "#web/components/chart/sketch.tsx";
import { curveId } from "#web/components/field/slider-curve.ts";
import { rand } from "#web/format/rand.ts";
import type { Fields } from "../fields.ts";
import { answerAt, answerCurves, type Curve, type CurvedAnswer } from "./curves.ts";
import styles from "./slider-curve-chart.module.css";

/** What the curves of an answer are worked out from: the same object as long as they stay the same. */
export type CurveSource = { answer: CurvedAnswer; fields: Fields; inputs: Inputs };

type SliderCurveChartProps = {
  source: CurveSource;
  name: string;
  value: number;
  words: (value: number) => string;
};

type Drawn = { answer: CurvedAnswer; curves: ReadonlyMap<string, Curve>; down: LinearScale };

/** All curves of an answer have one scale, so they are worked out together, for the first of them that is drawn. */
const drawn = new WeakMap<CurveSource, Drawn>();

function drawnFrom(source: CurveSource): Drawn {
  const found = drawn.get(source);
  if (found) return found;
  const { answer } = source;
  const curves = answerCurves(answer, source.fields, source.inputs);
  const answers = [...curves.values()].flatMap((curve) => curve.answers);
  // Above it is the field, whose rim the line must not touch; below, no half of the line is outside.
  const down = linearScale([Math.min(...answers), Math.max(...answers)], [sketchHeight - 1, 7]);
  const made = { answer, curves, down };
  drawn.set(source, made);
  return made;
}

/** The curve of the answer along a slider, where there is one, and the point of the present value; the first slider also names it. */
export function SliderCurveChart({ source, name, value, words }: SliderCurveChartProps) {
  const { answer, curves, down } = drawnFrom(source);
  const curve = curves.get(name);
  if (!curve) return null;
  const { min, max, answers } = curve;
  const now = answerAt(curve, value);
  return (
    <>
      {[...curves.keys()][0] === name && (
        <span className={styles.name} aria-hidden="true">
          {`— ${answer.name}`}
        </span>
      )}
      {answers.some((one) => one > 0) && (
        <Sketch
          points={answers.map((one, place) => [place / (answers.length - 1), down(one)])}
          at={now === undefined ? undefined : [(value - min) / (max - min), down(now)]}
        />
      )}
      <span className="visually-hidden" id={curveId(name)}>
        {`${answer.said ?? answer.name}: ${rand(answers[0] ?? 0)} at ${words(min)}, ${rand(answers.at(-1) ?? 0)} at ${words(max)}.`}
      </span>
    </>
  );
}
