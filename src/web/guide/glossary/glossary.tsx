import { glossaryPage } from "#web/site/addresses.ts";
import { Breadcrumbs } from "#web/site/breadcrumbs.tsx";
import { breadcrumbTrail } from "#web/site/site-addresses.ts";
import { sectionOf } from "../chapters.ts";
import { capitalised, type Entry, entryId, letters, sentence } from "./entries.ts";
import styles from "./glossary.module.css";

const count = letters.reduce((sum, { entries }) => sum + entries.length, 0);

/** Every word of the guide, all of them in the HTML. Where scripts run glossary.script.ts searches the list. */
export function Glossary() {
  return (
    <main id="main" className={`page-width ${styles.page}`} data-glossary>
      <Breadcrumbs trail={breadcrumbTrail(glossaryPage)} />
      <h1>{glossaryPage.title}</h1>
      <p className={styles.lead}>
        {count} words that you meet when you buy a home in South Africa, each explained in one plain sentence.
      </p>
      <div className={styles.search}>
        <label htmlFor="glossary-search">Find a word</label>
        <input id="glossary-search" type="search" autoComplete="off" />
        <p className={styles.count} role="status" data-count />
      </div>
      <nav className={styles.letters} aria-label="Letters">
        <ul>
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a href={`#letter-${letter.toLowerCase()}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      <p data-empty hidden>
        No word here matches. Try a shorter one, such as “bond” or “rate”.
      </p>
      {letters.map(({ letter, entries }) => (
        <section key={letter} aria-labelledby={`letter-${letter.toLowerCase()}`} className={styles.letter}>
          <h2 id={`letter-${letter.toLowerCase()}`}>{letter}</h2>
          <dl>
            {entries.map((entry) => (
              <Explained key={entry.name} entry={entry} />
            ))}
          </dl>
        </section>
      ))}
    </main>
  );
}

function Explained({ entry }: { entry: Entry }) {
  const { name, also, section } = entry;
  const chapter = section && sectionOf(section);
  return (
    <div id={entryId(entry)} className={styles.entry} data-entry>
      <dt>{capitalised(name)}</dt>
      {also && <dd className={styles.also}>Also: {also.join(", ")}</dd>}
      <dd>{sentence(entry)}</dd>
      {chapter && (
        <dd className={styles.more}>
          <a href={chapter.path}>
            Chapter {chapter.number}
            <span className="visually-hidden"> of the guide: {chapter.label}</span>
          </a>
        </dd>
      )}
    </div>
  );
}
