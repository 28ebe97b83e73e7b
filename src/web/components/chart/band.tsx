import styles from "./plot.module.css";
import { percentAcross } from "./point.ts";

/** A part of the width, marked by its background and a line at each end. */
export function Band({ from, to, cut }: { from: number; to: number; cut?: boolean }) {
  return (
    <>
      <rect className={styles.wash} x={percentAcross(from)} width={percentAcross(to - from)} height="100%" />
      {(cut ? [to] : [from, to]).map((edge) => (
        <line
          key={edge}
          className={styles.edge}
          x1={percentAcross(edge)}
          x2={percentAcross(edge)}
          y1="0"
          y2="100%"
        />
      ))}
    </>
  );
}
