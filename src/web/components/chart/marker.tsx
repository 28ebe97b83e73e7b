import styles from "./plot.module.css";
import { usePlotHeight } from "./plot.tsx";
import { type Point, percentAcross, percentDown } from "./point.ts";

/** The one value that a picture points at; with `drop` a line leads down to its place on the axis. */
export function Marker({ at: [x, y], drop = false }: { at: Point; drop?: boolean }) {
  const height = usePlotHeight();
  const [across, down] = [percentAcross(x), percentDown(y, height)];
  return (
    <>
      {drop && <line className={styles.drop} x1={across} x2={across} y1="100%" y2={down} />}
      <circle className={styles.marker} cx={across} cy={down} r="6" />
    </>
  );
}
