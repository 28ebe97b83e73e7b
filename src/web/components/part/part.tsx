import type { ReactNode } from "react";
import styles from "./part.module.css";

type PartProps = {
  title: string;
  /** Left out on paper, for calls to action and advice. */
  screenOnly?: boolean;
  children: ReactNode;
};

/** A part below the answer, with its heading. */
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
