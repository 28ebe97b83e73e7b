import styles from "./house-line.module.css";

/** The mark, drawn large: a rate line that becomes the roof over the doors, and the ground on which they stand. */
export function HouseLine() {
  return (
    <svg className={styles.drawing} viewBox="0 0 1184 240" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.inside} d="M0 239V112h96V8l293 114h217v-18h189v22h389v113" />
      <path
        className={`${styles.soft} ${styles.tree}`}
        d="M1240 239v-62m0 30 14-14m-14 32-12-12M1240 226c-26 0-38-17-34-40 4-20 17-34 34-34s30 14 34 34c4 23-8 40-34 40"
      />
      <path className={styles.soft} d="M389 122v117M795 126v113M148 68h48v38h-48zm24 0v38m-24-19h48" />
      <path d="M0 180v59M1184 126v113M-1200 239h3600" />
      <path d="M-1200 180H0v-68h96V8l293 114h217v-18h189v22h389v54h1200" />
    </svg>
  );
}
