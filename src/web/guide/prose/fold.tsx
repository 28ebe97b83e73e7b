import type { ReactNode } from "react";
import styles from "./fold.module.css";

type FoldProps = {
  title: string;
  /** The specification names what is in it: part of the text on wide screens. */
  specified?: boolean;
  children: ReactNode;
};

/**
 * What one looks up rather than reads: closed until its title is pressed, part of the text on paper. A link to a heading
 * inside opens it, without a script.
 */
export function Fold({ title, specified = false, children }: FoldProps) {
  return (
    <details className={specified ? `${styles.fold} ${styles.specified}` : styles.fold}>
      <summary>{title}</summary>
      <div data-folded>{children}</div>
    </details>
  );
}
