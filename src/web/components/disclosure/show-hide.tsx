import type { ReactNode } from "react";
import styles from "./show-hide.module.css";

type ShowHideProps = { title: string; children: ReactNode };

/** A whole part of a page that is shown on demand, its heading saying (Show) or (Hide). */
export function ShowHide({ title, children }: ShowHideProps) {
  return (
    <details className={styles.part}>
      <summary>
        <h2>{title}</h2>
        <span className={styles.show}>(Show)</span>
        <span className={styles.hide}>(Hide)</span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
