import type { ReactNode } from "react";
import styles from "./part.module.css";

type PartProps = {
  title: string;
  /** Calls to action and advice are of no use on paper. */
  screenOnly?: boolean;
  children: ReactNode;
};

/** A part under the answer with its heading. */
export function Part({ title, screenOnly, children }: PartProps) {
  return (
    <section className={screenOnly ? `${styles.part} ${styles.screenOnly}` : styles.part} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Buttons and links in a row that wraps. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
