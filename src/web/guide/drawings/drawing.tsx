import type { ReactNode } from "react";
import styles from "./drawing.module.css";
import { type DrawingName, drawings } from "./drawings.content.ts";

/** A small line drawing at the beginning of a part, with the one thing to remember of it. */
export function Drawing({ of, children }: { of: DrawingName; children: ReactNode }) {
  return (
    <figure className={styles.figure}>
      <Lines of={of} words={drawings[of].words} />
      <figcaption>{children}</figcaption>
    </figure>
  );
}

type LinesProps = {
  of: DrawingName;
  words?: string;
};

/** The drawing alone; decoration only, unless it is described in words. */
export function Lines({ of, words }: LinesProps) {
  const { leaf, clay } = drawings[of];
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 160 110"
      width="160"
      height="110"
      role={words && "img"}
      aria-label={words}
      aria-hidden={words ? undefined : true}
    >
      <path d={leaf} />
      <path className={styles.clay} d={clay} />
    </svg>
  );
}
