import { type ComponentType, memo } from "react";
import { markPath } from "#web/components/chart/mark-path.ts";
import { percentAcross } from "#web/components/chart/point.ts";
import { LineDown } from "#web/components/chart/reading-line.tsx";
import styles from "./curve-control.module.css";
import { type CurveRangeProps, CurveThumb, markClass, thumb, within } from "./curve-slider.tsx";

type CurveDrawingProps = Pick<CurveRangeProps, "min" | "max" | "value" | "words" | "describedBy"> & {
  /** The answer at equal steps from `min` to `max`: the same array as long as they stay the same. */
  points: readonly number[];
  /** The answers at the top and at the bottom of the drawing, where several curves share one scale. */
  top?: number;
  bottom?: number;
  /** The values that are written under the curve, in order. */
  ticks: readonly number[];
  /** How a value is written under the curve; the last one has room for a unit. */
  format: (value: number, last?: boolean) => string;
  /** How the answers at the two ends are written. */
  answer: (answer: number) => string;
  /** The same in few letters, for a curve that has no room for more. */
  short?: ((answer: number) => string) | undefined;
  /** The highest and the lowest answer are written instead, where the curve rises and falls on both sides of zero. */
  extremes?: boolean | undefined;
  /** The value of the thumb is written under it, for where its field is not next to the curve. */
  showsValue?: true;
  /** What the answers are, before those at the ends are said. */
  said?: string;
  /** What is above zero costs; without it what is below does. */
  costsAbove?: true | undefined;
  /** Where the curve is the page's picture: what is below zero and above it, and the value at which it tips. */
  sides?: Sides | undefined;
  /** Where it is the page's picture as several lines: the thumb is on the second lowest. */
  over?: Over | undefined;
  /** The value of the kept numbers, where the curve is no picture. */
  kept?: number | undefined;
  /** The curve is drawn from its lowest answer; its picture says what is to be read off it. */
  fromLowest?: true | undefined;
};

/** What a curve is on either side of zero, and what draws it as a picture; the door stands where it changes sides, under its words. */
export type Sides = {
  names: readonly [below: string, above: string];
  /** `SidedCurve`: given, so that only a page with such a curve brings its drawing along. */
  Curve: ComponentType<SidedCurveProps>;
  tips?: Tipping | undefined;
  /** The answers to the kept numbers at the same places, and the value that was kept. */
  kept?: { answers: readonly number[]; value: number } | undefined;
  marks?: readonly PlacedMark[] | undefined;
};

/** A value that a picture marks. */
export type CurveMark = { value: number; lines: readonly string[] };

/** Where a mark is, as a share of the width, and the answer there. */
export type PlacedMark = CurveMark & { at: number; answer: number };

/** Lines over the ground on which the lowest of them lies, each by the values of the field, and what draws them. */
export type Over = Omit<Sides, "names" | "Curve"> & {
  lines: readonly { name: string; points: readonly (readonly [value: number, answer: number])[] }[];
  Lines: ComponentType<LinesOverProps>;
};

export type LinesOverProps = Pick<Over, "lines"> &
  Pick<CurveDrawingProps, "min" | "max" | "points"> &
  Pick<SidedCurveProps, "id" | "top" | "door" | "doorWords" | "kept" | "keptAt" | "isKeptNamed"> & {
    /** Where the thumb is, as a share of the width, and the answer there in words. */
    chosen: number;
    words: string;
  };

/** The value at which a curve tips, and how that is written. */
export type Tipping = { value: number; words: string };

