import { Area } from "#web/components/chart/area.tsx";
import { stepped } from "#web/components/chart/course.ts";
import { KeptCurve } from "#web/components/chart/kept-curve.tsx";
import { Label } from "#web/components/chart/label.tsx";
import { Line } from "#web/components/chart/line.tsx";
import { Marker } from "#web/components/chart/marker.tsx";
import { plotClass, plotHeights } from "#web/components/chart/plot.tsx";
import { heightAt, level, type Point, partOf } from "#web/components/chart/point.ts";
import { downAt, type SidedCurveProps } from "#web/components/curve-control/curve-control.tsx";
import { quotedRate } from "#web/format/percent.ts";

/** The rate month by month, and since the thumb's how far it was over the first one and under it. */
export function PastCurve({
  id,
  points,
  top,
  bottom,
  below,
  above,
  kept,
  keptAt,
  ...props
}: SidedCurveProps) {
  const { chosen, marks = [] } = props;
  const lineOf = (rates: readonly number[]) =>
    stepped(rates.map((rate) => plotHeights.tall * downAt(rate, top, bottom)));
  const line = lineOf(points);
  const end = marks.at(-1)?.at ?? 1;
  const first = heightAt(chosen, line);
  const since = partOf(line, chosen, end);
  const ground = level(chosen, end, first);
  const more = since.map(([across, down]): Point => [across, Math.min(down, first)]);
  const less = since.map(([across, down]): Point => [across, Math.max(down, first)]);
  const firstRate = points[Math.round(chosen * (points.length - 1))] ?? 0;
  const isLeft = chosen < 0.2;
  const endsOver = (since.at(-1)?.[1] ?? first) < first;
  return (
    <svg className={plotClass} aria-hidden="true">
      {since.length > 0 && (
        <>
          <Area id={`${id}-more`} top={more} bottom={more.map(([across]) => [across, first])} fill="sand" />
          <Area id={`${id}-less`} top={less.map(([across]) => [across, first])} bottom={less} fill="wash" />
          <Line points={ground} dashed />
        </>
      )}
      <Line points={line} quiet />
      {kept && <KeptCurve points={lineOf(kept)} now={line} nameAt={keptAt} valueAt={keptAt} />}
      <Line points={since} />
      <SideName name={above} edge={more} first={first} />
      <SideName name={below} edge={less} first={first} />
      <Label
        at={[chosen, first]}
        anchor={isLeft ? "start" : "end"}
        shift={[isLeft ? 20 : -20, endsOver ? 24 : -14]}
        lines={[quotedRate(firstRate)]}
      />
      {marks.map(({ value, at, lines, answer }) => {
        const down = plotHeights.tall * downAt(answer, top, bottom);
        const isOver = down < first;
        // At the thumb the words would be over it, and the sentence says what it was there.
        if (at - chosen < nearThumb && Math.abs(down - first) < heightForName) return null;
        if (at === end) return <LastWords key={value} line={since} first={first} lines={lines} />;
        return (
          <g key={value}>
            <Marker at={[at, down]} />
            <Label
              at={[at, down]}
              anchor={at > 0.6 ? "end" : at < 0.3 ? "start" : "middle"}
              shift={[0, isOver ? -12 : 22]}
              above={isOver}
              lines={lines}
              tone="notice"
            />
          </g>
        );
      })}
    </svg>
  );
}

/** Shares of the width: from the thumb to a mark with words, for the name of a side, and for the words at the end. */
const [nearThumb, roomForName, roomForWords] = [0.06, 0.16, 0.24];

/** The least height for a name, in pixels of the plot. */
const heightForName = 36;

/** What is at the end: between the line and the first rate where there is room, else beyond that. */
function LastWords({
  line,
  first,
  lines,
}: {
  line: readonly Point[];
  first: number;
  lines: readonly string[];
}) {
  const [[start], [end, last]] = [line[0]!, line.at(-1)!];
  const near = partOf(line, Math.max(start, end - roomForWords), end).map(([, down]) => down);
  const isOver = last < first;
  const edge = isOver ? Math.max(...near) : Math.min(...near);
  const isWithin = isOver ? first - edge > heightForName : edge - first > heightForName;
  // The thumb is there.
  if (!isWithin && end - start < 1.4 * roomForWords) return null;
  return (
    <Label
      at={[end, isWithin ? edge : first]}
      anchor="end"
      shift={[-2, isOver ? 19 : -10]}
      lines={lines}
      {...(isWithin && { ground: isOver ? "onSand" : "onWash" })}
    />
  );
}

/** What a side is, at the first rate, in the widest part of it that has room. */
function SideName({ name, edge, first }: { name: string; edge: readonly Point[]; first: number }) {
  const isHigh = ([, down]: Point) => Math.abs(down - first) > heightForName;
  const widthOf = (run: readonly Point[]) => (run.at(-1)?.[0] ?? 0) - (run[0]?.[0] ?? 0);
  let [run, widest]: [Point[], Point[]] = [[], []];
  for (const point of edge) {
    run = isHigh(point) ? [...run, point] : [];
    if (widthOf(run) > widthOf(widest)) widest = run;
  }
  if (widthOf(widest) < roomForName) return null;
  const isAbove = widest[0]![1] < first;
  return (
    <Label
      at={[(widest[0]![0] + widest.at(-1)![0]) / 2, first]}
      anchor="middle"
      shift={[0, isAbove ? -10 : 24]}
      lines={[name]}
      tone="place"
      ground={isAbove ? "onSand" : "onWash"}
    />
  );
}
