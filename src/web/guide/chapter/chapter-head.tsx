import type { MarkdownHeading } from "astro";
import type { ReactNode } from "react";
import { type Chapter, chapters } from "../chapters.ts";
import { Illustration } from "../illustration/illustration.tsx";
import styles from "./chapter.module.css";

type ChapterHeadProps = { chapter: Chapter; subtitle?: string };

/** Number, heading and drawing of a chapter. */
export function ChapterHead({ chapter, subtitle }: ChapterHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <p className={styles.number}>
          Chapter {chapter.number} of {chapters.length}
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

/** The parts of a chapter, from its second-level headings. */
export function InThisPart({ headings }: { headings: readonly MarkdownHeading[] }) {
  const parts = headings.filter(({ depth }) => depth === 2);
  return (
    <nav className={styles.parts} aria-labelledby="in-this-part">
      <p id="in-this-part" className={styles.partsTitle}>
        In this part
      </p>
      <ul>
        {parts.map(({ slug, text }) => (
          <li key={slug}>
            <a href={`#${slug}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
