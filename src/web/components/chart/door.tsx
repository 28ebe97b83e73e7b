import styles from "./plot.module.css";
import { usePlotHeight } from "./plot.tsx";
import { type Point, percentAcross, percentDown } from "./point.ts";

/** The clay door of the house: it stands where something becomes yours, at an edge of the picture inside it. */
export function Door({ at: [x, y] }: { at: Point }) {
  const left = x > 0.94 ? -32 : x < 0.06 ? 0 : -16;
  return (
    <svg
      className={styles.door}
      x={percentAcross(x)}
      y={percentDown(y, usePlotHeight())}
      overflow="visible"
      aria-hidden="true"
    >
      <path d={`M${left} 0v-52h32V0`} />
      <circle cx={left + 24} cy="-24" r="2.5" />
    </svg>
  );
}
