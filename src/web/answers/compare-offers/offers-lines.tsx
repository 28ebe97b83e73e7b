import type { ComponentProps, ReactNode } from "react";
import { Area } from "#web/components/chart/area.tsx";
import { smooth } from "#web/components/chart/course.ts";
import { Door } from "#web/components/chart/door.tsx";
import { KeptCurve } from "#web/components/chart/kept-curve.tsx";
import { Label } from "#web/components/chart/label.tsx";
import { Line } from "#web/components/chart/line.tsx";
import { plotClass, plotHeights } from "#web/components/chart/plot.tsx";
import { heightAt, type Point } from "#web/components/chart/point.ts";
import { LineBehindWords } from "#web/components/chart/reading-line.tsx";
import {
  downAt,
  type LinesOverProps,
  type Over,
  widthOf,
} from "#web/components/curve-control/curve-control.tsx";
import styles from "./offers-lines.module.css";

const ground = plotHeights.tall;

type OfferLine = { name: string; line: readonly Point[] };

/** The lines between two values of the field. */
export const linesBetween = (lines: Over["lines"], min: number, max: number, top: number): OfferLine[] =>
  lines.map(({ name, points }) => ({
    name,
    line: points
      .filter(([value]) => value >= min && value <= max)
      .map(([value, cost]): Point => [(value - min) / (max - min), ground * downAt(cost, top, 0)]),
  }));

type OffersLinesProps = {
  /** Names the shape in the page. */
  id: string;
  /** The offer that is cheapest at the thumb first. */
  lines: readonly OfferLine[];
  door: number | undefined;
  doorWords: string | undefined;
  /** Where the thumb is, as a share of the width: a name under it is left out. */
  chosen?: number | undefined;
  /** Another line, behind the words. */
  beside?: ReactNode;
  children?: ReactNode;
};

/** What each offer costs more than the cheapest, which is on the ground; the door is where another one becomes the cheapest. */
export function OffersLines({ id, lines, door, doorWords, chosen, beside, children }: OffersLinesProps) {
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
      {beside}
      <LineBehindWords />
      {door !== undefined && doorWords && <DoorWords at={door} words={doorWords} />}
      <NamesAtEnds lines={lines} chosen={chosen} />
      {children}
    </>
  );
}

/** The same under a thumb, with the amount that it is at. */
export function OffersCurve({ lines, min, max, top, points, chosen, words, kept, ...props }: LinesOverProps) {
  const lineOf = (answers: readonly number[]) => smooth(answers.map((cost) => ground * downAt(cost, top, 0)));
  const { keptAt, isKeptNamed, door } = props;
  const line = lineOf(points);
  const names = Math.max(...lines.map(({ name }) => widthOf(name)));
  const under = placeUnder(line, chosen, words, names);
  const place = under ? { label: under, isAtDoor: false } : placeOver(line, chosen, words, names, door);
  return (
    <svg className={plotClass} aria-hidden="true">
      <OffersLines
        {...props}
        chosen={chosen}
        lines={linesBetween(lines, min, max, top)}
        beside={
          kept && (
            <KeptCurve
              points={lineOf(kept)}
              now={line}
              isNamed={isKeptNamed}
              nameAt={keptAt}
              valueAt={keptAt}
              door={door}
            />
          )
        }
      >
        <g className={place.isAtDoor ? styles.atDoor : undefined}>
          <Label {...place.label} lines={[words]} tone="place" />
        </g>
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

/** How high a line of words is, and how high words over the door begin. */
const lineHeight = 18;
const overDoor = 62;

function DoorWords({ at, words }: { at: number; words: string }) {
  const lines = words.split(/(?<=,) /);
  const anchor = at < 0.12 ? "start" : at > 0.88 ? "end" : "middle";
  return <Label at={[at, ground]} anchor={anchor} shift={[0, -overDoor]} above lines={lines} />;
}

/** The names at the ends of the lines, from the ground up: over the line, and clear of the name below. Under the thumb is none. */
function NamesAtEnds({ lines, chosen = 0 }: Pick<OffersLinesProps, "lines" | "chosen">) {
  const thumb = heightAt(chosen, secondLowest(lines));
  let free: number = ground;
  return lines
    .toSorted((a, b) => b.line.at(-1)![1] - a.line.at(-1)![1])
    .map(({ name, line }, index) => {
      const down = Math.min(free, highest(line, 1 - widthOf(name), 1));
      free = down - 24;
      if (chosen > 1 - widthOf(name) - halfThumb && Math.abs(thumb - free) < 2 * lineHeight) return null;
      return (
        <Label
          key={name}
          at={[1, down]}
          anchor="end"
          shift={[-4, -9]}
          lines={[name]}
          {...(index === 0 && { ground: "onWash" })}
        />
      );
    });
}

/** As a share of the width of a phone. */
const halfThumb = 0.06;

/** The highest place of a line between two shares of the width. */
const highest = (line: readonly Point[], from: number, to: number) =>
  Math.min(...Array.from({ length: 7 }, (_, part) => heightAt(from + (part * (to - from)) / 6, line)));

/** Whether it goes up where the thumb is. */
const risesAt = (line: readonly Point[], chosen: number) =>
  heightAt(Math.min(1, chosen + 0.05), line) < heightAt(Math.max(0, chosen - 0.05), line);

type AmountPlace = Pick<ComponentProps<typeof Label>, "at" | "anchor" | "shift" | "ground">;

/** How high an amount is with the room around it, in the low picture of a phone. */
const amountHeight = 62;

/** Beside the thumb and under the line, where there is no other offer, if that is high enough there. */
function placeUnder(
  line: readonly Point[],
  chosen: number,
  words: string,
  names: number,
): AmountPlace | undefined {
  const down = heightAt(chosen, line);
  const rises = risesAt(line, chosen);
  // In large letters.
  const width = 1.5 * widthOf(words);
  const end = rises ? chosen + width : chosen - width;
  const isAtName = end > 1 - 1.5 * names && ground - down < 2 * amountHeight;
  if (end < 0 || end > 1 || isAtName || ground - down < amountHeight) return undefined;
  return {
    at: [chosen, down],
    anchor: rises ? "start" : "end",
    shift: [rises ? 14 : -14, 32],
    ground: "onWash",
  };
}

/** The amount over the thumb, left of the names at the ends, and over the door's words where it would be at them. */
function placeOver(
  line: readonly Point[],
  chosen: number,
  words: string,
  names: number,
  door: number | undefined,
): { label: AmountPlace; isAtDoor: boolean } {
  // In large letters.
  const width = 1.4 * widthOf(words);
  const rises = risesAt(line, chosen);
  const end = Math.max(width, Math.min(rises ? chosen : chosen + width / 2, 1 - names));
  const isAtDoor = door !== undefined && end - width < door + 0.2 && end > door - 0.2;
  const down = Math.min(
    heightAt(chosen, line) - 30,
    highest(line, end - width, end) - 10,
    isAtDoor ? ground - overDoor - 2 * lineHeight : ground,
  );
  return { label: { at: [end, down], anchor: "end" }, isAtDoor };
}
