import type { ReactNode } from "react";
import styles from "./part-of-text.module.css";

type PartOfTextProps = {
  title: string;
  /** Its anchor: a link to it opens it. */
  id: string;
  /** What the part says, in one or two short sentences. */
  is: string;
  children: ReactNode;
};

/**
 * A part of a long text: a row with its title and what it says, which opens in its place. On paper and without
 * scripts it is open. Its page brings `parts-script.astro`.
 */
export function PartOfText({ title, id, is, children }: PartOfTextProps) {
  return (
    <details id={id} className={styles.part} data-part>
      <summary className={styles.answer}>
        <h2>{title}</h2>
        <span className={styles.sentence}>{is}</span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
