import type { ReactNode } from "react";
import styles from "./sideways.module.css";

/** A table with a column for each offer: amounts in the hundreds of millions scroll here, and never the page. */
export function Sideways({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the arrow keys
    <section className={styles.sideways} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
