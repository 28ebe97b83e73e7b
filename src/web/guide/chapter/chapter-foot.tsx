import { neighboursOf, type Section } from "../chapters.ts";
import styles from "./chapter.module.css";

/** On to the neighbouring chapters, and from the last one to the articles. */
export function ChapterFoot({ chapter }: { chapter: Section }) {
  const { previous, next } = neighboursOf(chapter);
  return (
    <nav className={styles.foot} aria-label="Neighbouring chapters">
      {previous && (
        <a className={styles.previous} href={previous.path} rel="prev">
          <span className={styles.direction}>
            <span aria-hidden="true">← </span>
            Previous chapter
          </span>
          {previous.label}
        </a>
      )}
      {next && (
        <a className={styles.next} href={next.path} rel="next">
          <span className={styles.direction}>
            {next.number ? "Next chapter" : "Further reading"}
            <span aria-hidden="true"> →</span>
          </span>
          {next.label}
        </a>
      )}
    </nav>
  );
}
