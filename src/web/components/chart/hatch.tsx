import styles from "./hatch.module.css";

/** Slanting lines, which differ from a plain fill without any colour. Shapes use the pattern by its id. */
export function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect className={styles.ground} width="7" height="7" />
      <line className={styles.line} x1="0" x2="0" y1="0" y2="7" />
    </pattern>
  );
}
