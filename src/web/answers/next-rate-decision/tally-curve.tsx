import { stepped } from "#web/components/chart/course.ts";
import { Label } from "#web/components/chart/label.tsx";
import { Tally, tallyHeight } from "#web/components/chart/tally.tsx";
import type { SidedCurveProps } from "#web/components/curve-control/curve-control.tsx";
import { Sided } from "#web/components/curve-control/sided-curve.tsx";

/** A step for each decision, and across the ground from it a stroke for each time that it came. */
export function TallyCurve({ chosen, marks = [], ...props }: SidedCurveProps) {
  return (
    <Sided {...props} course={stepped}>
      {(zero) =>
        marks.map(({ value, at, lines, times = 0 }) => {
          const over = value < 0;
          const anchor = at < 0.1 ? "start" : at > 0.9 ? "end" : "middle";
          // Large letters need the room of the half step at the edge.
          const aside = anchor === "middle" ? -10 * Math.sign(value) : 0;
          const drawn = tallyHeight(times);
          return (
            <g key={value}>
              {value !== 0 && (
                <Tally
                  at={[at, zero]}
                  shift={[aside, over ? -12 - drawn : 12]}
                  times={times}
                  anchor={anchor}
                  noticed={isSame(at, chosen)}
                />
              )}
              <Label
                at={[at, zero]}
                anchor={anchor}
                shift={[aside, over ? -20 - drawn : 28 + drawn]}
                lines={lines}
                tone={value === 0 ? "quiet" : isSame(at, chosen) ? "notice" : "plain"}
              />
            </g>
          );
        })
      }
    </Sided>
  );
}

const isSame = (one: number, other: number) => Math.abs(one - other) < 0.001;
