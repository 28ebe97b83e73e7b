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
export function PastCurve(props: SidedCurveProps) {
  const { id, points, top, bottom, below, above, kept, keptAt, chosen, marks = [] } = props;
  const [begins, ends, worst] = marks;
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
  const middle = Math.round((lowest + highest) / 2);
  const grid = highest - lowest > 2 ? [lowest, middle, highest] : [lowest, highest];
  // Not where the thumb or the line is, nor what is named over the line.
  const isAtThumb = (rate: number) =>
    chosen < roomForRate && (rate === lowest || Math.abs(heightOf(rate) - first) < heightForName);
  const atAxis = partOf(line, 0, roomForName);
  const isOnLine = (rate: number) =>
    rate !== lowest && atAxis.some(([, down]) => Math.abs(down - heightOf(rate)) < heightOfRate);
  const isAtWorst = (rate: number) => rate === highest && worst !== undefined && worst.at < roomForRate;
  const then = placeOfThen(line, [chosen, first]);
  const now = placeOfNow(line, first, end, then.to);
  // Beside the amount where both are in one area.
  const until = now.isBetween ? now.from : end;
  const axis = grid.filter((rate) => !isAtThumb(rate) && !isOnLine(rate) && !isAtWorst(rate));
  return (
    <svg className={plotClass} aria-hidden="true">
      {grid.map((rate) => {
        const down = percentAcross(downAt(rate, top, bottom));
        return <line key={rate} className={gridClass} x2="100%" y1={down} y2={down} />;
      })}
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
      <SideName name={above} edge={partOf(more, chosen, until)} first={first} />
      <SideName name={below} edge={partOf(less, chosen, until)} first={first} />
      {axis.map((rate) => (
        <Label
          key={rate}
          at={[0, heightOf(rate)]}
          shift={[0, rate === lowest ? 20 : -8]}
          lines={[quotedRate(rate)]}
          tone="quiet"
        />
      ))}
      {/* Not while the thumb is ahead of them. */}
      {begins?.at === chosen && <Label {...then.label} lines={begins.lines} tone="place" />}
      {worst && then.isUnder && (
        // Clear of what it is now, which may be over the end of the line.
        <Label
          at={[worst.at, heightAt(worst.at, line)]}
          anchor={worst.at > 0.6 ? "end" : worst.at < 0.4 ? "start" : "middle"}
          shift={[0, -8]}
          lines={worst.lines}
        />
      )}
      {ends && <Marker at={[end, now.down]} />}
      {ends && now.isClear && <Label {...now.label} lines={ends.lines} />}
    </svg>
  );
}

/** Shares of the width: for the name of a side, and for a rate. */
const [roomForName, roomForRate] = [0.16, 0.34];

/** How wide words are on a phone, as a share of the width: those at the end, small or large, and half of those at the thumb. */
const [widthAtEnd, largeAtEnd, nearWords] = [0.22, 0.34, 0.22];

/** In pixels of the plot: the least height for a name, and for the words at the end with a name or the thumb under them; that of a rate. */
const [heightForName, heightForBoth, heightOfRate] = [36, 90, 26];

/** Where the first instalment is: under the thumb, to the side on which the line does not go down; else over the line. */
function placeOfThen(line: readonly Point[], [across, down]: Point) {
  const places = (["middle", "start", "end"] as const)
    .map((anchor) => {
      const from = across - { start: 0, middle: nearWords, end: 2 * nearWords }[anchor];
      const to = from + 2 * nearWords;
      return { anchor, to, near: partOf(line, from, to).map(([, each]) => each), fits: from >= 0 && to <= 1 };
    })
    .filter(({ fits }) => fits);
  const under = places.find(({ near }) => near.every((each) => each <= down + 8));
  const { anchor, to, near } = under ?? places[0]!;
  const at: Point = [across, under ? down : Math.min(down - 12, ...near)];
  return { to, isUnder: under !== undefined, label: { at, anchor, shift: [0, under ? 34 : -10] } as const };
}

/**
 * Where the last instalment is: between the line and the first rate where there is room, else beyond the one that is closer to
 * it, unless that is on the thumb or on its words, which go up to `taken`, or over the picture.
 */
function placeOfNow(line: readonly Point[], first: number, end: number, taken: number) {
  const down = heightAt(end, line);
  const isClose = Math.abs(down - first) < heightForBoth;
  const anchor = end < widthAtEnd ? "start" : "end";
  const from = anchor === "start" ? end : end - widthAtEnd;
  const isOver = down < first;
  const near = (width: number) => {
    const start = anchor === "start" ? end : end - width;
    return [down, ...partOf(line, start, start + width).map(([, each]) => each)];
  };
  const hasRoom = (width: number) =>
    (isOver ? first - Math.max(...near(width)) : Math.min(...near(width)) - first) > heightForBoth;
  const isBetween = hasRoom(widthAtEnd);
  const [highest, lowest] = [Math.min(...near(widthAtEnd)), Math.max(...near(widthAtEnd))];
  const isUnder = isOver === (isBetween || isClose);
  const clear = isUnder ? lowest : highest;
  const beyond = isUnder ? Math.max(clear, first) : Math.min(clear, first);
  const ground = isOver ? ("onSand" as const) : ("onWash" as const);
  const label = {
    at: [end, isClose ? beyond : clear],
    anchor,
    // Inside the area, clear of its edge.
    shift: [isBetween && anchor === "end" ? -4 : 0, isUnder ? 22 : -12],
    above: !isUnder,
    // Large where an area has room for it.
    ...(isBetween && { ground }),
    tone: isBetween && hasRoom(largeAtEnd) ? ("place" as const) : ("notice" as const),
  } as const;
  const isInside = isUnder || clear > heightForName;
  return { down, from, isBetween, isClear: isInside && (!isClose || from >= taken), label };
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
