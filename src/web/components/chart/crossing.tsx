import type { ReactNode } from "react";
import { Area } from "./area.tsx";
import { Door } from "./door.tsx";
import { Label } from "./label.tsx";
import { Line } from "./line.tsx";
import styles from "./plot.module.css";
import { usePlotHeight } from "./plot.tsx";
import { heightAt, type Point, percentDown } from "./point.ts";
import { LineBehindWords } from "./reading-line.tsx";

type CrossingProps = {
  /** Names the shapes in the page. */
  id: string;
  points: readonly Point[];
  /** How high zero is. */
  zero: number;
  /** What is below zero and above it. */
  names: readonly [below: string, above: string];
  /** How what is below zero is filled: sand where it is a choice, hatched where it costs, mint where it saves and what is above costs. */
  fill: "sand" | "hatch" | "wash";
  /** Where the door stands, and its words; under zero where another line goes over the door. */
  door?: { at: number; lines: readonly string[]; under?: boolean } | undefined;
  /** Another line, behind the words, and its points: no name is on it. */
  beside?: ReactNode;
  besidePoints?: readonly Point[] | undefined;
  children?: ReactNode;
};

const grounds = { sand: "onSand", hatch: "onHatch", wash: "onWash" } as const;

/** The least height in pixels that a name needs between the line and zero, at its end. */
const roomForName = 36;

/** Words that are clear of the line on both sides of the door. */
const isShort = (words: string) => words.length <= 8;

/** How wide words over a door are, as a share of the width of a phone. */
const widthOf = (words: string) => 0.027 * words.length;

/** Half the width of a door: in pixels, and with a thumb beside it as a share of the width of a phone. */
const halfDoor = { pixels: 16, withThumb: 0.13 };

/** Where a name ends, from the edge where it begins: as a share of the width of a phone. */
const endOf = (name: string) => 0.03 + 0.031 * name.length;

/** One line over zero: what is on one side costs, what is on the other is yours, and the door stands where it crosses. */
export function Crossing(props: CrossingProps) {
  const { id, points, zero, names, fill, door, beside, besidePoints, children } = props;
  const all = withCrossings(points, zero);
  const ground = all.map(([across]): Point => [across, zero]);
  const below = all.map(([across, down]): Point => [across, Math.max(down, zero)]);
  const above = all.map(([across, down]): Point => [across, Math.min(down, zero)]);
  const rises = points[0]![1] > points.at(-1)![1];
  const down = percentDown(zero, usePlotHeight());
  const aboveFill = fill === "wash" ? "sand" : "wash";
  const side = { zero, line: all, other: besidePoints, door: door?.at };
  return (
    <>
      <Area id={`${id}-below`} top={ground} bottom={below} fill={fill} />
      <Area id={`${id}-above`} top={above} bottom={ground} fill={aboveFill} />
      <line className={styles.zero} x2="100%" y1={down} y2={down} />
      <Line points={points} />
      {door && <Door at={[door.at, zero]} />}
      {beside}
      <LineBehindWords />
      <SideName name={names[0]} atEnd={!rises} below ground={grounds[fill]} {...side} />
      <SideName name={names[1]} atEnd={rises} ground={grounds[aboveFill]} {...side} />
      {door && door.lines.length > 0 && <DoorWords {...door} {...{ zero, rises }} />}
      {children}
    </>
  );
}

type DoorWordsProps = {
  at: number;
  lines: readonly string[];
  zero: number;
  rises: boolean;
  under?: boolean;
};

/**
 * The words over a door. Long ones are on the side that the line leaves free: near its edge they begin there, and "5 years,
 * 3 months" is two lines, or the line would cross them.
 */
function DoorWords({ at, lines, zero, rises, under }: DoorWordsProps) {
  if (under) return <WordsUnderDoor {...{ at, lines, zero }} />;
  const free = rises ? at : 1 - at;
  const reach = (words: readonly string[]) => Math.max(...words.map(widthOf)) - 0.05;
  const broken = free < reach(lines) ? lines.flatMap((line) => line.split(/(?<=,) /)) : lines;
  const up = -62 - (broken.length - 1) * 18;
  if (at > 0.1 && at < 0.9 && broken.every(isShort))
    return <Label at={[at, zero]} anchor="middle" shift={[0, up]} lines={broken} />;
  if (free < 0.1)
    return (
      <Label at={[rises ? 0 : 1, zero]} anchor={rises ? "start" : "end"} shift={[0, up]} lines={broken} />
    );
  const from = Math.max(free, reach(broken));
  // At the other edge the door stands inside the picture, and so do its words.
  const beyond = free > 0.94 ? 0 : halfDoor.pixels;
  return rises ? (
    <Label at={[from, zero]} anchor="end" shift={[beyond, up]} lines={broken} />
  ) : (
    <Label at={[1 - from, zero]} anchor="start" shift={[-beyond, up]} lines={broken} />
  );
}

/** Under a door in a line that goes up: nothing is there to its right. As far down as a thumb on the door. */
function WordsUnderDoor({ at, lines, zero }: Pick<DoorWordsProps, "at" | "lines" | "zero">) {
  const fits = (words: string) => at + widthOf(words) <= 1;
  const broken = lines.every(fits) ? lines : lines.flatMap((line) => line.split(/(?<=,) /));
  return broken.every(fits) ? (
    <Label at={[at, zero]} shift={[0, 30]} lines={broken} />
  ) : (
    <Label at={[1, zero]} anchor="end" shift={[0, 30]} lines={broken} />
  );
}

type SideNameProps = {
  name: string;
  /** At the right edge. */
  atEnd: boolean;
  /** The side below zero. */
  below?: boolean;
  ground: (typeof grounds)[keyof typeof grounds];
  zero: number;
  line: readonly Point[];
  other: readonly Point[] | undefined;
  door: number | undefined;
};

/** What a side is, in it; where it is too low there, beyond zero, unless a line or the door is in the way. */
function SideName({ name, atEnd, below = false, ground, zero, line, other, door }: SideNameProps) {
  // From zero to the line, into the side, at the edge and where the name ends.
  const into = (across: number, to = line) => (below ? 1 : -1) * (heightAt(across, to) - zero);
  const [edge, end] = [0, endOf(name)].map((inwards) => (atEnd ? 1 - inwards : inwards)) as [number, number];
  const within = into(end) > roomForName;
  // Beyond zero it is in smaller letters, and has ended by then.
  const atDoor = below && door !== undefined && Math.abs(door - edge) < endOf(name) + halfDoor.withThumb;
  const clear = !atDoor && into((edge + 2 * end) / 3) > -8;
  const [first, last] = other ? [into(edge, other), into(end, other)] : [0, 0];
  const isCrossed = within && Math.min(first, last) < roomForName && Math.max(first, last) > 0;
  if (name === "" || isCrossed || (!within && (into(edge) < 2 || !clear))) return null;
  const inwards = atEnd ? -8 : 8;
  const common = {
    at: [edge, zero] as const,
    anchor: atEnd ? ("end" as const) : ("start" as const),
    lines: [name],
  };
  return within ? (
    <Label {...common} shift={[inwards, below ? 24 : -10]} tone="place" ground={ground} />
  ) : (
    <Label {...common} shift={[inwards, below ? -8 : 18]} />
  );
}

/** The line with a point wherever it meets zero. */
export function withCrossings(points: readonly Point[], zero: number): readonly Point[] {
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    if (!before || (before[1] - zero) * (point[1] - zero) >= 0) return [point];
    const share = (zero - before[1]) / (point[1] - before[1]);
    return [[before[0] + share * (point[0] - before[0]), zero] as const, point];
  });
}
