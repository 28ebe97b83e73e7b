import type { ReactNode } from "react";
import { rowThatOpens } from "#web/components/disclosure/disclosure.tsx";
import styles from "./part.module.css";

export type PartProps = {
  title: string;
  /** What the part comes to, for the row that opens it: "R122 432", "20 rows". */
  result?: string | undefined;
  /** Open on a wide screen: what the specification shows, or what one came for. */
  standsOpen?: boolean | undefined;
  /** It helps most of all parts of the page: larger, its result a sentence under its title. */
  leads?: boolean | undefined;
  /** Left out on paper, for calls to action and advice. */
  screenOnly?: boolean;
  children: ReactNode;
};

/**
 * A part below the answer: a row that opens, with its result in it. On paper and without scripts it stands open under
 * its heading.
 */
export function Part({ title, result, standsOpen, leads, screenOnly, children }: PartProps) {
  const look = [
    styles.part,
    leads && styles.leads,
    standsOpen && styles.standsOpen,
    screenOnly && styles.screenOnly,
  ];
  return (
    <section className={look.filter(Boolean).join(" ")} aria-label={title}>
      <div className={styles.heading}>
        <h2>{title}</h2>
        {leads && <p>{result}</p>}
      </div>
      <details className={styles.fold}>
        <summary className={rowThatOpens}>
          <h2 className={styles.name}>{title}</h2>
          {result && <span className={`${styles.result} figures`}>{result}</span>}
        </summary>
        <div className={styles.body}>{children}</div>
      </details>
    </section>
  );
}

/** Buttons and links in a row that wraps. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
