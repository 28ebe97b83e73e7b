import type { ReactNode } from "react";
import styles from "./disclosure.module.css";
import rows from "./row-that-opens.module.css";

/** The summary of a part that opens, as a row with a corner at its end. */
export const rowThatOpens = rows.row;

type DisclosureProps = {
  summary: ReactNode;
  /** What is in it, in a few words at the end of its row. */
  result?: string | undefined;
  children: ReactNode;
  open?: boolean;
  /** Told when it is opened or closed. */
  onToggle?: (open: boolean) => void;
  quiet?: boolean;
  /** What is printed while it is closed: nothing, its content without the summary, or both. */
  printed?: "nothing" | "content" | "all";
};

/** The summary of a part that answers a question; analytics count which are opened. */
export function Question({ children }: { children: string }) {
  return <span data-faq={children}>{children}</span>;
}

/** A part that opens on demand; plain HTML, so it works before and without scripts. */
export function Disclosure({ summary, result, children, open, onToggle, quiet, printed }: DisclosureProps) {
  const look = quiet ? styles.quiet : styles.disclosure;
  return (
    <details
      className={printed ? `${look} ${styles[printed]}` : look}
      open={open}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
    >
      <summary className={quiet ? undefined : rowThatOpens}>
        {result ? <span>{summary}</span> : summary}
        {result && <span className={`${rows.result} figures`}>{result}</span>}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
