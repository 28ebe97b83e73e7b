import type { ReactNode } from "react";
import styles from "./notice.module.css";

type NoticeProps = { tone?: "plain" | "good" | "bad"; title?: string; children: ReactNode };

/** A few words set apart from the text around them. */
export function Notice({ tone = "plain", title, children }: NoticeProps) {
  return (
    <div className={tone === "plain" ? styles.notice : `${styles.notice} ${styles[tone]}`}>
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  );
}
