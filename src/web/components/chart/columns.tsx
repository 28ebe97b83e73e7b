import styles from "./plot.module.css";
import { percentAcross } from "./point.ts";

/** Where a column begins and ends across the plot, as shares of its width, and where its free end is, in pixels. */
type ColumnShape = { from: number; to: number; end: number };

/** The share of a column's place that stays free on either side. */
const gap = 0.12;

/** Amounts as columns from `ground`, the height of zero in pixels: above it in the main colour, below it in the other. */
export function Columns({ columns, ground }: { columns: readonly ColumnShape[]; ground: number }) {
  return columns.map(({ from, to, end }) => (
    <rect
      key={from}
      className={end <= ground ? styles.main : styles.below}
      x={percentAcross(from + (to - from) * gap)}
      width={percentAcross((to - from) * (1 - 2 * gap))}
      y={Math.min(end, ground)}
      height={Math.abs(end - ground)}
    />
  ));
}
