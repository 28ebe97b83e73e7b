/** A point in a plot: a share of the width, a height in pixels. So one drawing fits every screen. */
export type Point = readonly [across: number, down: number];

/** A share of the width as an SVG length. */
export const percentAcross = (share: number): string => `${(share * 100).toFixed(2)}%`;
