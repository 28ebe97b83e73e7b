import { memo, type ReactNode } from "react";
import { type Course, smooth } from "#web/components/chart/course.ts";
import { Crossing } from "#web/components/chart/crossing.tsx";
import { KeptCurve } from "#web/components/chart/kept-curve.tsx";
import { plotClass, plotHeights } from "#web/components/chart/plot.tsx";
import { heightAt } from "#web/components/chart/point.ts";
import { downAt, type SidedCurveProps } from "./curve-control.tsx";

type SidedProps = Omit<SidedCurveProps, "chosen" | "marks"> & {
  course: Course;
  /** What else is drawn, given how high zero is. */
  children?: (zero: number) => ReactNode;
};

/** A curve with two sides, for a picture that has more to show in it. */
export function Sided({ course, children, ...props }: SidedProps) {
  const { id, points, top, bottom, below, above, costsAbove, door, doorWords, kept, keptAt, isKeptNamed } =
    props;
  const height = plotHeights.tall;
  const lineOf = (answers: readonly number[]) =>
    course(answers.map((answer) => height * downAt(answer, top, bottom)));
  const line = lineOf(points);
  const zero = height * downAt(0, top, bottom);
  const keptLine = kept && lineOf(kept);
  const rises = line[0]![1] > line.at(-1)![1];
  // The kept line would cross words over the door.
  const under =
    rises &&
    door !== undefined &&
    keptLine !== undefined &&
    zero - heightAt(Math.min(1, door + wordsOfDoor.half), keptLine) > wordsOfDoor.down;
  return (
    <svg className={plotClass} aria-hidden="true">
      <Crossing
        id={id}
        points={line}
        zero={zero}
        names={[below, above]}
        fill={costsAbove ? "wash" : "sand"}
        door={door === undefined ? undefined : { at: door, lines: doorWords ? [doorWords] : [], under }}
        besidePoints={keptLine}
        beside={
          keptLine && (
            <KeptCurve
              points={keptLine}
              now={line}
              isNamed={isKeptNamed}
              nameAt={keptAt}
              valueAt={keptAt}
              door={under ? undefined : door}
            />
          )
        }
      >
        {children?.(zero)}
      </Crossing>
    </svg>
  );
}

/** Half the width of words over a door, as a share of a phone's, and how far over zero they begin, in pixels of the plot. */
const wordsOfDoor = { half: 0.12, down: 56 };

const StillSided = memo(Sided);

/** A curve as a picture: one line over zero with what is on either side, and the door where it tips. While the thumb moves, it stays. */
export const SidedCurve = ({ chosen: _, marks: __, ...props }: SidedCurveProps) => (
  <StillSided {...props} course={smooth} />
);
