import type { Point } from "./point.ts";

/** Heights at even distances as the points of a line across the picture. */
export type Course = (heights: readonly number[]) => readonly Point[];

/** From height to height. */
export const smooth: Course = (heights) => heights.map((down, place) => [place / (heights.length - 1), down]);

/** A tread for each height, half a one at both ends. */
export const stepped: Course = (heights) =>
  heights.flatMap((down, place) =>
    [place - 0.5, place + 0.5].map((at): Point => [withinWidth(at / (heights.length - 1)), down]),
  );

const withinWidth = (share: number) => Math.min(1, Math.max(0, share));
