import { memo } from "react";
import { Crossing, withCrossings } from "#web/components/chart/crossing.tsx";
import { bareClass, plotHeights } from "#web/components/chart/plot.tsx";
import type { Point } from "#web/components/chart/point.ts";
import { downAt, type SidedCurveProps } from "./curve-control.tsx";

/** A curve as a picture: one line over zero with what is on either side, and the door where it tips. Memoised as well. */
export const SidedCurve = memo(function SidedCurve(props: SidedCurveProps) {
  const { id, points, top, bottom, below, above, tips, tipsWords } = props;
  const height = plotHeights.tall;
  const line = points.map(
    (answer, step): Point => [step / (points.length - 1), height * downAt(answer, top, bottom)],
  );
  const zero = height * downAt(0, top, bottom);
  const crossed = withCrossings(line, zero).find(([, down]) => down === zero)?.[0];
  const at = tips ?? crossed;
  const door =
    at !== undefined && at >= 0 && at <= 1 ? { at, lines: tipsWords ? [tipsWords] : [] } : undefined;
  return (
    <svg className={bareClass} aria-hidden="true">
      <Crossing {...{ id, zero, door }} points={line} names={[below, above]} fill="sand" />
    </svg>
  );
});
