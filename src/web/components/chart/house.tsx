import type { ReactNode } from "react";
import { Area } from "./area.tsx";
import { Door } from "./door.tsx";
import { Label } from "./label.tsx";
import { Line } from "./line.tsx";
import { Marker } from "./marker.tsx";
import { usePlotHeight } from "./plot.tsx";
import type { Point } from "./point.ts";
import { LineBehindWords } from "./reading-line.tsx";

type HouseProps = {
  /** Names the shapes in the page. */
  id: string;
  /** How high the home's price is. */
  top: number;
  /** What is owed, from the start on. */
  slope: readonly Point[];
  /** What is owed at the start, in words, where there is room for them over the wall. */
  owed: string | undefined;
  /** Where half is yours, with its words, and whether one can move it. */
  door: { at: Point; lines: readonly string[]; movable: boolean } | undefined;
  /** What is said where the slope ends, if there is room to its right. */
  end: readonly string[];
  /** The curve to compare with. */
  children?: ReactNode;
};

/** The share of the height that a wall needs for words under its slope. */
const roomForWords = 0.3;

/** The share of the width to the right of a slope's end that its words need on a phone. */
const roomForEnd = 0.28;

/** A loan as the mark: a wall up, a slope down. What is under it is hatched, still the bank's; the rest is yours. */
export function House({ id, top, slope, owed, door, end, children }: HouseProps) {
  const ground = usePlotHeight();
  const [, wall] = slope[0]!;
  const [last] = slope.at(-1)!;
  return (
    <>
      <Area
        id={`${id}-yours`}
        top={[
          [0, top],
          [1, top],
        ]}
        fill="wash"
      />
      <Area id={id} top={slope} fill="hatch" />
      <Line points={[[0, ground], ...slope]} />
      {children}
      <LineBehindWords />
      {owed && (
        <Label
          at={[0, wall]}
          shift={[0, -8]}
          lines={[owed]}
          tone="quiet"
          {...(wall > top + 1 && { ground: "onWash" })}
        />
      )}
      <Label at={[1, top]} anchor="end" shift={[-12, 30]} lines={["Yours"]} tone="place" ground="onWash" />
      {ground - wall > roomForWords * ground && <BanksName ground={ground} door={door?.at[0]} end={last} />}
      {!children && last < 1 - roomForEnd && (
        <Label
          // Clear of a door at the wall.
          at={[Math.max(last, 0.09), ground]}
          shift={[10, -10 - (end.length - 1) * 18]}
          lines={end}
          tone="quiet"
          ground="onWash"
        />
      )}
      {door && (
        <>
          <Door at={[door.at[0], ground]} movable={door.movable} />
          <Marker at={door.at} />
          {/* They would lie on the slope to compare with; the sentence says what has changed. */}
          {!children && <DoorsWords {...door} />}
        </>
      )}
    </>
  );
}

/** On the wider side of the door, in as many lines as there is room for. */
function BanksName({ ground, door = 1, end }: { ground: number; door?: number | undefined; end: number }) {
  const right = door < 0.3;
  // Beside a longer loan to compare with, there is none.
  if (right && end < 0.9) return null;
  const lines =
    right || door > 0.66
      ? ["Still the bank’s"]
      : door > 0.46
        ? ["Still", "the bank’s"]
        : ["Still", "the", "bank’s"];
  return (
    <Label
      at={[right ? door : 0, ground]}
      shift={[right ? 22 : 12, -10]}
      above
      lines={lines}
      tone="place"
      ground="onHatch"
    />
  );
}

/** Above the slope where that is to the right of the words, else below it, clear of the slope and of the door. */
function DoorsWords({ at, lines }: NonNullable<HouseProps["door"]>) {
  return at[0] < 0.55 ? (
    <Label at={at} shift={[14, -8 - (lines.length - 1) * 14]} lines={lines} ground="onWash" />
  ) : (
    <Label at={at} anchor="end" shift={[-24, 4]} lines={lines} ground="onHatch" />
  );
}
