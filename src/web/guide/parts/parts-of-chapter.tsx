import type { MarkdownHeading } from "astro";
import { Button } from "#web/components/button/button.tsx";
import styles from "./parts-of-chapter.module.css";

type PartsProps = { headings: readonly MarkdownHeading[] };

/** The parts of a chapter in the margin of a wide screen; the script marks the one that is being read. */
export function PartsInMargin({ headings }: PartsProps) {
  return (
    <nav className={styles.margin} aria-labelledby="on-this-page">
      <p id="on-this-page" className={styles.title}>
        On this page
      </p>
      <Parts headings={headings} />
      <OpenAll />
    </nav>
  );
}

/**
 * The same parts on narrower screens: one line that stays at the top while one reads, says which part this is, opens the
 * list and leads back up. Without scripts it is a disclosure that scrolls away.
 */
export function PartsBar({ headings }: PartsProps) {
  return (
    <nav className={styles.bar} aria-label="On this page" data-parts-bar>
      <details>
        <summary>
          <span className={styles.title}>On this page</span>
          <span className={styles.here} data-part-here />
        </summary>
        <Parts headings={headings} />
      </details>
      <OpenAll />
      <a className={styles.top} href="#main">
        <span aria-hidden="true">↑</span>
        Top<span className="visually-hidden"> of the page</span>
      </a>
    </nav>
  );
}

/** For who reads a chapter from its beginning to its end. */
function OpenAll() {
  return (
    <Button look="quiet" className={styles.all} data-open-parts>
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
