import { Bracket } from "#web/components/chart/bracket.tsx";
import { smooth } from "#web/components/chart/course.ts";
import { Label } from "#web/components/chart/label.tsx";
import { Marker } from "#web/components/chart/marker.tsx";
import { plotHeights } from "#web/components/chart/plot.tsx";
import { downAt, type SidedCurveProps } from "#web/components/curve-control/curve-control.tsx";
import { Sided } from "#web/components/curve-control/sided-curve.tsx";
import { primeSince } from "../prime-history.ts";

/** Up to here there is room for words under the line beyond the highest rate. */
const roomForWords = 0.75;

/** A change of the rate: filled as far as prime has gone, from its lowest to its highest, and hatched beyond. */
export function HistoryCurve({ chosen, marks = [], ...props }: SidedCurveProps) {
  const { top, bottom, above: beyond } = props;
  const [from = 0, to = 1] = marks.map(({ at }) => Math.min(1, Math.max(0, at)));
  return (
    <Sided {...props} below="" above="" course={smooth} within={[from, to]}>
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
          {/* With the thumb there the hint says it. */}
          {beyond && to < roomForWords && chosen <= to && (
            <Label
              at={[1, zero]}
              anchor="end"
              shift={[-8, -28]}
              lines={beyond.split("\n")}
              tone="quiet"
              ground="onHatch"
            />
          )}
        </>
      )}
    </Sided>
  );
}
