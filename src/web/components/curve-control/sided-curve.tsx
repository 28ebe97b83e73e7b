import { memo } from "react";
import { Crossing } from "#web/components/chart/crossing.tsx";
import { KeptCurve } from "#web/components/chart/kept-curve.tsx";
import { plotClass, plotHeights } from "#web/components/chart/plot.tsx";
import type { Point } from "#web/components/chart/point.ts";
import { downAt, type SidedCurveProps } from "./curve-control.tsx";

/** The answers as heights in the picture, along its width. */
type Course = (heights: readonly number[]) => readonly Point[];

/** From answer to answer. */
const smooth: Course = (heights) => heights.map((down, place) => [place / (heights.length - 1), down]);

/** A tread for each answer, half a one at both ends. */
const stepped: Course = (heights) =>
  heights.flatMap((down, place) =>
    [place - 0.5, place + 0.5].map((at): Point => [clamp(at / (heights.length - 1)), down]),
  );

const clamp = (share: number) => Math.min(1, Math.max(0, share));

function Sided({ course, ...props }: SidedCurveProps & { course: Course }) {
  const { id, points, top, bottom, below, above, costsAbove, door, doorWords, kept, keptAt } = props;
  const height = plotHeights.tall;
  const lineOf = (answers: readonly number[]) =>
    course(answers.map((answer) => height * downAt(answer, top, bottom)));
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
}

/** A curve as a picture: one line over zero with what is on either side, and the door where it tips. Memoised as well. */
export const SidedCurve = memo(function SidedCurve(props: SidedCurveProps) {
  return <Sided {...props} course={smooth} />;
});

/** The same as stairs, where nothing is between two answers. */
export const SteppedCurve = memo(function SteppedCurve(props: SidedCurveProps) {
  return <Sided {...props} course={stepped} />;
});
