import { curveLinear, curveStepAfter, line } from "d3-shape";
import styles from "./plot.module.css";
import { usePlotHeight } from "./plot.tsx";
import type { Point } from "./point.ts";

type LineProps = {
  points: readonly Point[];
  dashed?: boolean;
  /** Thin, for what only leads up to the rest. */
  quiet?: boolean;
  /** In clay, for what is chosen. */
  notice?: boolean;
  /** Dotted, for kept numbers. */
  ghost?: boolean;
  /** Draws steps: each height lasts until the next point. */
  step?: boolean;
};

/** In units. */
const sheetWidth = 1000;

/** A line through points. The sheet is stretched to the width of the plot; the stroke keeps its width. */
export function Line({ points, dashed, quiet, notice, ghost, step }: LineProps) {
  const height = usePlotHeight();
  const path = line<Point>(
    ([across]) => across * sheetWidth,
    ([, down]) => down,
  )
    .curve(step ? curveStepAfter : curveLinear)
    .digits(1);
  return (
    <svg
      className={styles.sheet}
      viewBox={`0 0 ${sheetWidth} ${height}`}
      width="100%"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className={
          styles[ghost ? "ghost" : dashed ? "dashed" : quiet ? "quietLine" : notice ? "step" : "line"]
        }
        d={path(points) ?? ""}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
