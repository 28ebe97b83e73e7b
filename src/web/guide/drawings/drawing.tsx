import type { ReactNode } from "react";
import styles from "./drawing.module.css";
import { type DrawingName, drawings } from "./drawings.content.ts";

/** A small line drawing at the beginning of a part, with the one thing to remember of it. */
export function Drawing({ of, children }: { of: DrawingName; children: ReactNode }) {
  const { leaf, clay, words } = drawings[of];
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.drawing}
        viewBox="0 0 160 110"
        width="160"
        height="110"
        role="img"
        aria-label={words}
      >
        <path d={leaf} />
        <path className={styles.clay} d={clay} />
      </svg>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
