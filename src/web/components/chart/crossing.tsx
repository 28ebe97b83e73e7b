import type { ReactNode } from "react";
import { Area } from "./area.tsx";
import { Door } from "./door.tsx";
import { Label } from "./label.tsx";
import { Line } from "./line.tsx";
import styles from "./plot.module.css";
import { usePlotHeight } from "./plot.tsx";
import { heightAt, type Point, percentDown } from "./point.ts";
import { ReadingLine } from "./reading-line.tsx";

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
  /** Where the door stands, and its words. */
  door?: { at: number; lines: readonly string[] } | undefined;
  children?: ReactNode;
};

const grounds = { sand: "onSand", hatch: "onHatch", wash: "onWash" } as const;

/** The least height in pixels that a name needs between the line and zero, at its end. */
const roomForName = 26;

/** Words that are clear of the line on both sides of the door. */
const isShort = (words: string) => words.length <= 8;

/** Where a name ends, from the edge where it begins: as a share of the width of a phone. */
const endOf = (name: string) => 0.03 + 0.035 * name.length;

/** One line over zero: what is on one side costs, what is on the other is yours, and the door stands where it crosses. */
export function Crossing({ id, points, zero, names, fill, door, children }: CrossingProps) {
  const all = withCrossings(points, zero);
  const ground = all.map(([across]): Point => [across, zero]);
  const below = all.map(([across, down]): Point => [across, Math.max(down, zero)]);
  const above = all.map(([across, down]): Point => [across, Math.min(down, zero)]);
  const rises = points[0]![1] > points.at(-1)![1];
  // Long words over the door are on the side that the line leaves free, unless the edge is near.
  const toLeft = door !== undefined && (rises ? door.at > 0.3 : door.at > 0.7);
  const centred = door !== undefined && door.at > 0.1 && door.at < 0.9 && door.lines.every(isShort);
  // A door at the picture's edge stands inside it, and so do its words.
  const aside = centred || (door !== undefined && (door.at > 0.94 || door.at < 0.06)) ? 0 : 16;
  const down = percentDown(zero, usePlotHeight());
  const aboveFill = fill === "wash" ? "sand" : "wash";
  return (
    <>
      <Area id={`${id}-below`} top={ground} bottom={below} fill={fill} />
      <Area id={`${id}-above`} top={above} bottom={ground} fill={aboveFill} />
      <line className={styles.zero} x2="100%" y1={down} y2={down} />
      {door && <Door at={[door.at, zero]} />}
      <Line points={points} />
      <ReadingLine />
      <SideName name={names[0]} atEnd={!rises} below ground={grounds[fill]} {...{ zero, line: all }} />
      <SideName name={names[1]} atEnd={rises} ground={grounds[aboveFill]} {...{ zero, line: all }} />
      {door && door.lines.length > 0 && (
        <Label
          at={[door.at, zero]}
          anchor={centred ? "middle" : toLeft ? "end" : "start"}
          shift={[toLeft ? aside : -aside, -62 - (door.lines.length - 1) * 18]}
          lines={door.lines}
        />
      )}
      {children}
    </>
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
};

/** What a side is, in it; where it is too low there, beyond zero, unless the line is in the way. */
function SideName({ name, atEnd, below = false, ground, zero, line }: SideNameProps) {
  // From zero to the line, into the side, at the edge and where the name ends.
  const into = (across: number) => (below ? 1 : -1) * (heightAt(across, line) - zero);
  const [edge, end] = [0, endOf(name)].map((inwards) => (atEnd ? 1 - inwards : inwards)) as [number, number];
  const within = into(end) > roomForName;
  // Beyond zero it is in smaller letters, and has ended by then.
  const clear = into((edge + 2 * end) / 3) > -8;
  if (!within && (into(edge) < 2 || !clear)) return null;
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
