import type { ComponentProps } from "react";
import { Label } from "./label.tsx";
import { Line } from "./line.tsx";
import type { Point } from "./point.ts";

type KeptCurveProps = {
  points: readonly Point[];
  /** The curve of now: the name keeps to the other side of the kept one. */
  now: readonly Point[];
  /** The share of the way at which its name is, where its end has no room for it. */
  nameAt?: number | undefined;
  ground?: ComponentProps<typeof Label>["ground"];
};

/** The curve of the numbers that are kept to compare with: a dotted line with its name. */
export function KeptCurve({ points, now, nameAt, ground }: KeptCurveProps) {
  return (
    <>
      <Line points={points} ghost />
      <Label {...placeOf(points, now, nameAt)} lines={["Kept"]} {...(ground && { ground })} />
    </>
  );
}

/** The ends of two curves that are nearer than this share of the width are one to the eye. */
const apart = 0.08;

/** A curve that comes down is named at its end, under it, unless that is the end of both. */
function placeOf(points: readonly Point[], now: readonly Point[], nameAt: number | undefined) {
  const end = endOf(points);
  if (nameAt === undefined && Math.abs(end[0] - endOf(now)[0]) >= apart)
    return { at: end, anchor: "end" as const, shift: [-18, -8] as const };
  const at = points[Math.round((points.length - 1) * (nameAt ?? 0.3))] ?? end;
  return { at, ...sideOf(at, points, now) };
}

/** Where a curve comes to its last height. */
function endOf(points: readonly Point[]): Point {
  const last = points.at(-1)?.[1];
  return points.find(([, down]) => down === last) ?? [0, 0];
}

/** Away from the curve of now, on the side to which the kept one leaves room. */
function sideOf([across, down]: Point, points: readonly Point[], now: readonly Point[]) {
  const below = down > heightAt(across, now);
  const falls = (points.at(-1)?.[1] ?? 0) > (points[0]?.[1] ?? 0);
  return {
    anchor: below === falls ? ("end" as const) : ("start" as const),
    shift: [below === falls ? -10 : 10, below ? 18 : -8] as const,
  };
}

/** How far down a curve is, at the nearest of its points. */
function heightAt(across: number, points: readonly Point[]): number {
  const distance = ([at]: Point) => Math.abs(at - across);
  return points.reduce((nearest, point) => (distance(point) < distance(nearest) ? point : nearest), [
    Number.POSITIVE_INFINITY,
    0,
  ] as Point)[1];
}
