import type { ReactNode } from "react";
import { Area } from "#web/components/chart/area.tsx";
import { ChartFigure } from "#web/components/chart/chart-figure.tsx";
import { Door } from "#web/components/chart/door.tsx";
import { DoorSlider, type MovableDoor } from "#web/components/chart/door-slider.tsx";
import { Label } from "#web/components/chart/label.tsx";
import { Line } from "#web/components/chart/line.tsx";
import { linearScale } from "#web/components/chart/linear-scale.ts";
import { Marker } from "#web/components/chart/marker.tsx";
import { Plot, plotHeights } from "#web/components/chart/plot.tsx";
import type { Point } from "#web/components/chart/point.ts";
import { Reader } from "#web/components/chart/reader.tsx";
import { LineBehindWords } from "#web/components/chart/reading-line.tsx";
import { rand, shortRand } from "#web/format/rand.ts";

/** A place along the picture: where it is on the axis, what it is called, and a height in rand for each curve. */
type CurveStop = { x: number; name: string; heights: readonly number[] };

/** The point to look at; where it is the goal, a door stands under it. */
type Mark = { x: number; height: number; label: string; door?: true | MovableMark };

/** The door that can be moved, by months: where it is and where the picture ends. */
type MovableMark = MovableDoor & { months: number; last: number };

type Curve = { name: string; dashed?: boolean };

type CurvesChartProps = {
  /** Names the shapes in the page. */
  id: string;
  title: string;
  /** What the picture shows, in a sentence with its figures. */
  caption: string;
  curves: readonly Curve[];
  stops: readonly CurveStop[];
  x: { ticks?: readonly number[]; format: (value: number) => string; unit?: string };
  /** How far the axes go where that is beyond the curves. */
  room?: { x: number; height: number };
  /** The stop at which the reader rests until it is moved. */
  start?: number;
  mark?: Mark | undefined;
  /** Fills what is under the first curve, and hatches what it lacks to the second. */
  filled?: boolean;
  table?: ReactNode;
};

/** Amounts in rand along time, below 0 too, each curve named where the curves are furthest apart. */
export function CurvesChart(props: CurvesChartProps) {
  const { title, caption, curves, stops, table, mark, start = stops.length - 1 } = props;
  const { x, y } = scalesOf(props);
  const door = mark?.door === true ? undefined : mark?.door;
  return (
    <ChartFigure title={title} table={table} {...(y.ticks.some((tick) => tick < 0) && { axis: "belowZero" })}>
      <Reader
        label={title}
        caption={caption}
        start={Math.max(0, start)}
        hint={door?.hint}
        doorSlider={door && ((rest) => <DoorSlider {...door} {...{ rest }} />)}
        stops={stops.map((stop) => ({
          at: x(stop.x),
          heights: stop.heights.filter(Number.isFinite).map(y),
          name: stop.name,
          words: wordsOf(curves, stop),
        }))}
      >
        <CurvesPlot {...props} />
      </Reader>
    </ChartFigure>
  );
}

function scalesOf({ stops, room }: Pick<CurvesChartProps, "stops" | "room">) {
  const heights = stops.flatMap(({ heights }) => heights).filter(Number.isFinite);
  const all = room ? [...heights, room.height] : heights;
  return {
    x: linearScale([stops[0]?.x ?? 0, room?.x ?? stops.at(-1)?.x ?? 1], [0, 1]),
    y: linearScale([Math.min(0, ...all), Math.max(1, ...all)], [plotHeights.tall, 8], {
      tickCount: 4,
      nice: room === undefined,
    }),
  };
}

/** The drawing alone, for the page and for the letter. */
function CurvesPlot(props: CurvesChartProps) {
  const { id, title, curves, stops, filled, mark } = props;
  const { x, y } = scalesOf(props);
  const pointsOf = (curve: number): Point[] =>
    stops
      .filter(({ heights }) => Number.isFinite(heights[curve]))
      .map((stop) => [x(stop.x), y(stop.heights[curve]!)]);
  return (
    <Plot
      label={title}
      x={{
        scale: x,
        format: props.x.format,
        // Weeks, months and years are marked whole.
        ticks: props.x.ticks ?? x.ticks.filter(Number.isInteger),
        ...(props.x.unit && { unit: props.x.unit }),
      }}
      y={{ scale: y, format: shortRand }}
    >
      {filled && (
        <>
          <Area id={id} top={pointsOf(0)} fill="wash" />
          <Area id={`${id}-lacks`} top={pointsOf(1)} bottom={pointsOf(0)} fill="hatch" />
        </>
      )}
      {curves.map(({ name, dashed = false }, index) => (
        <Line key={name} points={pointsOf(index)} dashed={dashed} />
      ))}
      <LineBehindWords />
      {filled ? (
        <FilledNames {...{ curves, stops, x, y }} end={x(mark?.x ?? 1)} />
      ) : (
        curves.length > 1 && <Names {...{ curves, stops, x, y }} />
      )}
      {mark && <Marked {...mark} at={[x(mark.x), y(mark.height)]} />}
    </Plot>
  );
}

