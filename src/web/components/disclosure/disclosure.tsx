import type { ComponentChildren } from "preact";
import styles from "./disclosure.module.css";
import { Resting, useOpened } from "./resting.tsx";

type DisclosureProps = {
  summary: ComponentChildren;
  children: ComponentChildren;
  open?: boolean;
  quiet?: boolean;
  /** What is on paper when it is closed: nothing, or its content without the summary. */
  printed?: "nothing" | "content";
  /** Long content: not kept up to date before it is opened. */
  long?: boolean;
};

/** The summary of a part that answers a question; analytics count which are opened. */
export function Question({ children }: { children: string }) {
  return <span data-faq={children}>{children}</span>;
}

/** A part that opens on demand; plain HTML, so it works before and without scripts. */
export function Disclosure({ summary, children, open, quiet, printed, long }: DisclosureProps) {
  const folded = useOpened();
  const look = quiet ? styles.quiet : styles.disclosure;
  return (
    <details className={printed ? `${look} ${styles[printed]}` : look} open={open} {...folded.details}>
      <summary {...folded.summary}>{summary}</summary>
      <Resting className={styles.body} wanted={!long || folded.opened}>
        {children}
      </Resting>
    </details>
  );
}
