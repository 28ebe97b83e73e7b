import type { ReactNode } from "react";
import styles from "./term.module.css";

/**
 * A word of the trade with its explanation as a note in the margin: a popover that needs no script.
 * Accessible: the note follows its button, which is also described by it while it is closed.
 */
export function Term({ name, children }: { name: string; children: ReactNode }) {
  // From the name: every term of a chapter is rendered by itself, so that React's own ids would all be the same.
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const id = `term-${words.join("-")}`;
  return (
    <>
      <button type="button" className={styles.term} popoverTarget={id} aria-describedby={`${id}-meaning`}>
        {name}
      </button>
      <span id={id} popover="auto" className={styles.note}>
        <strong className={styles.name}>{name}</strong>
        <span id={`${id}-meaning`}>{children}</span>
      </span>
    </>
  );
}
