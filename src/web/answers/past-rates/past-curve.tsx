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
  const [begins, ...later] = marks;
  const heightOf = (rate: number) => plotHeights.tall * downAt(rate, top, bottom);
  const lineOf = (rates: readonly number[]) => stepped(rates.map(heightOf));
  const line = lineOf(points);
  const end = marks.at(-1)?.at ?? 1;
  const first = heightAt(chosen, line);
  const since = partOf(line, chosen, end);
  const ground = level(chosen, end, first);
  const more = since.map(([across, down]): Point => [across, Math.min(down, first)]);
  const less = since.map(([across, down]): Point => [across, Math.max(down, first)]);
  const firstRate = points[Math.round(chosen * (points.length - 1))] ?? 0;
  const [lowest, highest] = [Math.min(...points), Math.max(...points)];
  // Not where the thumb is, nor under the words of a mark, which say the rate.
  const hasWords = (rate: number) =>
    (chosen < roomForRate && (rate === lowest || Math.abs(heightOf(rate) - first) < heightForName)) ||
    later.some(({ at, answer }) => answer === rate && at < roomForMark);
  const axis = [lowest, highest].filter((rate) => !hasWords(rate));
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
      {!axis.includes(firstRate) && (
        <FirstRate line={line} since={since} first={first} words={quotedRate(firstRate)} />
      )}
      {/* Not while the thumb is ahead of them. */}
      {begins?.at === chosen && <Began line={line} at={[chosen, first]} words={begins.lines} />}
      {later.map(({ value, at, lines, answer }) => {
        const down = heightOf(answer);
        const isOver = down < first;
        // What is at the end is said in the verdict; at the thumb they would be over it.
        if (at === end || (at - chosen < nearThumb && Math.abs(down - first) < heightForName)) return null;
        const anchor = at > 0.6 ? "end" : at < 0.3 ? "start" : "middle";
        const from = Math.max(0, at - widthOfMark * { start: 0, middle: 0.5, end: 1 }[anchor]);
        const isCrossed = !isOver && partOf(line, from, from + widthOfMark).some(([, low]) => low > down + 6);
        return (
          <g key={value}>
            <Marker at={[at, down]} />
            {!isCrossed && (
              <Label
                at={[at, down]}
                anchor={anchor}
                shift={[0, isOver ? -12 : 22]}
                above={isOver}
                lines={lines}
                tone="notice"
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Shares of the width: from the thumb to a mark with words, for the name of a side, for a rate, and at the left for a mark's words. */
const [nearThumb, roomForName, roomForRate, roomForMark] = [0.06, 0.16, 0.22, 0.45];

/** How wide words are on a phone, as a share of the width: a mark's, and half of those at the thumb. */
const [widthOfMark, nearWords] = [0.42, 0.15];

/** The least height for a name, in pixels of the plot. */
const heightForName = 36;

type FirstRateProps = { line: readonly Point[]; since: readonly Point[]; first: number; words: string };

/** The first rate: on the side of its level that the line leaves free at the end, before the thumb where that is near. */
function FirstRate({ line, since, first, words }: FirstRateProps) {
  const [[start], [end, last]] = [since[0] ?? line.at(-1)!, since.at(-1) ?? line.at(-1)!];
  const isBefore = end - start < 1.2 * roomForRate;
  const right = isBefore ? start : end;
  const near = partOf(line, Math.max(0, right - roomForRate), right).map(([, down]) => down);
  const isUnder = last < first;
  const clear = isUnder ? Math.max(first, ...near) : Math.min(first, ...near);
  // Further away it would be read as the rate of what is there.
  if (Math.abs(clear - first) > heightForName / 2) return null;
  return (
    <Label
      at={[right, clear]}
      anchor="end"
      shift={[isBefore ? -20 : -2, isUnder ? 20 : -10]}
      lines={[words]}
    />
  );
}

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
