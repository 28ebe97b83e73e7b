import { type Address, glossaryPage, offerToPurchase } from "#web/site/addresses.ts";
import { type Chapter, chapters } from "../chapters.ts";
import styles from "./chapter-list.module.css";
import { SectionIcon } from "./section-icon.tsx";

/** The chapter that is open, or the page of the guide that is none. */
type Props = { active: Chapter | Address };

/**
 * The guide's table of contents: always open beside the text; on a phone it is a disclosure above it.
 * Both stand in the HTML, and only one of them is displayed, so that neither needs a script.
 */
export function ChapterList({ active }: Props) {
  return (
    <nav className={styles.sidebar} aria-label="Guide Sections">
      <div className={styles.beside}>
        <p className={styles.title}>Guide Sections</p>
        <Chapters active={active} />
        <Beyond active={active} />
      </div>
      <details className={styles.above}>
        <summary>
          Guide Sections
          {"number" in active && (
            <span className={styles.here}>
              {active.number} of {chapters.length}
            </span>
          )}
        </summary>
        <Chapters active={active} />
        <Beyond active={active} />
      </details>
    </nav>
  );
}

function Chapters({ active }: Props) {
  return (
    <ol className={styles.chapters}>
      {chapters.map(({ id, number, label, path }) => (
        <li key={id}>
          <a
            href={path}
            aria-current={path === active.path ? "page" : undefined}
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
function Beyond({ active }: Props) {
  return (
    <ul className={styles.beyond}>
      {[glossaryPage, offerToPurchase].map(({ path, title }) => (
        <li key={path}>
          <a
            href={path}
            aria-current={path === active.path ? "page" : undefined}
            data-track-event="edu_nav_click"
            data-track-name={path.slice(1)}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