/** The curve of an answer, filled to zero, with the thumb on it. */
export function CurveDrawing(props: CurveDrawingProps) {
  const { min, max, value, words, describedBy, points, ticks, format, answer } = props;
  const { said, costsAbove, sides, over, fromLowest, short } = props;
  const { marks = [] } = sides ?? {};
  const picture = sides ?? over;
  const extremes = props.extremes && Math.min(...points) < 0 && Math.max(...points) > 0;
  const ends = [points[0] ?? 0, points.at(-1) ?? 0].map(answer);
  const { top: highest = Math.max(0, ...points), bottom: lowest = Math.min(0, ...points) } = props;
  const share = (value: number) => (value - min) / (max - min);
  const door = picture && doorAt(points, picture.tips && share(picture.tips.value));
  // Between two points of the curve the place is not known to the last digit.
  const doorWords =
    picture?.tips?.words ??
    (door === undefined ? undefined : `about ${format(roughly(min + door * (max - min)), true)}`);
  const top = over
    ? roomOverLines * Math.max(1, highest)
    : door === undefined
      ? highest
      : Math.max(highest, roomOverDoor * -lowest);
  // The picture says them itself.
  const saysAmounts = over !== undefined || fromLowest;
  const under = extremes ? 2 * roomUnder : sides && saysAmounts ? roomUnder : 0;
  const bottom = lowest < 0 ? lowest - under * (top - lowest) : lowest;
  const chosen = share(within(value, min, max));
  const across = percentAcross(chosen);
  const downOf = (answer: number) => percentAcross(downAt(answer, top, bottom));
  const kept = picture ? picture.kept?.value : props.kept;
  const keptAt = kept === undefined ? undefined : share(within(kept, min, max));
  const height = heightAt(points, chosen);
  const down = downOf(height);
  const zero = downOf(0);
  const doorHeight = 0.31 * (top - bottom);
  const amounts = saysAmounts
    ? []
    : extremes
      ? extremesOf(points, answer)
      : ends.map((words, end) => placeOfEnd(points, end, words, sides && { door, doorHeight }));
  const isOnKept = ({ at, words }: Amount) => keptAt !== undefined && Math.abs(keptAt - at) < widthOf(words);
  const shortAmounts = [0, 1].flatMap((end) => {
    if (!short || saysAmounts) return [];
    const words = short(points[end * (points.length - 1)] ?? 0);
    const width = widthOf(words);
    const place = placeOfEnd(points, end, words, sides && { door, doorHeight }, 1.5 * width);
    const isClear = Math.abs(chosen - end) > width + 0.12 && !place.inTheWay && !isOnKept(place);
    return isClear ? [place] : [];
  });
  const isAtThumb = ({ at, words }: Amount) => Math.abs(chosen - at) < widthOf(words);
  const halfOfValue = widthOf(words(value)) / 2;
  // Beyond the end until the range follows what is typed.
  const showsValue = props.showsValue && within(value, min, max) === value;
  const isUnderThumb = (at: number, words: string) => {
    const half = widthOf(words) / 2;
    // With room for larger letters.
    return Math.abs(inside(at, half) - inside(chosen, halfOfValue)) < half + halfOfValue + 0.05;
  };
  const underThumb = { x: across, y: "100%", textAnchor: anchor(chosen, halfOfValue) };
  const isOnName = (name: string, end: number) =>
    !fromLowest &&
    Math.abs(chosen - end) < widthOfName(name) &&
    Math.abs(height) < roomForName * (top - bottom);
  const isOverThumb = (amount: Amount) =>
    isAtThumb(amount) && amount.height - height < roomOverThumb * (top - bottom);
  // Under the thumb, which would hide part of it: the ring is left.
  const other = picture?.kept;
  const isKeptNamed =
    other === undefined ||
    keptAt === undefined ||
    Math.abs(chosen - keptAt) >= widthOf("Kept") ||
    Math.abs(heightAt(other.answers, keptAt) - height) >= roomForName * (top - bottom);
  const isOnDoor = door !== undefined && Math.abs(chosen - door) < halfDoor;
  const plumb = <line className={styles.plumb} x1={across} x2={across} y1={down} y2="100%" />;
  return (
    <>
      <span className="visually-hidden" id={describedBy}>
        {`${said ? `${said}: ` : ""}${ends[0]} at ${words(min)}, ${ends[1]} at ${words(max)}.`}
        {marks.map((mark) => ` ${words(mark.value)}: ${mark.lines.join(" ")}.`).join("")}
      </span>
      <svg
        className={picture ? `${styles.drawing} ${styles.large}` : styles.drawing}
        data-lift={picture ? undefined : liftOf(points, top, bottom)}
        aria-hidden="true"
      >
        {over ? (
          <LineDown value={plumb}>
            <over.Lines
              {...{ min, max, points, top, door, doorWords, keptAt, isKeptNamed, chosen }}
              id={describedBy}
              lines={over.lines}
              kept={over.kept?.answers}
              words={answer(height)}
            />
            <line className={styles.base} x2="100%" y1="100%" y2="100%" />
          </LineDown>
        ) : sides ? (
          <sides.Curve
            {...{ points, top, bottom, costsAbove, doorWords, keptAt, isKeptNamed, chosen }}
            id={describedBy}
            // The thumb, which is a roof, takes its place.
            door={isOnDoor ? undefined : door}
            // Not under the thumb, which would hide part of it: the verdict says which side that is.
            below={height < 0 && isOnName(sides.names[0], 1 - nameAt(points)) ? "" : sides.names[0]}
            above={height > 0 && isOnName(sides.names[1], nameAt(points)) ? "" : sides.names[1]}
            kept={sides.kept?.answers}
            marks={sides.marks}
          />
        ) : (
          <>
            <Curve {...{ points, top, bottom, costsAbove }} />
            <line className={styles.today} x2="100%" y1={down} y2={down} />
            <line className={styles.base} x2="100%" y1={zero} y2={zero} />
            {plumb}
          </>
        )}
        {amounts.map((amount) => {
          const { at, words, under, inTheWay } = amount;
          // From the corner: nothing, as its mark says.
          if (!sides && at === 0 && points[0] === 0) return null;
          if (isOnKept(amount) && !extremes) return null;
          // Right over the thumb it would be read as the thumb's: there is room for a peak's beside it.
          const isCovered = inTheWay || (!under && isOverThumb(amount));
          if (isCovered && !extremes) return null;
          const place = isCovered
            ? besideThumb(chosen)
            : {
                x: percentAcross(at),
                ...(sides && under && besideEnd(at)),
                textAnchor: anchor(at, widthOf(words) / 2),
              };
          return (
            <text
              {...place}
              key={at}
              data-of-side={sides && (under ? "under" : "")}
              className={under ? `${styles.end} ${styles.under}` : styles.end}
              y={downOf(amount.height)}
            >
              {words}
            </text>
          );
        })}
        {shortAmounts.map(({ at, words, under, height }) => (
          <text
            key={at}
            className={under ? `${styles.short} ${styles.shortUnder}` : styles.short}
            x={percentAcross(at)}
            y={downOf(height)}
            textAnchor={anchor(at)}
            {...(under && besideEnd(at))}
          >
            {words}
          </text>
        ))}
        {!picture && keptAt !== undefined && keptAt !== chosen && (
          <KeptPlace at={keptAt} {...{ points, chosen, downOf }} />
        )}
        <CurveThumb x={across} y={down}>
          {picture && <path className={markClass} d={markPath} transform="translate(-9.5 -10) scale(0.6)" />}
        </CurveThumb>
        {showsValue && (
          <text {...underThumb} className={`${styles.tick} ${styles.value}`} data-value="">
            {words(value)}
          </text>
        )}
        {ticks.map((tick, index) => (
          <text
            key={tick}
            className={tickClass(index, ticks.length)}
            // The value has its place, where it is shown.
            data-beside={
              showsValue && isUnderThumb(share(tick), format(tick, index === ticks.length - 1))
                ? ""
                : undefined
            }
            x={percentAcross(share(tick))}
            y="100%"
            textAnchor={anchor(share(tick))}
          >
            {format(tick, index === ticks.length - 1)}
          </text>
        ))}
      </svg>
    </>
  );
}

