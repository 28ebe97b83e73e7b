import type { ReactNode } from "react";
import { rowThatOpens } from "#web/components/disclosure/disclosure.tsx";
import styles from "./part.module.css";

type PartProps = {
  title: string;
  /** What the part comes to, for the row that opens it: "R122 432", "20 rows". */
  result?: string | undefined;
  /** Open on a wide screen: what the specification shows, or what one came for. */
  standsOpen?: boolean;
  /** Left out on paper, for calls to action and advice. */
  screenOnly?: boolean;
  children: ReactNode;
};

/**
 * A part below the answer: a row that opens, with its result in it. On paper and without scripts it stands open under
 * its heading.
 */
export function Part({ title, result, standsOpen, screenOnly, children }: PartProps) {
  const look = [styles.part, standsOpen && styles.standsOpen, screenOnly && styles.screenOnly];
  return (
    <section className={look.filter(Boolean).join(" ")} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <details className={styles.fold}>
        <summary className={rowThatOpens}>
          <PartName title={title} result={result} />
        </summary>
        <div className={styles.body}>{children}</div>
      </details>
    </section>
  );
}

/** The name of a part that opens, and what it comes to. */
function PartName({ title, result }: Pick<PartProps, "title" | "result">) {
  return (
    <>
      <h2>{title}</h2>
      {result && <span className={`${styles.result} figures`}>{result}</span>}
    </>
  );
}

/** Buttons and links in a row that wraps. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
