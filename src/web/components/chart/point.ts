/** A point in a plot: a share of the width, a height in pixels. So one drawing fits every screen. */
export type Point = readonly [across: number, down: number];

/** A level edge from one place across to another. */
export const level = (from: number, to: number, down: number): readonly Point[] => [
  [from, down],
  [to, down],
];

/** A share of the width as an SVG length. */
export const percentAcross = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** A height of a plot's own pixels as an SVG length: a plot is drawn higher where there is room. */
export const percentDown = (down: number, height: number): string => `${((down / height) * 100).toFixed(2)}%`;

/** How far down a line is at a place, between its points as well. */
export function heightAt(across: number, points: readonly Point[]): number {
  const next = points.findIndex(([at]) => at >= across);
  const [before, after] = [points[Math.max(0, next - 1)]!, points[next] ?? points.at(-1)!];
  const share = after[0] > before[0] ? (across - before[0]) / (after[0] - before[0]) : 0;
  return before[1] + share * (after[1] - before[1]);
}

/** A line from one place across to another, nothing where that is not further. */
export function partOf(points: readonly Point[], from: number, to: number): readonly Point[] {
  if (to <= from) return [];
  const between = points.filter(([across]) => across > from && across < to);
  return [[from, heightAt(from, points)], ...between, [to, heightAt(to, points)]];
}
