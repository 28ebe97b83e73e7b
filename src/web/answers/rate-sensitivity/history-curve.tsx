import { Bracket } from "#web/components/chart/bracket.tsx";
import { smooth } from "#web/components/chart/course.ts";
import { Label } from "#web/components/chart/label.tsx";
import { Marker } from "#web/components/chart/marker.tsx";
import { plotHeights } from "#web/components/chart/plot.tsx";
import { downAt, type SidedCurveProps } from "#web/components/curve-control/curve-control.tsx";
import { Sided } from "#web/components/curve-control/sided-curve.tsx";
import { primeSince } from "../prime-history.ts";

/** A change of the rate: filled as far as prime has gone, from its lowest to its highest, and hatched beyond. */
export function HistoryCurve({ chosen: _, marks = [], ...props }: SidedCurveProps) {
  const { top, bottom, door: now, doorWords } = props;
  const [from = 0, to = 1] = marks.map(({ at }) => Math.min(1, Math.max(0, at)));
  return (
    <Sided {...props} door={undefined} course={smooth} within={[from, to]}>
      {(zero) => (
        <>
          {marks.map(
            ({ at, answer, value }) =>
              at >= 0 &&
              at <= 1 && (
                <Marker key={value} at={[at, plotHeights.tall * downAt(answer, top, bottom)]} drop={zero} />
              ),
          )}
          {from < to && (
            <Bracket from={from} to={to} height={plotHeights.tall} name={`prime since ${primeSince}`} />
          )}
          {now !== undefined && (
            <Label at={[now, zero]} anchor="end" shift={[-12, -10]} lines={[`${doorWords} now`]} />
          )}
        </>
      )}
    </Sided>
  );
}