type Drawn = Pick<CurvesChartProps, "curves" | "stops"> & ReturnType<typeof scalesOf>;

/** The curves' names, where there is most room for them. */
function Names({ curves, stops, x, y }: Drawn) {
  const atEnd = curves.length === 2 && endsApart(stops, y) ? stops.at(-1) : undefined;
  const named = atEnd ?? furthestApart(stops);
  if (!named) return null;
  const highest = Math.max(...named.heights);
  return curves.map(({ name }, index) => {
    const height = named.heights[index];
    if (height === undefined || !Number.isFinite(height)) return null;
    // Curves that lie on each other have one label with all their names.
    const together = curves.filter((_, other) => named.heights[other] === height);
    if (together[0] !== curves[index]) return null;
    const upper = height === highest;
    const down = named === atEnd ? outside(upper) : labelShift(named.heights.map(y), y(height));
    return (
      <Label
        key={name}
        at={[x(named.x), y(height)]}
        {...besideRising(x(named.x), down)}
        lines={[together.map((curve) => curve.name).join(", ")]}
      />
    );
  });
}

/**
 * What is under the first curve has its name there, where it is high enough; the second has it above its start, unless the door
 * is there.
 */
function FilledNames({ curves, stops, x, y, end }: Drawn & { end: number }) {
  const middleOfAll = x(stops.at(-1)!.x) / 2;
  const middle = stops.find((stop) => x(stop.x) >= middleOfAll);
  const high = middle && middleOfAll > 0.3 && plotHeights.tall - y(middle.heights[0]!) > 2 * labelRoom;
  return (
    <>
      {high && (
        <Label
          at={[middleOfAll, plotHeights.tall]}
          shift={[0, -14]}
          lines={[curves[0]!.name]}
          tone="place"
          ground="onWash"
        />
      )}
      {end > 0.3 && <Label at={[0, y(stops[0]!.heights[1]!)]} shift={[6, -14]} lines={[curves[1]!.name]} />}
    </>
  );
}

/** Its label is above it; right of it, where the curves do not go, below. A door stands right under it; what one takes that can be moved is the second line. */
function Marked({ at, label, door }: { at: Point } & Pick<Mark, "label" | "door">) {
  const [across, down] = at;
  const right = across > 0.5;
  const movable = typeof door === "object";
  const low = !movable && (down < 24 || (!right && down < plotHeights.tall - 40));
  return (
    <>
      {door ? <Door at={[across, plotHeights.tall]} under={down} movable={movable} /> : <Marker at={at} />}
      <Label
        at={at}
        anchor={right ? "end" : "start"}
        shift={movable ? [right ? 2 : -2, -14] : [right ? -10 : 10, low ? 24 : -12]}
        above={movable}
        lines={movable ? [label, door.says] : [label]}
        tone="notice"
      />
    </>
  );
}

/** From this share of the width on a curve's name is to the left of its place. */
const nameEnds = 0.6;

/** The height of a name and the space around it, in pixels. */
const labelRoom = 28;

const wordsOf = (curves: readonly Curve[], { heights }: CurveStop): string =>
  curves
    .map(({ name }, index) => ({ name, height: heights[index] }))
    .filter(({ height }) => height !== undefined && Number.isFinite(height))
    .map(({ name, height }) => (curves.length === 1 ? rand(height!) : `${name} ${rand(height!)}`))
    .join(", ");

const besideRising = (share: number, down: number) =>
  share > nameEnds
    ? { anchor: "end" as const, shift: [-8, down] as const }
    : { anchor: "start" as const, shift: [8, down] as const };

/** Whether two curves end so far from each other, and from the axis, that each can have its name there. */
function endsApart(stops: readonly CurveStop[], y: (height: number) => number): boolean {
  const [one, other] = (stops.at(-1)?.heights ?? []).map(y);
  if (one === undefined || other === undefined) return false;
  // Large letters below the lower one must stay clear of the axis.
  return Math.abs(one - other) >= labelRoom / 2 && Math.max(one, other) < plotHeights.tall * 0.6;
}

/** At the end of two rising curves the name of the upper one is above both, that of the lower one below both. */
const outside = (upper: boolean) => (upper ? -10 : 26);

/** How far a curve's name is from it, in pixels downwards: above it where there is room, else where there is more. */
function labelShift(curves: readonly number[], own: number): number {
  const above = own - Math.max(0, ...curves.filter((down) => down < own));
  const below = Math.min(plotHeights.tall, ...curves.filter((down) => down > own)) - own;
  return above >= labelRoom || above >= below ? -10 : 20;
}

/** The stop, clear of both ends, at which the curves are furthest apart. */
function furthestApart(stops: readonly CurveStop[]): CurveStop | undefined {
  const inside = stops.slice(Math.ceil(stops.length * 0.2), Math.ceil(stops.length * 0.85));
  const spread = ({ heights }: CurveStop) => {
    const known = heights.filter(Number.isFinite);
    return Math.max(...known) - Math.min(...known);
  };
  return inside.reduce<CurveStop | undefined>(
    (best, stop) => (best === undefined || spread(stop) > spread(best) ? stop : best),
    undefined,
  );
}
