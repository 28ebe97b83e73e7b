import type { ReactNode } from "react";
import { chapters, type Section } from "../chapters.ts";
import { Illustration } from "../illustration/illustration.tsx";
import styles from "./chapter.module.css";

/** Number, heading and drawing of a chapter. */
export function ChapterHead({ chapter }: { chapter: Section }) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <p className={styles.number}>
          Chapter {chapter.number} of {chapters.length}
        </p>
        <h1>{unbroken(chapter.heading)}</h1>
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
