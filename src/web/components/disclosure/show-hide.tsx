import type { ReactNode } from "react";
import { useKept } from "#web/components/kept/use-kept.ts";
import styles from "./show-hide.module.css";

type ShowHideProps = {
  title: string;
  /** What the part comes to: "240 payments". */
  result?: string | undefined;
  children: ReactNode;
};

/**
 * A whole part of a page that is shown on demand, its heading saying (Show) or (Hide). What was opened is open
 * again when the visitor returns to its tab.
 */
export function ShowHide({ title, result, children }: ShowHideProps) {
  const [open, setOpen] = useKept(`part: ${title}`, false);
  return (
    <details className={styles.part} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{title}</h2>
        {result && <span className={`${styles.result} figures`}>{result}</span>}
        <span className={styles.show}>(Show)</span>
        <span className={styles.hide}>(Hide)</span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
