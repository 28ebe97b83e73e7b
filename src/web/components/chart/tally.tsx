import styles from "./plot.module.css";
import { usePlotHeight } from "./plot.tsx";
import { type Point, percentAcross, percentDown } from "./point.ts";

/** In pixels: from stroke to stroke, from bundle to bundle, how high a stroke is, and from row to row. */
const [stroke, bundle, high, row] = [6, 31, 20, 26];

/** Bundles of five in a row. */
const inRow = 3;

const rowsOf = (times: number) => Math.ceil(times / (5 * inRow));

export const tallyHeight = (times: number): number => (times > 0 ? rowsOf(times) * row - row + high : 0);

type TallyProps = {
  at: Point;
  /** Pixels from the point to the strokes. */
  shift: readonly [right: number, down: number];
  times: number;
  anchor: "start" | "middle" | "end";
  noticed: boolean;
};

/** As many strokes as times, the fifth of each bundle across the others. */
export function Tally({ at: [x, y], shift: [right, below], times, anchor, noticed }: TallyProps) {
  const places = Array.from({ length: times }, (_, index) => {
    const [whole, within] = [Math.floor(index / 5), index % 5];
    return { left: (whole % inRow) * bundle, down: Math.floor(whole / inRow) * row, within };
  });
  const width = Math.max(0, ...places.map(({ left, within }) => left + Math.min(within, 3) * stroke));
  const from = right + { start: 5, middle: -width / 2, end: -width - 5 }[anchor];
  const path = places
    .map(({ left, down, within }) => {
      const start = from + left;
      return within === 4
        ? `M${start - 4} ${below + down + high - 3}l${3 * stroke + 8} ${6 - high}`
        : `M${start + within * stroke} ${below + down}v${high}`;
    })
    .join("");
  return (
    <svg x={percentAcross(x)} y={percentDown(y, usePlotHeight())} overflow="visible" aria-hidden="true">
      <path className={noticed ? styles.noticedTally : styles.tally} d={path} />
    </svg>
  );
}
