import { type Address, articlesPart, glossaryPage, offerToPurchase } from "#web/site/addresses.ts";
import { chapters, type Section, sectionOf } from "../chapters.ts";
import styles from "./chapter-list.module.css";
import { SectionIcon } from "./section-icon.tsx";

/** The section that is open, or the page of the guide that is none. */
type Props = { active: Section | Address };

/**
 * The guide's table of contents, open beside the text. On a phone the bar over the text has the same list: both are in the
 * HTML, and only one of them is displayed, so that neither needs a script.
 */
export function ChapterList({ active }: Props) {
  return (
    <nav className={styles.beside} aria-label="Guide Sections">
      <p className={styles.title}>Guide Sections</p>
      <Chapters active={active} />
      <FurtherReading active={active} />
    </nav>
  );
}

export function Chapters({ active }: Props) {
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

const articles = sectionOf("articles");

/** What belongs to the guide and is no chapter, with the names that analytics know it by. */
const beyond = [
  { path: articles.path, href: articlesPart, title: articles.label, name: articles.id },
  ...[glossaryPage, offerToPurchase].map(({ path, title }) => ({
    path,
    href: path,
    title,
    name: path.slice(1),
  })),
];

/** Under the chapters, wherever these are listed. */
export function FurtherReading({ active }: Props) {
  return (
    <>
      <p className={styles.beyondTitle}>Further reading</p>
      <ul className={styles.beyond}>
        {beyond.map(({ path, href, title, name }) => (
          <li key={path}>
            <a
              href={href}
              aria-current={path === active.path ? "page" : undefined}
              data-track-event="edu_nav_click"
              data-track-name={name}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
