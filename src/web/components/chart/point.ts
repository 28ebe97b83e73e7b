/** A point in a plot: a share of the width, a height in pixels. One drawing so fits every screen. */
export type Point = readonly [across: number, down: number];

/** A share of the width as an SVG length. */
export const percentAcross = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** The width of a reader's handle, in pixels. */
const handleWidth = 30;

/** How far a handle is moved in, in pixels, so that at both ends it is within the picture; in the middle it is not. */
export const handleShift = (share: number): number => (0.5 - share) * handleWidth;
