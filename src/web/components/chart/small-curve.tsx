import { smooth, stepped } from "./course.ts";
import { withCrossings } from "./crossing.tsx";
import { heightAt } from "./point.ts";
import styles from "./small-curve.module.css";

/** An answer at even distances along a field, and where the field’s value is, as a share of the width. */
export type SmallCurve = {
  answers: readonly number[];
  at: number;
  /** There is nothing between two answers. */
  isStepped?: boolean;
  /** What is above zero costs; without it what is below does. */
  costsAbove?: boolean;
};

const [width, height] = [96, 36];

/** The curve of an answer as a small drawing: filled to zero, with a dot at the present value. */
export function SmallCurveDrawing({ answers, at, isStepped = false, costsAbove = false }: SmallCurve) {
  const [top, bottom] = [Math.max(0, ...answers), Math.min(0, ...answers)];
  const down = (answer: number) => (height * (top - answer)) / (top - bottom || 1);
  const ground = down(0);
  const points = withCrossings((isStepped ? stepped : smooth)(answers.map(down)), ground);
  const line = (side: (y: number) => number) =>
    points.map(([across, y]) => `${(width * across).toFixed(1)} ${side(y).toFixed(1)}`).join("L");
  const filled = (side: (y: number) => number) =>
    `M0 ${ground.toFixed(1)}L${line(side)}L${width} ${ground.toFixed(1)}z`;
  const [above, below] = costsAbove ? [styles.costs, styles.area] : [styles.area, styles.costs];
  return (
    <svg
      className={styles.curve}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {top > 0 && <path className={above} d={filled((y) => Math.min(y, ground))} />}
      {bottom < 0 && <path className={below} d={filled((y) => Math.max(y, ground))} />}
      <path className={styles.ground} d={`M0 ${ground.toFixed(1)}h${width}`} />
      <path className={styles.line} d={`M${line((y) => y)}`} />
      <path className={styles.dot} d={`M${(width * at).toFixed(1)} ${heightAt(at, points).toFixed(1)}v.01`} />
    </svg>
  );
}
