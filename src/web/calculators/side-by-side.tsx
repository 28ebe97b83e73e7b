import type { ReactNode } from "react";
import styles from "./side-by-side.module.css";

/** Two fields next to each other on a phone, so that the answer is nearer; elsewhere they stand among the others. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}
