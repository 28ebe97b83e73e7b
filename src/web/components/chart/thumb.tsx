import { markPath } from "./mark-path.ts";
import styles from "./plot.module.css";
import { usePlotHeight } from "./plot.tsx";
import { type Point, percentAcross, percentDown } from "./point.ts";

/** The mark in a circle of 28 pixels, on the visitor's own value, with a line down to the axis. */
export function Thumb({ at: [x, y] }: { at: Point }) {
  const [across, down] = [percentAcross(x), percentDown(y, usePlotHeight())];
  return (
    <>
      <line className={styles.drop} x1={across} x2={across} y1={down} y2="100%" />
      <svg className={styles.thumb} x={across} y={down} overflow="visible" aria-hidden="true">
        <circle r="14" />
        <path d={markPath} transform="translate(-9.5 -10) scale(0.6)" />
      </svg>
    </>
  );
}
