import { glossaryPage } from "#web/site/addresses.ts";
import { type Chapter, chapters } from "../chapters.ts";
import styles from "./chapter-list.module.css";
import { SectionIcon } from "./section-icon.tsx";

/**
 * The guide's table of contents: always open beside the text; on a phone it is a disclosure above it.
 * Both stand in the HTML, and only one of them is displayed, so that neither needs a script.
 */
export function ChapterList({ active }: { active: Chapter }) {
  return (
    <nav className={styles.sidebar} aria-label="Guide Sections">
      <div className={styles.beside}>
        <p className={styles.title}>Guide Sections</p>
        <Chapters active={active} />
        <Beyond />
      </div>
      <details className={styles.above}>
        <summary>
          Guide Sections
          <span className={styles.here}>
            {active.number} of {chapters.length}
          </span>
        </summary>
        <Chapters active={active} />
        <Beyond />
      </details>
    </nav>
  );
}

function Chapters({ active }: { active: Chapter }) {
  return (
    <ol className={styles.chapters}>
      {chapters.map(({ id, number, label, path }) => (
        <li key={id}>
          <a
            href={path}
            aria-current={id === active.id ? "page" : undefined}
            data-track-event="edu_nav_click"
            data-track-name={id}
          >
            <SectionIcon id={id} />
            <span className={`${styles.number} figures`}>{number}</span>
            <span>{label}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** What belongs to the guide and is no chapter. */
function Beyond() {
  return (
    <ul className={styles.beyond}>
      {[glossaryPage].map(({ path, title }) => (
        <li key={path}>
          <a href={path} data-track-event="edu_nav_click" data-track-name={path.slice(1)}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
