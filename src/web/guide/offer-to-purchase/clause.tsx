import type { ReactNode } from "react";
import styles from "./clause.module.css";

/** How a clause may read. The caption says on every one that it is nothing to sign. */
export function Wording({ children }: { children: ReactNode }) {
  return (
    <figure className={styles.wording}>
      <figcaption>An example, not a document to sign</figcaption>
      <blockquote>{children}</blockquote>
    </figure>
  );
}

/** What to ask about a clause before it is signed. */
export function Ask({ children }: { children: ReactNode }) {
  return (
    <div className={styles.ask}>
      <p className={styles.title}>Ask before you sign</p>
      {children}
    </div>
  );
}
