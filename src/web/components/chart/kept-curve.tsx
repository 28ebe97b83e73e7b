import type { ComponentProps } from "react";
import { Label } from "./label.tsx";
import { Line } from "./line.tsx";
import styles from "./plot.module.css";
import { usePlotHeight } from "./plot.tsx";
import { heightAt, type Point, percentAcross, percentDown } from "./point.ts";

type KeptCurveProps = {
  points: readonly Point[];
  /** The present curve: the kept one's name is on its other side. */
  now: readonly Point[];
  /** Whether its name is on it. */
  isNamed?: boolean;
  /** Where along the curve its name is, if its end has no room for it. */
  nameAt?: number | undefined;
  /** Where along the curve the kept value is: a ring marks it. */
  valueAt?: number | undefined;
  /** Where a door stands on the ground along the curve. */
  door?: number | undefined;
  ground?: ComponentProps<typeof Label>["ground"];
};

/** The curve of the kept numbers: a dotted line with its name. Where it is the present one, it is no line of its own. */
export function KeptCurve({ points, now, isNamed = true, nameAt, valueAt, door, ground }: KeptCurveProps) {
  const height = usePlotHeight();
  return (
    <>
      {!isSame(points, now) && <Line points={points} ghost />}
      {valueAt !== undefined && (
        <circle
          className={styles.kept}
          cx={percentAcross(valueAt)}
          cy={percentDown(heightAt(valueAt, points), height)}
          r="5"
        />
      )}
      {isNamed && (
        <Label {...placeOf(points, now, nameAt, door)} lines={["Kept"]} {...(ground && { ground })} />
      )}
    </>
  );
}

/** To the pixel. */
const isSame = (points: readonly Point[], now: readonly Point[]) =>
  points.length === now.length && points.every(([, down], place) => Math.abs(down - now[place]![1]) < 1);

/** As far from a door a name is clear of it and of the words over it, as a share of the width. */
const clearOfDoor = 0.25;

/** Ends of two curves closer than this share of the width look like one. */
const apart = 0.08;

/** A falling curve has its name under its end, unless both curves end there. */
function placeOf(
  points: readonly Point[],
  now: readonly Point[],
  nameAt: number | undefined,
  door: number | undefined,
) {
  const end = endOf(points);
  if (nameAt === undefined && Math.abs(end[0] - endOf(now)[0]) >= apart)
    return { at: end, anchor: "end" as const, shift: [-18, -8] as const };
  const across = nameAt ?? 0.3;
  const at: Point = [across, heightAt(across, points)];
  const isNearDoor = door !== undefined && Math.abs(at[0] - door) < clearOfDoor;
  return { at, ...sideOf(at, points, now, isNearDoor) };
}

/** Where a curve reaches its last height. */
function endOf(points: readonly Point[]): Point {
  const last = points.at(-1)?.[1];
  return points.find(([, down]) => down === last) ?? [0, 0];
}

/** On the side of the kept curve that is away from the present one; below it near a door, which stands above. */
function sideOf([across, down]: Point, points: readonly Point[], now: readonly Point[], isNearDoor: boolean) {
  const below = isNearDoor || down >= heightAt(across, now);
  const falls = (points.at(-1)?.[1] ?? 0) > (points[0]?.[1] ?? 0);
  return {
    anchor: below === falls ? ("end" as const) : ("start" as const),
    shift: [below === falls ? -10 : 10, below ? 18 : -8] as const,
  };
}
