import type { ReactNode } from "react";
import { chapters, type Section } from "../chapters.ts";
import { Illustration } from "../illustration/illustration.tsx";
import styles from "./chapter.module.css";

type ChapterHeadProps = { chapter: Section; subtitle?: string };

/** Number, heading and drawing of a chapter, or of what is further reading. */
export function ChapterHead({ chapter, subtitle }: ChapterHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <p className={styles.number}>
          {chapter.number ? `Chapter ${chapter.number} of ${chapters.length}` : "Further reading"}
        </p>
        <h1>{unbroken(chapter.heading)}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      <Illustration id={chapter.id} />
    </div>
  );
}

/** A heading whose words with a hyphen stay on one line. */
function unbroken(heading: string): ReactNode[] {
  return heading.split(" ").map((word, index) => [
    index > 0 && " ",
    word.includes("-") ? (
      <span key={word} className={styles.word}>
        {word}
      </span>
    ) : (
      word
    ),
  ]);
}
