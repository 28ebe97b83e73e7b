import { memo } from "react";
import { Crossing } from "#web/components/chart/crossing.tsx";
import { KeptCurve } from "#web/components/chart/kept-curve.tsx";
import { plotClass, plotHeights } from "#web/components/chart/plot.tsx";
import type { Point } from "#web/components/chart/point.ts";
import { downAt, type SidedCurveProps } from "./curve-control.tsx";

/** A curve as a picture: one line over zero with what is on either side, and the door where it tips. Memoised as well. */
export const SidedCurve = memo(function SidedCurve(props: SidedCurveProps) {
  const { id, points, top, bottom, below, above, costsAbove, door, doorWords, kept, keptAt } = props;
  const height = plotHeights.tall;
  const lineOf = (answers: readonly number[]) =>
    answers.map((answer, step): Point => [step / (answers.length - 1), height * downAt(answer, top, bottom)]);
  const line = lineOf(points);
  return (
    <svg className={plotClass} aria-hidden="true">
      <Crossing
        id={id}
        points={line}
        zero={height * downAt(0, top, bottom)}
        names={[below, above]}
        fill={costsAbove ? "wash" : "sand"}
        door={door === undefined ? undefined : { at: door, lines: doorWords ? [doorWords] : [] }}
      >
        {kept && <KeptCurve points={lineOf(kept)} now={line} nameAt={keptAt} valueAt={keptAt} door={door} />}
      </Crossing>
    </svg>
  );
});
