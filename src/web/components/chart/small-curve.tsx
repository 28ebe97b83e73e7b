import { heightAt, type Point } from "./point.ts";
import styles from "./small-curve.module.css";

/** An answer at even distances along a field, and where the field’s value is, as a share of the width. */
export type SmallCurve = { answers: readonly number[]; at: number };

const [width, height] = [96, 36];

/** The curve of an answer as a small drawing: filled to zero, with a dot at the present value. */
export function SmallCurveDrawing({ answers, at }: SmallCurve) {
  const [top, bottom] = [Math.max(0, ...answers), Math.min(0, ...answers)];
  const down = (answer: number) => (height * (top - answer)) / (top - bottom || 1);
  const ground = down(0).toFixed(1);
  const points = answers.map((answer, step): Point => [step / (answers.length - 1), down(answer)]);
  const line = points.map(([across, y]) => `${(width * across).toFixed(1)} ${y.toFixed(1)}`).join("L");
  return (
    <svg className={styles.curve} viewBox={`-4 -4 ${width + 8} ${height + 8}`} aria-hidden="true">
      <path className={styles.area} d={`M0 ${ground}L${line}L${width} ${ground}z`} />
      <path className={styles.line} d={`M${line}`} />
      <circle cx={(width * at).toFixed(1)} cy={heightAt(at, points).toFixed(1)} r="4" />
    </svg>
  );
}
