import { CurveThumb, curveHeight, curveTop } from "#web/components/chart/curve-thumb.tsx";
import { type LinearScale, linearScale } from "#web/components/chart/linear-scale.ts";
import { curveId } from "#web/components/field/slider-curve.ts";
import { rand } from "#web/format/rand.ts";
import { answerAt, answerCurves, type Curve, type CurveSource } from "./curves.ts";
import styles from "./slider-curve-chart.module.css";

type SliderCurveChartProps = {
  source: CurveSource;
  name: string;
  value: number;
  words: (value: number) => string;
};

type Drawn = { curves: ReadonlyMap<string, Curve>; down: LinearScale };

/** All curves of an answer have one scale, so they are worked out together, for the first of them that is drawn. */
const drawn = new WeakMap<CurveSource, Drawn>();

function drawnFrom(source: CurveSource): Drawn {
  const found = drawn.get(source);
  if (found) return found;
  const curves = answerCurves(source);
  const answers = [...curves.values()].flatMap((curve) => curve.answers);
  // From 0, or a rate that hardly matters would look as steep as a price.
  const down = linearScale([Math.min(0, ...answers), Math.max(1, ...answers)], [curveHeight - 1, curveTop]);
  const made = { curves, down };
  drawn.set(source, made);
  return made;
}

/** The curve of the answer along a field, with what it is at both ends, and the thumb at the present value. */
export function SliderCurveChart({ source, name, value, words }: SliderCurveChartProps) {
  const { curves, down } = drawnFrom(source);
  const curve = curves.get(name);
  if (!curve) return null;
  const { name: answerName, said = answerName, words: answerWords = rand } = source.curved;
  const { min, max, answers } = curve;
  const now = answerAt(curve, Math.min(max, Math.max(min, value))) ?? 0;
  const [atMin, atMax] = [answers[0] ?? 0, answers.at(-1) ?? 0].map(answerWords);
  return (
    <>
      <CurveThumb
        id={`curve-${name}`}
        points={answers.map((one, place) => [place / (answers.length - 1), down(one)])}
        zero={down(0)}
        at={[(Math.min(max, Math.max(min, value)) - min) / (max - min), down(now)]}
      />
      <span className={`${styles.ends} figures`} aria-hidden="true">
        <span>{atMin}</span>
        <span>{atMax}</span>
      </span>
      <span className="visually-hidden" id={curveId(name)}>
        {`${said}: ${atMin} at ${words(min)}, ${atMax} at ${words(max)}.`}
      </span>
    </>
  );
}