type KeptPlaceProps = Pick<CurveDrawingProps, "points"> & {
  at: number;
  chosen: number;
  downOf: (answer: number) => string;
};

/** Where on the curve the kept value is; its name is clear of the curve, and left out where the thumb would be on it. */
function KeptPlace({ at, points, chosen, downOf }: KeptPlaceProps) {
  const name = "Kept";
  const half = widthOf(name) / 2;
  const middle = inside(at, half);
  const around = [middle - half, at, middle + half].map((share) => heightAt(points, within(share, 0, 1)));
  return (
    <>
      <circle className={styles.kept} cx={percentAcross(at)} cy={downOf(heightAt(points, at))} r="5" />
      {Math.abs(chosen - middle) > half + clearOfThumb && (
        <text
          className={styles.keptName}
          x={percentAcross(middle)}
          y={downOf(Math.max(...around))}
          textAnchor="middle"
        >
          {name}
        </text>
      )}
    </>
  );
}

type CurveProps = {
  points: readonly number[];
  top: number;
  bottom: number;
  costsAbove: true | undefined;
};

/** Stretched to the drawing, with a line of even width. Memoised: while the thumb moves, it stays. */
const Curve = memo(function Curve({ points, top, bottom, costsAbove }: CurveProps) {
  const steps = points.length - 1;
  const zero = 100 * downAt(0, top, bottom);
  const place = (step: number, answer: number) =>
    `${Number(step.toFixed(2))},${(100 * downAt(answer, top, bottom)).toFixed(2)}`;
  const line = points.map((answer, step) => place(step, answer)).join(" ");
  /** What is between the curve and zero, at one side of zero. */
  const filled = (side: (answer: number, zero: number) => number) =>
    points
      .flatMap((answer, step) => {
        const next = points[step + 1] ?? answer;
        const own = place(step, side(answer, 0));
        return answer * next < 0 ? [own, place(step + answer / (answer - next), 0)] : [own];
      })
      .join(" ");
  return (
    <svg
      className={styles.curve}
      viewBox={`0 0 ${steps} 100`}
      width="100%"
      height="100%"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polygon
        className={costsAbove && styles.costs}
        points={`0,${zero} ${filled(Math.max)} ${steps},${zero}`}
      />
      {bottom < 0 && (
        <polygon
          className={costsAbove ? undefined : styles.costs}
          points={`0,${zero} ${filled(Math.min)} ${steps},${zero}`}
        />
      )}
      <polyline points={line} vectorEffect="non-scaling-stroke" />
    </svg>
  );
});

