import { chapters } from "../chapters.ts";
import styles from "./stairs.module.css";

/** One step a chapter, as large as what is around it; decoration only. */
export function Stairs() {
  const steps = chapters.map((_, index) => `V${chapters.length - 1 - index}H${index + 1}`).join("");
  const size = chapters.length;
  return (
    <svg
      className={styles.stairs}
      viewBox={`0 0 ${size} ${size}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.wall} d={`M0 ${size}${steps}V${size}`} />
      <path className={styles.line} d={`M0 ${size}${steps}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
