import { Label } from "./label.tsx";
import { Line } from "./line.tsx";
import type { Point } from "./point.ts";

type KeptCurveProps = {
  points: readonly Point[];
  /** The curve of now: the name keeps to the other side of the kept one. */
  now: readonly Point[];
};

/** The curve of the numbers that are kept to compare with: a dotted line with its name. */
export function KeptCurve({ points, now }: KeptCurveProps) {
  const named = points[Math.round(points.length * 0.75)];
  return (
    <>
      <Line points={points} ghost />
      {named && <Label at={named} {...placeOf(named, points, now)} lines={["Kept"]} />}
    </>
  );
}

/** Where the name is: away from the curve of now, on the side to which the kept one leaves room. */
function placeOf([across, down]: Point, points: readonly Point[], now: readonly Point[]) {
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
