import { smooth } from "#web/components/chart/course.ts";
import { Label } from "#web/components/chart/label.tsx";
import { Marker } from "#web/components/chart/marker.tsx";
import { plotHeights } from "#web/components/chart/plot.tsx";
import { downAt, type SidedCurveProps } from "#web/components/curve-control/curve-control.tsx";
import { Sided } from "#web/components/curve-control/sided-curve.tsx";

/** So far from its middle the thumb hides a mark, as a share of the width of a phone. */
const underThumb = 0.03;

/** A change of the rate: where prime has really been lowest and highest is marked on the line, in words on its free side. */
export function HistoryCurve({ chosen, marks = [], ...props }: SidedCurveProps) {
  const { top, bottom, door: now, doorWords } = props;
  return (
    <Sided {...props} door={undefined} course={smooth}>
      {(zero) => (
        <>
          {marks.map(({ at, answer, value, lines }) => {
            if (at < 0 || at > 1) return null;
            const place = [at, plotHeights.tall * downAt(answer, top, bottom)] as const;
            const isAbove = answer > 0;
            return (
              <g key={value}>
                <Marker at={place} isUnderThumb={Math.abs(at - chosen) < underThumb} />
                <Label
                  at={place}
                  anchor={isAbove ? "end" : "start"}
                  shift={isAbove ? [-16, -22] : [16, 22]}
                  above={isAbove}
                  lines={lines}
                />
              </g>
            );
          })}
          {now !== undefined && (
            <Label
              at={[now, zero]}
              anchor="end"
              shift={[-12, -10]}
              lines={[`${doorWords} now`]}
              tone="quiet"
            />
          )}
        </>
      )}
    </Sided>
  );
}
