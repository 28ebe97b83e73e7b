import { smooth } from "#web/components/chart/course.ts";
import { Label } from "#web/components/chart/label.tsx";
import type { SidedCurveProps } from "#web/components/curve-control/curve-control.tsx";
import { Sided } from "#web/components/curve-control/sided-curve.tsx";

/** A change of the rate: where it is now is said in words instead of by a door. The sides are named across from the line and the thumb. */
export const ChangeCurve = ({ chosen: _, marks: __, door: now, ...props }: SidedCurveProps) => (
  <Sided {...props} below="" above="" door={undefined} doorWords={undefined} course={smooth}>
    {(zero) => (
      <>
        <Label at={[0, zero]} shift={[0, -10]} lines={[props.below]} tone="place" />
        <Label at={[1, zero]} anchor="end" shift={[0, 24]} lines={[props.above]} tone="place" />
        {/* Further left the words would be at the name. */}
        {now !== undefined && now > 0.45 && (
          <Label
            at={[now, zero]}
            anchor="end"
            shift={[-12, -10]}
            lines={[`${props.doorWords} now`]}
            tone="quiet"
          />
        )}
      </>
    )}
  </Sided>
);
