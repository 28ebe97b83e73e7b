import { curveLinear, curveStepAfter, line } from "d3-shape";
import styles from "./plot.module.css";
import { usePlotHeight } from "./plot.tsx";
import type { Point } from "./point.ts";

type LineProps = {
  points: readonly Point[];
  dashed?: boolean;
  /** Dotted: what is kept to compare with. */
  ghost?: boolean;
  dotted?: boolean;
  /** Each height holds until the next point. */
  step?: boolean;
  /** The units of the sheet on which the line is drawn: with few points, few digits. */
  sheetWidth?: number;
};

/** A line through points. Only its sheet is stretched to the width of the plot: the stroke keeps its size. */
export function Line({
  points,
  dashed = false,
  dotted = false,
  ghost = false,
  step = false,
  sheetWidth = 1000,
}: LineProps) {
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
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className={styles[ghost ? "ghost" : dashed ? "dashed" : dotted ? "dotted" : "line"]}
        d={path(points) ?? ""}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
