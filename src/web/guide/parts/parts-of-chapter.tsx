import type { MarkdownHeading } from "astro";
import { Button } from "#web/components/button/button.tsx";
import type { Address } from "#web/site/addresses.ts";
import type { Section } from "../chapters.ts";
import { Chapters, FurtherReading } from "../sidebar/chapter-list.tsx";
import styles from "./parts-of-chapter.module.css";

type PartsProps = { headings: readonly MarkdownHeading[] };

/**
 * The parts of a chapter, and on a phone all chapters too: one line that stays at the top while one reads, says which part
 * this is, opens either list and leads back up. Without scripts these are disclosures that scroll away.
 */
export function GuideBar({ headings, active }: PartsProps & { active: Section | Address }) {
  return (
    <div className={styles.bar} data-parts-bar>
      <nav className={styles.page} aria-label="On this page">
        <details name="guide-bar">
          <summary>
            On this page
            <span className={styles.here} data-part-here />
          </summary>
          <div className={styles.list}>
            <OpenAll />
            <Parts headings={headings} />
          </div>
        </details>
        <a className={styles.top} href="#main">
          <span aria-hidden="true">↑</span>
          Top<span className="visually-hidden"> of the page</span>
        </a>
      </nav>
      <nav className={styles.guide} aria-label="Guide Sections">
        <details name="guide-bar">
          <summary>Guide Sections</summary>
          <div className={styles.list}>
            <Chapters active={active} />
            <FurtherReading active={active} />
          </div>
        </details>
      </nav>
    </div>
  );
}

/** For who reads a chapter from its beginning to its end. */
export function OpenAll() {
  return (
    <Button look="quiet" data-open-parts>
      Open all parts
    </Button>
  );
}

/** From the headings of the second level. */
function Parts({ headings }: PartsProps) {
  return (
    <ul className={styles.parts} data-parts>
      {headings
        .filter(({ depth }) => depth === 2)
        .map(({ slug, text }) => (
          <li key={slug}>
            <a href={`#${slug}`}>{text}</a>
          </li>
        ))}
    </ul>
  );
}
