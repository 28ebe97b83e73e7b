import { area, curveLinear, curveStepAfter } from "d3-shape";
import { Hatch } from "./hatch.tsx";
import styles from "./plot.module.css";
import { usePlotHeight } from "./plot.tsx";
import type { Point } from "./point.ts";

type AreaProps = {
  /** Names the shape in the page: a name of its own for each area. */
  id: string;
  /** The upper edge. */
  top: readonly Point[];
  /** The lower edge, with the same places across; without it, the ground of the plot. */
  bottom?: readonly Point[];
  fill: "main" | "wash" | "hatch";
  /** Each height holds until the next point. */
  step?: boolean;
};

/** What lies under a line or between two. It is cut out of an unstretched sheet, so that a pattern keeps its angle. */
export function Area({ id, top, bottom, fill, step = false }: AreaProps) {
  const height = usePlotHeight();
  const shape = area<Point>()
    .x(([across]) => across)
    .y0((_, index) => (bottom?.[index]?.[1] ?? height) / height)
    .y1(([, down]) => down / height)
    .curve(step ? curveStepAfter : curveLinear)
    .digits(4);
  return (
    <>
      <clipPath id={`${id}-shape`} clipPathUnits="objectBoundingBox">
        <path d={shape(top) ?? ""} />
      </clipPath>
      {fill === "hatch" && <Hatch id={`${id}-hatch`} />}
      <rect
        className={fill === "hatch" ? undefined : styles[fill]}
        fill={fill === "hatch" ? `url(#${id}-hatch)` : undefined}
        width="100%"
        height={height}
        clipPath={`url(#${id}-shape)`}
      />
    </>
  );
}
