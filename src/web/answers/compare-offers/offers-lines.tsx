import type { ReactNode } from "react";
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

/** The same under a thumb, with the amount that it is at where there is room: the sentence over it says the amount. */
export function OffersCurve({ lines, min, max, top, points, chosen, words, kept, ...props }: LinesOverProps) {
  const lineOf = (answers: readonly number[]) => smooth(answers.map((cost) => ground * downAt(cost, top, 0)));
  const { keptAt, isKeptNamed, door } = props;
  const line = lineOf(points);
  const names = Math.max(...lines.map(({ name }) => widthOf(name)));
  const under = placeUnder(line, chosen, words, names);
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
        {under && <Label {...under} lines={[words]} tone="place" />}
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

/** How high an amount is with the room over it, in the low picture of a phone. */
const amountHeight = 46;

/** In what is saved, beside the thumb and on the ground, if that is high enough there and no offer is named there. */
function placeUnder(line: readonly Point[], chosen: number, words: string, names: number) {
  const down = heightAt(chosen, line);
  const rises = heightAt(Math.min(1, chosen + 0.05), line) < heightAt(Math.max(0, chosen - 0.05), line);
  // In larger and narrower letters.
  const width = 1.2 * widthOf(words);
  const end = rises ? chosen + width : chosen - width;
  const isAtName = end > 1 - 1.2 * names;
  if (end < 0 || end > 1 || isAtName || ground - down < amountHeight) return undefined;
  return {
    at: [chosen, ground],
    anchor: rises ? "start" : "end",
    shift: [rises ? 12 : -12, -12],
    ground: "onWash",
  } as const;
}
