import type { ReactNode } from "react";
import styles from "./fold.module.css";

/**
 * What one looks up rather than reads: closed on a phone until its title is pressed, part of the text on wider screens
 * and on paper. A link to a heading inside opens it, without a script.
 */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>{title}</summary>
      <div data-folded>{children}</div>
    </details>
  );
}
