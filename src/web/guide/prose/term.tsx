import type { ReactNode } from "react";
import { entryFor, entryPath, sentence } from "../glossary/entries.ts";
import styles from "./term.module.css";

type TermProps = {
  name: string;
  /** Words for this one place; without them the glossary's are shown. */
  children?: ReactNode;
};

/**
 * A word of the trade with its explanation as a note in the margin: a popover that needs no script.
 * Accessible: the note follows its button, which is also described by it while it is closed.
 * Throws when it has no words of its own and the glossary has none either.
 */
export function Term({ name, children }: TermProps) {
  const entry = entryFor(name);
  if (!entry && !children) throw new Error(`The glossary does not explain "${name}".`);
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
        <span id={`${id}-meaning`}>{children ?? (entry && sentence(entry))}</span>
        {entry && (
          <a className={styles.glossary} href={entryPath(entry)}>
            In the glossary
          </a>
        )}
      </span>
    </>
  );
}