export type SidedCurveProps = CurveProps & {
  id: string;
  below: string;
  above: string;
  /** Where the door stands, as a share of the width, and its words; without it there is no door. */
  door: number | undefined;
  doorWords: string | undefined;
  /** The curve of the kept numbers, and the share of the width at which their value is. */
  kept: readonly number[] | undefined;
  keptAt: number | undefined;
  /** Whether there is room for its name. */
  isKeptNamed: boolean;
  /** Where the thumb is, as a share of the width. */
  chosen: number;
  marks: readonly PlacedMark[] | undefined;
};

/** How far down an answer is drawn, as a share of the height; zero is at the bottom of a curve that begins above it. */
export const downAt = (answer: number, top: number, bottom: number): number =>
  top > bottom ? Math.min(1, 1 - (answer - bottom) / (top - bottom)) : 1;

/** How many times as high a curve may be drawn on a phone, the most first. */
const lifts = [4, 3, 2, 1.5, 1.25];

/** How many times as high a curve can be and not pass the top of its drawing; one that goes below zero stays as it is. */
function liftOf(points: readonly number[], top: number, bottom: number): number | undefined {
  const highest = Math.max(...points);
  return bottom < 0 || highest <= 0 ? undefined : lifts.find((lift) => lift * highest <= top);
}

/** Room for an amount under the lowest place of a curve, clear of the values below it, as a share of its height. */
const roomUnder = 0.16;

/** So far over the thumb an amount is not the thumb's, as a share of the height. */
const roomOverThumb = 0.2;

/** So far from zero a thumb is clear of a side's name, as a share of the height. */
const roomForName = 0.27;

/** Room for a name over the highest line, as a factor of its height. */
const roomOverLines = 1.12;

/** Room for a door with its words over zero, as a share of what is below it. */
const roomOverDoor = 0.28;

/** So far from the middle of a door a thumb is in it, as a share of the width of a phone. */
const halfDoor = 0.055;

/** How far an amount is from a door, as a share of the width. */
const nearDoor = 0.06;

/** How far the middle of the thumb is from words next to it, as a share of the width of a small curve. */
const clearOfThumb = 0.07;

/** Where a curve changes sides inside its range, as a share of the width: where that is known, or between its points. */
function doorAt(points: readonly number[], known: number | undefined): number | undefined {
  // What is nothing in whole rand is on neither side.
  const sided = points.flatMap((answer, step) => (Math.round(answer) === 0 ? [] : [{ answer, step }]));
  if (known !== undefined) return known > 0 && known < 1 && sided.length > 0 ? known : undefined;
  const next = sided.findIndex(({ answer }, index) => answer * (sided[index - 1]?.answer ?? answer) < 0);
  const [before, after] = [sided[next - 1], sided[next]];
  if (!before || !after) return undefined;
  const part = before.answer / (before.answer - after.answer);
  return (before.step + part * (after.step - before.step)) / (points.length - 1);
}

