import type { Point } from "./point.ts";

/** Heights at even distances as the points of a line across the picture. */
export type Course = (heights: readonly number[]) => readonly Point[];

/** From height to height. */
export const smooth: Course = (heights) => heights.map((down, place) => [place / (heights.length - 1), down]);

/** A tread for each height, half a one at both ends; the same height again is one longer tread. */
export const stepped: Course = (heights) =>
  heights.flatMap((down, place) =>
    [-1, 1].flatMap((side): Point[] =>
      heights[place + side] === down ? [] : [[withinWidth((place + side / 2) / (heights.length - 1)), down]],
    ),
  );

const withinWidth = (share: number) => Math.min(1, Math.max(0, share));
