import type { ReactNode } from "react";
import styles from "./hack.module.css";

type HackProps = { title: string; savings: string; children: ReactNode };

/** One way to pay less, with an example of what it saves. */
export function Hack({ title, savings, children }: HackProps) {
  return (
    <div className={styles.card}>
      <h3>{title}</h3>
      <p className={styles.savings}>
        <span className={styles.label}>Savings example</span> {savings}
      </p>
      <div>{children}</div>
    </div>
  );
}
