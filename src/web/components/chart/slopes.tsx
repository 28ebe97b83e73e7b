import type { ComponentProps, ReactNode } from "react";
import { payoffTime } from "#web/format/payoff-time.ts";
import { Area } from "./area.tsx";
import { Door, MovableDoor } from "./door.tsx";
import { Label } from "./label.tsx";
import { Line } from "./line.tsx";
import { linearScale } from "./linear-scale.ts";
import { Marker } from "./marker.tsx";
import styles from "./plot.module.css";
import { plotHeights } from "./plot.tsx";
import { heightAt, type Point, percentAcross, percentDown } from "./point.ts";
import { LineBehindWords } from "./reading-line.tsx";

const ground = plotHeights.tall;

/** What is owed, in pixels of the plot: above the wall there is room for its words. */
export const owedScale = (most: number) => linearScale([0, most], [ground, 34]);

type Dot = { at: Point; lines: readonly string[] };

type SlopesProps = {
  /** Names the shapes in the page. */
  id: string;
  /** What is owed with all that is paid in, and with the instalment alone at the same places; one of both where they are the same. */
  slope: readonly Point[];
  without?: readonly Point[] | undefined;
  /** What is owed at the start, in words. */
  owed: string;
  /** Where the first of both ends, as a share of the width; undefined where it never does. */
  end: number | undefined;
  /** What is written over the door, if one can move it. */
  says?: string | undefined;
  /** What that gains. */
  lines: readonly string[];
  /** Places to look at on the slope, and those where it steps down, each from one height to another. */
  dots?: readonly Dot[];
  steps?: readonly (readonly [across: number, from: number, to: number])[];
  /** How what is between the two looks: filled, as the one thing to see, or pale, where both go down in stairs. */
  between: "bold" | "stairs";
  /** The curve to compare with. */
  children?: ReactNode;
};

/** Two slopes down from one wall: under the lower one the bank's part, between them the years that are yours. */
export function Slopes({
  id,
  slope,
  without,
  owed,
  end,
  says,
  lines,
  dots = [],
  steps = [],
  between,
  children,
}: SlopesProps) {
  const isBold = between === "bold";
  const bank = end ?? 1;
  const longest = without ?? slope;
  const [last, down] = longest.at(-1)!;
  const wall = longest[0]![1];
  const middle = heightAt(last / 2, longest);
  const rises = down < wall;
  return (
    <>
      {without && <Area id={`${id}-yours`} top={without} bottom={slope} fill={isBold ? "main" : "wash"} />}
      <Area id={id} top={slope} fill="hatch" />
      {/* Behind the lines: where both end is to be seen. */}
      {end !== undefined && says === undefined && <Door at={[end, ground]} />}
      {without && <Line points={without} quiet={!isBold} />}
      <Line
        points={[[0, ground], ...slope.filter(([across]) => end === undefined || across <= end + 1e-9)]}
      />
      {children}
      <LineBehindWords />
      {/* As long as it is on a phone a debt that grows is under it. */}
      <Label at={[0, Math.min(wall, heightAt(0.4, longest))]} shift={[0, -8]} lines={[owed]} tone="quiet" />
      {/* Over the end of the longer one, as low as a line of "10 months sooner" is clear of it on a phone. */}
      {middle > lines.length * heightOfLine + 12 && (
        <Label at={[last, middle]} anchor="end" shift={[-2, -12]} above lines={lines} tone="place" />
      )}
      {bank > 0.52 && (
        <Label
          at={[rises ? 1 : 0, ground]}
          anchor={rises ? "end" : "start"}
          shift={[rises ? -12 : 12, bank > 0.72 ? -14 : -40]}
          lines={bank > 0.72 ? ["Still the bank’s"] : ["Still", "the bank’s"]}
          tone="place"
          ground="onHatch"
        />
      )}
      {steps.map(([across, from, to]) => (
        <line
          key={across}
          className={styles.step}
          x1={percentAcross(across)}
          x2={percentAcross(across)}
          y1={percentDown(from, ground)}
          // A small bonus is to be seen, too.
          y2={percentDown(Math.max(to, from + 5), ground)}
        />
      ))}
      {dots.map(({ at }) => (
        <Marker key={at.join()} at={at} />
      ))}
      {withRoom(dots).map(({ at, lines }) => (
        <Label
          key={at.join()}
          at={at}
          // Under the slope, which falls: before its place where there is room.
          {...(at[0] > widthOfDot ? { anchor: "end", shift: [-10, 20] } : { shift: [6, 24] })}
          lines={lines}
          ground="onHatch"
        />
      ))}
      {without && end !== undefined && end < 0.68 && (
        <Label
          at={[end, ground]}
          shift={[40, -14]}
          lines={["Yours"]}
          {...(isBold ? { tone: "onMain" } : { tone: "place", ground: "onWash" })}
        />
      )}
      {end !== undefined && says !== undefined && (
        <DoorOnSlope {...{ slope, end, says }} ground={isBold ? "onLeaf" : "onWash"} />
      )}
    </>
  );
}

/** How wide the words of a dot are, as a share of the width of a phone, how high, and how far over the ground they are clear of others. */
const [widthOfDot, heightOfDot, roomForDot] = [0.26, 42, 116];

/** The dots whose words are clear of those before them and of what is written on the ground. */
function withRoom(dots: readonly Dot[]): readonly Dot[] {
  const named: Dot[] = [];
  for (const dot of dots) {
    const [across, down] = named.at(-1)?.at ?? [-1, 0];
    const isClear = dot.at[0] - across > 2 * widthOfDot || dot.at[1] - down > heightOfDot;
    if (isClear && ground - dot.at[1] > roomForDot && dot.lines.length > 0) named.push(dot);
  }
  return named;
}

/** A line of large words. */
const heightOfLine = 24;

/** As high as the door's words, and as wide on a phone with "Still" before them, as a share of the width. */
const [heightOfWords, widthOfWords] = [60, 0.46];

type DoorOnSlopeProps = {
  slope: readonly Point[];
  end: number;
  says: string;
  ground: ComponentProps<typeof MovableDoor>["ground"];
};

/** A door that can be moved. Its words are over it, but where the longer slope is too low there, under the shorter one. */
function DoorOnSlope({ slope, end, says, ground: behind }: DoorOnSlopeProps) {
  const at: Point = [end, ground];
  const under = slope.findLast(([, down]) => ground - down > heightOfWords)?.[0] ?? 0;
  if (under < widthOfWords) return <MovableDoor {...{ at, says }} ground={behind} />;
  return (
    <>
      <Door at={at} movable />
      <Label
        at={[under, ground]}
        anchor="end"
        // Clear of the door, too.
        shift={[end - under < 0.1 ? -38 : -10, -44]}
        lines={[says]}
        tone="notice"
        ground="onHatch"
      />
    </>
  );
}

/** What is gained by being done so many months sooner, in short lines for a picture; nothing where nothing is. */
export const soonerLines = (months: number): readonly string[] =>
  months > 0 ? `Yours ${payoffTime(months)} sooner`.split(/ (?=\d+\s\S+ sooner$)/) : [];
