import { Area } from "./area.tsx";
import styles from "./curve-thumb.module.css";
import { Line } from "./line.tsx";
import plot from "./plot.module.css";
import { PlotHeight } from "./plot.tsx";
import { type Point, percentAcross } from "./point.ts";

/** How high a curve with its thumb is, in pixels; `--curve` in its styles is the same. */
export const curveHeight = 128;

/** The room over the highest point, for the figures at both ends. */
export const curveTop = 26;

type CurveThumbProps = {
  id: string;
  /** At equal distances. */
  points: readonly Point[];
  /** Where an answer of 0 is. */
  zero: number;
  /** The point of the present value. */
  at: Point | undefined;
};

/** An answer along a field, filled to its zero, and the thumb on it: what a slider over it is seen to move. */
export function CurveThumb({ id, points, zero, at }: CurveThumbProps) {
  return (
    <svg className={`${plot.plot} ${styles.curve}`} height={curveHeight} aria-hidden="true">
      <PlotHeight value={curveHeight}>
        <Area id={id} top={points} bottom={points.map(([across]) => [across, zero])} fill="wash" />
        <line className={plot.base} x1="0" x2="100%" y1={zero} y2={zero} />
        <Line points={points} sheetWidth={points.length - 1} />
        {at && <Thumb at={at} />}
      </PlotHeight>
    </svg>
  );
}

function Thumb({ at: [x, y] }: { at: Point }) {
  const across = percentAcross(x);
  return (
    <>
      <line className={plot.drop} x1={across} x2={across} y1={y} y2={curveHeight} />
      <svg className={styles.thumb} x={across} y={y} aria-hidden="true">
        <circle r="14" />
        <path d="m-4 -4-4 4 4 4M4 -4l4 4-4 4" />
      </svg>
    </>
  );
}
