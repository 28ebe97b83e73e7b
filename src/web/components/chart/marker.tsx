import styles from "./plot.module.css";
import { usePlotHeight } from "./plot.tsx";
import { type Point, percentAcross, percentDown } from "./point.ts";

type MarkerProps = {
  at: Point;
  /** A line leads to its place on the axis. */
  drop?: boolean;
};

/** A value that a picture points at. */
export function Marker({ at: [x, y], drop = false }: MarkerProps) {
  const [across, down] = [percentAcross(x), percentDown(y, usePlotHeight())];
  return (
    <>
      {drop && <line className={styles.drop} x1={across} x2={across} y1="100%" y2={down} />}
      <circle className={styles.marker} cx={across} cy={down} r="6" />
    </>
  );
}
