import { Line } from "./line.tsx";
import { Marker } from "./marker.tsx";
import plot from "./plot.module.css";
import { PlotHeight } from "./plot.tsx";
import type { Point } from "./point.ts";
import styles from "./sketch.module.css";

/** How high a sketch is, in pixels. */
export const sketchHeight = 36;

type SketchProps = {
  /** At equal distances. */
  points: readonly Point[];
  /** The point of the present value. */
  at: Point | undefined;
};

/** A line without axes, for a place whose ends are labelled already, such as the track of a slider. */
export function Sketch({ points, at }: SketchProps) {
  return (
    <svg className={`${plot.plot} ${styles.sketch}`} height={sketchHeight} aria-hidden="true">
      <PlotHeight value={sketchHeight}>
        <Line points={points} sheetWidth={points.length - 1} />
        {at && <Marker at={at} />}
      </PlotHeight>
    </svg>
  );
}
