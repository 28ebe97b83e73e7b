import type { ComponentProps, ReactNode } from "react";
import { Area } from "#web/components/chart/area.tsx";
import { smooth } from "#web/components/chart/course.ts";
import { Door } from "#web/components/chart/door.tsx";
import { KeptCurve } from "#web/components/chart/kept-curve.tsx";
import { Label } from "#web/components/chart/label.tsx";
import { Line } from "#web/components/chart/line.tsx";
import { plotClass, plotHeights } from "#web/components/chart/plot.tsx";
import { heightAt, type Point } from "#web/components/chart/point.ts";
import {
  downAt,
  type LinesOverProps,
  type Over,
  widthOf,
} from "#web/components/curve-control/curve-control.tsx";
import { more } from "./compare-offers.words.ts";

const ground = plotHeights.tall;

/** An offer's line, and what it costs more than the cheapest at its end. */
type OfferLine = { name: string; line: readonly Point[]; last: number };

/** The lines between two values of the field. */
export const linesBetween = (lines: Over["lines"], min: number, max: number, top: number): OfferLine[] =>
  lines.map(({ name, points }) => {
    const within = points.filter(([value]) => value >= min && value <= max);
    const line = within.map(
      ([value, cost]): Point => [(value - min) / (max - min), ground * downAt(cost, top, 0)],
    );
    return { name, line, last: within.at(-1)?.[1] ?? 0 };
  });

type OffersLinesProps = {
  /** Names the shape in the page. */
  id: string;
  /** The offer that is cheapest at the thumb first. */
  lines: readonly OfferLine[];
  door: number | undefined;
  doorWords: string | undefined;
  children?: ReactNode;
};

/** What each offer costs more than the cheapest, which is on the ground; the door is where another one becomes the cheapest. */
export function OffersLines({ id, lines, door, doorWords, children }: OffersLinesProps) {
  const [best, ...others] = lines;
  if (!best) return null;
  return (
    <>
      <Area id={id} top={secondLowest(lines)} fill="wash" />
      {others.map(({ name, line }, index) => (
        <Line key={name} points={line} dashed={index === 0} ghost={index > 0} />
      ))}
      <Line points={best.line} />
      {door !== undefined && <Door at={[door, ground]} />}
      {door !== undefined && doorWords && <DoorWords at={door} words={doorWords} />}
      {namesAtEnds(lines, door).map((name) => (
        <Label key={name.lines[0]} {...name} />
      ))}
      {children}
    </>
  );
}

/** The same under a thumb, with the amount that it is at. */
export function OffersCurve({ lines, min, max, top, points, chosen, words, kept, ...props }: LinesOverProps) {
  const lineOf = (answers: readonly number[]) => smooth(answers.map((cost) => ground * downAt(cost, top, 0)));
  const { keptAt, door, doorWords } = props;
  const line = lineOf(points);
  const gap = labelInGap(line, chosen, words);
  // Over the door there is room for one of the two.
  const isAtDoor = !gap && door !== undefined && Math.abs(chosen - door) < nearDoor;
  return (
    <svg className={plotClass} aria-hidden="true">
      <OffersLines
        {...props}
        doorWords={isAtDoor ? undefined : doorWords}
        lines={linesBetween(lines, min, max, top)}
      >
        {kept && <KeptCurve points={lineOf(kept)} now={line} nameAt={keptAt} valueAt={keptAt} door={door} />}
        <Label
          {...(gap ?? labelOver(line, chosen, words, isAtDoor ? door : undefined))}
          lines={[words]}
          tone="place"
        />
      </OffersLines>
    </svg>
  );
}

/** Over the ground as far as one saves. */
const secondLowest = (lines: readonly OfferLine[]): readonly Point[] =>
  lines[0]!.line.map(([across], place) => {
    const downs = lines.map(({ line }) => line[place]![1]);
    return [across, downs.toSorted((a, b) => b - a)[1] ?? ground];
  });

function DoorWords({ at, words }: { at: number; words: string }) {
  const lines = words.split(/(?<=,) /);
  const anchor = at < 0.12 ? "start" : at > 0.88 ? "end" : "middle";
  return <Label at={[at, ground]} anchor={anchor} shift={[0, -62 - (lines.length - 1) * 18]} lines={lines} />;
}

