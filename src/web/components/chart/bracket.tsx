import { Label } from "./label.tsx";
import styles from "./plot.module.css";
import { percentAcross } from "./point.ts";

/** In pixels. */
const high = 10;

/** From where to where something goes, at the foot of a plot, with its name. */
export function Bracket({
  from,
  to,
  height,
  name,
}: {
  from: number;
  to: number;
  height: number;
  name: string;
}) {
  const [left, right] = [percentAcross(from), percentAcross(to)];
  return (
    <>
      {[left, right].map((end) => (
        <svg key={end} x={end} y="100%" overflow="visible" aria-hidden="true">
          <line className={styles.bracket} y1={-high} y2="0" />
        </svg>
      ))}
      <svg y="100%" overflow="visible" aria-hidden="true">
        <line className={styles.bracket} x1={left} x2={right} y1={-high / 2} y2={-high / 2} />
      </svg>
      <Label at={[(from + to) / 2, height]} anchor="middle" shift={[0, -16]} lines={[name]} tone="quiet" />
    </>
  );
}
