import { memo } from "react";
import { type Course, smooth, stepped } from "#web/components/chart/course.ts";
import { Crossing } from "#web/components/chart/crossing.tsx";
import { KeptCurve } from "#web/components/chart/kept-curve.tsx";
import { plotClass, plotHeights } from "#web/components/chart/plot.tsx";
import { downAt, type SidedCurveProps } from "./curve-control.tsx";

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
