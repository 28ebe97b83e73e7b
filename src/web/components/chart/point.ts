/** A point in a plot: a share of the width, a height in pixels. So one drawing fits every screen. */
export type Point = readonly [across: number, down: number];

/** A share of the width as an SVG length. */
export const percentAcross = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** A height of a plot's own pixels as an SVG length: a plot is drawn higher where there is room. */
export const percentDown = (down: number, height: number): string => `${((down / height) * 100).toFixed(2)}%`;
