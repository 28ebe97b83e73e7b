import { memo } from "react";
import { smooth } from "#web/components/chart/course.ts";
import { Crossing } from "#web/components/chart/crossing.tsx";
import { KeptCurve } from "#web/components/chart/kept-curve.tsx";
import { plotClass, plotHeights } from "#web/components/chart/plot.tsx";
import { heightAt } from "#web/components/chart/point.ts";
import { downAt, type SidedCurveProps } from "./curve-control.tsx";

/** A curve as a picture: one line over zero with what is on either side, and the door where it tips. While the thumb moves, it stays. */
export const SidedCurve = ({ chosen: _, marks: __, ...props }: SidedCurveProps) => <Sided {...props} />;

const Sided = memo(function Sided(props: Omit<SidedCurveProps, "chosen" | "marks">) {
  const { id, points, top, bottom, below, above, costsAbove, door, doorWords, kept, keptAt, isKeptNamed } =
    props;
  const height = plotHeights.tall;
  const lineOf = (answers: readonly number[]) =>
    smooth(answers.map((answer) => height * downAt(answer, top, bottom)));
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
      />
    </svg>
  );
});

/** Half the width of words over a door, as a share of a phone's, and how far over zero they begin, in pixels of the plot. */
const wordsOfDoor = { half: 0.12, down: 56 };
