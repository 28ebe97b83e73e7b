import styles from "./house-line.module.css";

/** A rate line that climbs and falls in steps and becomes the roof of a house: the mark, drawn large. */
export function HouseLine() {
  return (
    <div className={styles.drawing}>
      <svg viewBox="0 0 1200 185" width="1200" height="185" aria-hidden="true">
        <g className={styles.soft}>
          <path d="M0 184h1200" />
          <path d="M1154 184v-54m0 24 13-13m-13 30-10-10M1154 176c-24 0-35-16-31-36 4-18 15-30 31-30s27 12 31 30c4 20-7 36-31 36" />
        </g>
        <path
          className={styles.line}
          d="M0 112h96V94h104v-20h86v38h66v30h132v-18h58v-22h52V76h64v38h58v20h168V66h60V22l172 82"
        />
        <path className={styles.line} d="M884 132v52m194-96v96M908 118h46v34h-46zm23 0v34m-23-17h46" />
        <path className={styles.clay} d="M996 184v-54h38v54m-10-27v.1" />
      </svg>
    </div>
  );
}
