import { Area } from "#web/components/chart/area.tsx";
import { stepped } from "#web/components/chart/course.ts";
import { KeptCurve } from "#web/components/chart/kept-curve.tsx";
import { Label } from "#web/components/chart/label.tsx";
import { Line } from "#web/components/chart/line.tsx";
import { Marker } from "#web/components/chart/marker.tsx";
import { gridClass, plotClass, plotHeights } from "#web/components/chart/plot.tsx";
import { heightAt, level, type Point, partOf, percentAcross } from "#web/components/chart/point.ts";
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
  const [begins, ends] = marks;
  const heightOf = (rate: number) => plotHeights.tall * downAt(rate, top, bottom);
  const lineOf = (rates: readonly number[]) => stepped(rates.map(heightOf));
  const line = lineOf(points);
  const end = ends?.at ?? 1;
  const first = heightAt(chosen, line);
  const since = partOf(line, chosen, end);
  const ground = level(chosen, end, first);
  const more = since.map(([across, down]): Point => [across, Math.min(down, first)]);
  const less = since.map(([across, down]): Point => [across, Math.max(down, first)]);
  const [lowest, highest] = [Math.min(...points), Math.max(...points)];
  // Not where the thumb is.
  const isAtThumb = (rate: number) =>
    chosen < roomForRate && (rate === lowest || Math.abs(heightOf(rate) - first) < heightForName);
  const axis = [lowest, highest].filter((rate) => !isAtThumb(rate));
  return (
    <svg className={plotClass} aria-hidden="true">
      {since.length > 0 && (
        <>
          <Area id={`${id}-more`} top={more} bottom={more.map(([across]) => [across, first])} fill="sand" />
          <Area id={`${id}-less`} top={less.map(([across]) => [across, first])} bottom={less} fill="wash" />
          <Line points={ground} dashed />
        </>
      )}
      {[lowest, highest].map((rate) => {
        const down = percentAcross(downAt(rate, top, bottom));
        return <line key={rate} className={gridClass} x2="100%" y1={down} y2={down} />;
      })}
      <Line points={line} quiet />
      {kept && <KeptCurve points={lineOf(kept)} now={line} nameAt={keptAt} valueAt={keptAt} />}
      <Line points={since} />
      <SideName name={above} edge={more} first={first} />
      <SideName name={below} edge={less} first={first} />
      {axis.map((rate) => (
        <Label
          key={rate}
          at={[0, heightOf(rate)]}
          shift={[0, rate === highest ? -8 : 20]}
          lines={[quotedRate(rate)]}
          tone="quiet"
        />
      ))}
      {/* Not while the thumb is ahead of them. */}
      {begins?.at === chosen && <Began line={line} at={[chosen, first]} words={begins.lines} />}
      {ends && <Ended line={line} chosen={chosen} end={end} first={first} words={ends.lines} />}
    </svg>
  );
}

/** Shares of the width: for the name of a side, and for a rate. */
const [roomForName, roomForRate] = [0.16, 0.22];

/** How wide words are on a phone, as a share of the width: those at the end, and half of those at the thumb. */
const [widthAtEnd, nearWords] = [0.19, 0.15];

/** The least height in pixels of the plot for a name, and for the words at the end with a name or the thumb under them. */
const [heightForName, heightForBoth] = [36, 72];

/** The first instalment, under the thumb; over it where the line goes down there. */
function Began({ line, at, words }: { line: readonly Point[]; at: Point; words: readonly string[] }) {
  const [across, down] = at;
  const near = partOf(line, Math.max(0, across - nearWords), Math.min(1, across + nearWords));
  const isOver = near.some(([, low]) => low > down + 8);
  const highest = Math.min(down - 12, ...near.map(([, high]) => high));
  const anchor = across < nearWords ? "start" : across > 1 - nearWords ? "end" : "middle";
  const place = isOver
    ? ({ at: [across, highest], shift: [0, -10] } as const)
    : ({ at, shift: [0, 34] } as const);
  return <Label {...place} anchor={anchor} lines={words} />;
}

type EndedProps = {
  line: readonly Point[];
  chosen: number;
  end: number;
  first: number;
  words: readonly string[];
};

/** The last instalment: between the line and the first rate where there is room, else beyond the one that is closer to it. */
function Ended({ line, chosen, end, first, words }: EndedProps) {
  const down = heightAt(end, line);
  const isClose = Math.abs(down - first) < heightForBoth;
  const anchor = end < widthAtEnd ? "start" : "end";
  const from = anchor === "start" ? end : end - widthAtEnd;
  const near = [down, ...partOf(line, from, from + widthAtEnd).map(([, each]) => each)];
  const [highest, lowest] = [Math.min(...near), Math.max(...near)];
  const isOver = down < first;
  const isBetween = (isOver ? first - lowest : highest - first) > heightForBoth;
  const isUnder = isOver === (isBetween || isClose);
  const clear = isUnder ? lowest : highest;
  const beyond = isUnder ? Math.max(clear, first) : Math.min(clear, first);
  return (
    <>
      <Marker at={[end, down]} />
      {/* They would be over the thumb. */}
      {!(isClose && end - chosen < 2 * widthAtEnd) && (
        <Label
          at={[end, isClose ? beyond : clear]}
          anchor={anchor}
          shift={[0, isUnder ? 22 : -12]}
          above={!isUnder}
          lines={words}
          tone="notice"
          {...(isBetween && { ground: isOver ? "onSand" : "onWash" })}
        />
      )}
    </>
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
