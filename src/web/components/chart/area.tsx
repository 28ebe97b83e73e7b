import { area, curveLinear, curveStepAfter } from "d3-shape";
import { Hatch } from "./hatch.tsx";
import styles from "./plot.module.css";
import { usePlotHeight } from "./plot.tsx";
import type { Point } from "./point.ts";

type AreaProps = {
  /** Names the shape in the page; unique for each area. */
  id: string;
  /** The upper edge. */
  top: readonly Point[];
  /** The lower edge, at the same places across; without it, the bottom of the plot. */
  bottom?: readonly Point[];
  fill: "main" | "wash" | "sand" | "hatch";
  /** Draws steps: each height lasts until the next point. */
  step?: boolean;
};

/** The area under a line or between two. It is clipped from a sheet that is not stretched, so that a pattern keeps its angle. */
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
        height="100%"
        clipPath={`url(#${id}-shape)`}
      />
    </>
  );
}
