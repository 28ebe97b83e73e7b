import styles from "./small-curve.module.css";

/** An answer at even distances along a field, where the field's value is, as a share of the width, and the lowest answer that is drawn. */
export type SmallCurve = { answers: readonly number[]; at: number; bottom: number };

const [width, height] = [96, 36];

/** The curve of an answer as a small drawing: filled to zero, with a dot at the present value. */
export function SmallCurveDrawing({ answers, at, bottom }: SmallCurve) {
  const top = Math.max(0, ...answers);
  const down = (answer: number) => ((height * (top - answer)) / (top - bottom || 1)).toFixed(1);
  const ground = down(Math.max(0, bottom));
  const steps = answers.length - 1;
  const line = answers
    .map((answer, step) => `${((width * step) / steps).toFixed(1)} ${down(answer)}`)
    .join("L");
  const [before, part] = [Math.floor(at * steps), (at * steps) % 1];
  const there = answers[before]! * (1 - part) + (answers[before + 1] ?? 0) * part;
  return (
    <svg className={styles.curve} viewBox={`-4 -4 ${width + 8} ${height + 8}`} aria-hidden="true">
      <path className={styles.area} d={`M0 ${ground}L${line}L${width} ${ground}z`} />
      <path className={styles.line} d={`M${line}`} />
      <circle cx={(width * at).toFixed(1)} cy={down(there)} r="4" />
    </svg>
  );
}
