import type { ReactNode } from "react";
import styles from "./rows.module.css";

/** A list whose items begin with a figure, a day or a name in bold: it stands before its few words, like a row of a table. */
export function Rows({ children }: { children: ReactNode }) {
  return <div className={styles.rows}>{children}</div>;
}
