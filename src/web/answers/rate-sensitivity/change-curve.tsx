import { smooth } from "#web/components/chart/course.ts";
import { Label } from "#web/components/chart/label.tsx";
import type { SidedCurveProps } from "#web/components/curve-control/curve-control.tsx";
import { Sided } from "#web/components/curve-control/sided-curve.tsx";

/** A change of the rate: where it is now is said in words instead of by a door. */
export const ChangeCurve = ({ chosen: _, marks: __, door: now, doorWords, ...props }: SidedCurveProps) => (
  <Sided {...props} door={undefined} doorWords={undefined} course={smooth}>
    {(zero) =>
      now !== undefined && (
        <Label at={[now, zero]} anchor="end" shift={[-12, -10]} lines={[`${doorWords} now`]} tone="quiet" />
      )
    }
  </Sided>
);
