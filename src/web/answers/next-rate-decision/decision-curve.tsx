import { Area } from "#web/components/chart/area.tsx";
import type { Course } from "#web/components/chart/course.ts";
import { KeptCurve } from "#web/components/chart/kept-curve.tsx";
import { Label } from "#web/components/chart/label.tsx";
import { Line } from "#web/components/chart/line.tsx";
import { plotClass, plotHeights } from "#web/components/chart/plot.tsx";
import { level, type Point } from "#web/components/chart/point.ts";
import {
  downAt,
  onSteps,
  type SidedCurveProps,
  widthOf,
} from "#web/components/curve-control/curve-control.tsx";
import { signedRand } from "#web/format/rand.ts";

/** The instalment after each decision as stairs, with what each step adds on it; the chosen one is in clay, from the level of now. */
export function DecisionCurve({ chosen, marks = [], ...props }: SidedCurveProps) {
  const { id, points, top, bottom, kept, keptAt } = props;
  const last = points.length - 1;
  const heightOf = (amount: number) => plotHeights.tall * downAt(amount, top, bottom);
  const zero = heightOf(0);
  const stairs = stairsOf(points.map(heightOf));
  const place = Math.round(chosen * last);
  const [from, to] = edgesOf(place, last);
  const tread = level(from, to, heightOf(points[place]!));
  const keptPlace = keptAt === undefined ? undefined : Math.round(keptAt * last);
  return (
    <svg className={plotClass} aria-hidden="true">
      <Area
        id={`${id}-ground`}
        top={stairs.map(([across, down]) => [across, Math.max(down, zero)])}
        fill="wash"
      />
      <Area
        id={`${id}-more`}
        top={stairs.map(([across, down]) => [across, Math.min(down, zero)])}
        bottom={stairs.map(([across]) => [across, zero])}
        fill="sand"
      />
      <Area id={`${id}-chosen`} top={tread} bottom={level(from, to, zero)} fill="clay" />
      <Line points={level(0, 1, zero)} dashed />
      <Line points={stairs} />
      <Line points={tread} notice />
      {kept && <KeptCurve points={stairsOf(kept.map(heightOf))} now={stairs} isNamed={false} />}
      {points.map((amount, index) => {
        const [left, right] = edgesOf(index, last);
        const isChosen = index === place;
        const words = marks.find((mark) => Math.round(mark.at * last) === index)?.lines ?? [
          signedRand(amount),
        ];
        // Where many steps are narrow.
        if (!isChosen && amount !== 0 && widthOf(words[0]!) + 0.03 > right - left) return null;
        return (
          <Label
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
            key={index}
            at={[onSteps(index / last), isChosen ? Math.min(heightOf(amount), zero) : heightOf(amount)]}
            anchor="middle"
            shift={[0, isChosen && amount >= 0 ? -roomForThumb : -roomForLine]}
            above
            lines={words}
            tone={isChosen ? "notice" : "plain"}
          />
        );
      })}
      {/* In its step, whose words are on it. */}
      {keptPlace !== undefined && (
        <Label
          at={[onSteps(keptPlace / last), Math.max(heightOf(points[keptPlace]!), zero)]}
          anchor="middle"
          shift={[0, 22]}
          lines={["Kept"]}
          ground="onWash"
        />
      )}
    </svg>
  );
}

/** From where to where a step goes: half-way to its neighbours, or to the edge of the picture. */
const edgesOf = (index: number, last: number): readonly [number, number] => [
  index === 0 ? 0 : onSteps((index - 0.5) / last),
  index === last ? 1 : onSteps((index + 0.5) / last),
];

const stairsOf: Course = (heights) =>
  heights.flatMap((down, index) => edgesOf(index, heights.length - 1).map((across): Point => [across, down]));

/** From a step to its words, in pixels: past its line, and past the thumb on it. */
const [roomForLine, roomForThumb] = [9, 22];