/** A price to three digits, a rate or years to two. */
const roughly = (value: number): number => Number(value.toPrecision(Math.abs(value) < 1000 ? 2 : 3));

/** How much of the width the words at an end take with the thumb beside them, where a curve is so narrow that it just has them. */
export const widthOf = (words: string) => Math.min(1, 0.02 + 0.026 * words.length);

/** The name of a side is in larger letters, at the end to which the curve goes up; with half a thumb beside it. */
const widthOfName = (name: string) => 0.075 + 0.031 * name.length;
const nameAt = (points: readonly number[]) => Number((points[0] ?? 0) < (points.at(-1) ?? 0));

/** An amount that is written at a curve: at which share of the width, under or above which answer, or left out. */
type Amount = { at: number; words: string; height: number; under: boolean; inTheWay: boolean };

/** The lowest and the highest answer of a curve, where they are. */
const extremesOf = (points: readonly number[], answer: (answer: number) => string): Amount[] =>
  [Math.min(...points), Math.max(...points)].map((height, index) => ({
    at: points.indexOf(height) / (points.length - 1),
    words: answer(height),
    height,
    under: index === 0,
    inTheWay: false,
  }));

/**
 * Where the amount at one end, 0 or 1, is clear of the curve: above its highest place there. With two sides an amount below zero
 * is beside the end, under the line that climbs from it. It is left out where the door is in the way, as the name of that side is
 * there, and where it would be far from the end.
 */
function placeOfEnd(
  points: readonly number[],
  end: number,
  words: string,
  /** How high a curve is on which an amount stands over the door, and its words. */
  sides: { door: number | undefined; doorHeight: number } | undefined,
  width = widthOf(words),
): Amount {
  const heights = Array.from({ length: 7 }, (_, place) =>
    heightAt(points, Math.abs(end - (place * width) / 6)),
  );
  const highest = Math.max(0, ...heights);
  const { door, doorHeight = 0 } = sides ?? {};
  const under = sides !== undefined && heights[0]! < 0;
  // Also where it would stand right over the door's words.
  const onDoor =
    !under && door !== undefined && Math.abs(end - door) < width + nearDoor && highest < 1.3 * doorHeight;
  const climb = heightAt(points, Math.abs(end - besideAnEnd)) - heights[0]!;
  const isFar =
    sides !== undefined && (under ? climb < doorHeight / 10 : highest - heights[0]! > doorHeight / 3);
  return { at: end, words, under, inTheWay: onDoor || isFar, height: under ? heights[0]! : highest };
}

/** Words beside an end begin here, as a share of the width of a phone: clear of the thumb on it. */
const besideAnEnd = 0.08;
const besideEnd = (end: number) => ({ dx: end === 0 ? "2.3em" : "-2.3em" });

/** The answer at a share of the way, on the straight line between the points next to it. */
export function heightAt(points: readonly number[], share: number): number {
  const place = share * (points.length - 1);
  const [before = 0, after = before] = points.slice(Math.floor(place));
  return before + (after - before) * (place % 1);
}

/** Five marks or more crowd at the ends on a phone, where those at the edge are moved inside; a small curve has its two ends. */
function tickClass(index: number, count: number): string | undefined {
  if (index === 0 || index === count - 1) return styles.tick;
  const isMiddle = 2 * index === count - 1;
  return `${styles.tick} ${count > 4 && !isMiddle ? styles.crowded : styles.inner}`;
}

/** Where words end or begin next to the thumb, on the side that has more room. */
const besideThumb = (chosen: number) => {
  const before = chosen > 0.5;
  const clear = thumb / 2 + 8;
  return {
    x: percentAcross(chosen),
    dx: before ? -clear : clear,
    textAnchor: before ? ("end" as const) : ("start" as const),
  };
};

/** Where the middle of words is that stay inside the picture. */
const inside = (share: number, half: number) => Math.min(1 - half, Math.max(half, share));

/** A value at an edge stays inside the picture. */
function anchor(share: number, half = 0.03): "start" | "middle" | "end" {
  if (share < half) return "start";
  return share > 1 - half ? "end" : "middle";
}