type LabelPlace = Pick<ComponentProps<typeof Label>, "at" | "anchor" | "shift" | "ground">;

/** As high as a name is, with what is around it. */
const nameHeight = 24;

/** A longer name has no room in large letters. */
const isLong = (name: string) => name.length > 9;

/** The names at the ends of the lines, from the ground up: over the line, and clear of the name below. */
function namesAtEnds(lines: readonly OfferLine[], door: number | undefined) {
  let free: number = ground;
  return lines
    .toSorted((a, b) => b.line.at(-1)![1] - a.line.at(-1)![1])
    .map(({ name, line, last }, index) => {
      const isLowest = index === 0;
      const whole = isLowest ? name : `${name} ${more(last)}`;
      const over = (words: string) => Math.min(free, highest(line, 1 - widthOf(words), 1));
      const words = isAtDoorWords(1 - widthOf(whole), over(whole), door) ? name : whole;
      const down = over(words);
      free = down - nameHeight;
      return {
        at: [1, down] as const,
        anchor: "end" as const,
        shift: [-4, -9] as const,
        lines: [words],
        ...(isLowest && { ground: "onWash" as const, tone: isLong(name) ? "plain" : ("place" as const) }),
      } satisfies ComponentProps<typeof Label>;
    });
}

/** Whether words that begin at a share of the width would lie over those of the door. */
const isAtDoorWords = (from: number, down: number, door: number | undefined): boolean =>
  door !== undefined && from < door + 0.17 && ground - down > 45 && ground - down < 125;

/** The highest place of a line between two shares of the width, and the lowest. */
const highest = (line: readonly Point[], from: number, to: number) => Math.min(...downsOf(line, from, to));
const lowest = (line: readonly Point[], from: number, to: number) => Math.max(...downsOf(line, from, to));
const downsOf = (line: readonly Point[], from: number, to: number): number[] =>
  Array.from({ length: 7 }, (_, part) => heightAt(from + (part * (to - from)) / 6, line));

/** So high a gap has its amount on the ground, and one with as much above it in its middle. */
const roomInGap = 36;

/** Up to here, and so high over the ground, words are clear of the name at its end. */
const endOfGround = 0.72;
const heightOfGround = 90;

/** How wide an amount in large letters is, as a share of the width of a phone. */
const widthOfAmount = (words: string) => 1.5 * widthOf(words) + 0.05;

/** The amount inside the gap under the thumb, on a side where the line leaves room for it. */
function labelInGap(line: readonly Point[], chosen: number, words: string): LabelPlace | undefined {
  const width = widthOfAmount(words);
  const inGap = (at: number, isAfter: boolean): LabelPlace | undefined => {
    const [from, to] = isAfter ? [chosen, chosen + width] : [chosen - width, chosen];
    const isOnGround = at === ground;
    const end = ground - at < heightOfGround ? endOfGround : 1;
    if (from < 0 || to > end || lowest(line, from, to) > at - roomInGap) return undefined;
    return {
      at: [chosen, at],
      anchor: isAfter ? "start" : "end",
      shift: [isAfter ? 20 : -20, isOnGround ? -10 : 7],
      ground: "onWash",
    };
  };
  const middle = (heightAt(chosen, line) + ground) / 2;
  return inGap(middle, true) ?? inGap(middle, false) ?? inGap(ground, true) ?? inGap(ground, false);
}

/** Closer to the door than this share of the width an amount over the thumb is over the door too. */
const nearDoor = 0.25;

/** Where there is no such room: over the line, or next to the thumb over the door that is there. */
function labelOver(
  line: readonly Point[],
  chosen: number,
  words: string,
  door: number | undefined,
): LabelPlace {
  const width = widthOfAmount(words);
  const down = heightAt(chosen, line);
  const within = (from: number) => Math.min(1 - width, Math.max(0, from)) + width / 2;
  if (door !== undefined) {
    const from = chosen < door ? chosen - 0.05 : (chosen + door - width) / 2;
    return { at: [within(from), Math.min(down, ground - 52)], anchor: "middle", shift: [0, -12] };
  }
  const rises = heightAt(Math.min(1, chosen + 0.05), line) < down;
  const middle = within(rises ? chosen - width : chosen);
  const over = highest(line, middle - width / 2, middle + width / 2);
  return { at: [middle, Math.min(down, over)], anchor: "middle", shift: [0, -24] };
}
