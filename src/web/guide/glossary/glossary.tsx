import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { rowThatOpens } from "#web/components/disclosure/disclosure.tsx";
import { enteredIn } from "#web/components/kept/entered-early.ts";
import { links } from "#web/site/addresses.ts";
import { sectionOf } from "../chapters.ts";
import { Lines } from "../drawings/drawing.tsx";
import type { DrawingName } from "../drawings/drawings.content.ts";
import { searchedWords } from "../search/matches-search.ts";
import { capitalised, type Entry, entryId, explained, firstClause, letters } from "./entries.ts";
import { findEntries } from "./find-entries.ts";
import styles from "./glossary.module.css";

const searchName = "glossary-search";

/** Words that a picture says at once. */
const drawnAs: Readonly<Record<string, DrawingName>> = {
  arrears: "arrears",
  "building loan": "building",
  "certificate of compliance": "certificates",
  "community of property": "couple",
  "credit score": "score",
  "latent defects": "hidden",
  "ninety-day notice": "notice",
  "occupational rent": "rent",
  "patent defects": "inspection",
  "property practitioner": "people",
  "sectional title": "titles",
  "suspensive condition": "condition",
  switching: "switching",
  "title deed": "papers",
  valuation: "valuation",
  voetstoots: "viewing",
  zoning: "place",
};

/** With which letters the four columns of a wide screen begin: a word that opens moves only what is below it in its own. */
const columnStarts = "ADLQ";

type GlossaryProps = {
  /** What words come to for the home of the guide's examples, by their names. */
  figures: Readonly<Record<string, string>>;
  /** For which home that is. */
  example: string;
  children: ReactNode;
};

/**
 * The index of all words of the guide: a word opens its explanation in its place. On a phone letters are rows that open,
 * the first one open. Hydrated, it shows the words that answer what is typed, explained, in place of the index.
 */
export function Glossary({ figures, example, children }: GlossaryProps) {
  const { search, query, setQuery } = useQuery();
  const searching = searchedWords(query).length > 0;
  const found = findEntries(query);
  return (
    <>
      <div className={styles.search}>
        <label htmlFor={searchName}>Find a word</label>
        <input
          ref={search}
          id={searchName}
          name={searchName}
          type="search"
          autoComplete="off"
          placeholder="how much deposit"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <p className={styles.count} role="status">
          {searching && `${found.length} found`}
        </p>
      </div>
      {found.length > 0 && (
        <ul className={styles.found}>
          {found.map((entry) => (
            <li key={entry.name} data-found>
              <p>
                <Word entry={entry} figure={figures[entry.name]} />
              </p>
              <Meaning entry={entry} />
            </li>
          ))}
          {found.some(({ name }) => figures[name]) && <li className={styles.also}>{example}</li>}
        </ul>
      )}
      {searching && found.length === 0 && (
        <NoWord
          clear={() => {
            setQuery("");
            search.current?.focus();
          }}
        />
      )}
      <div hidden={searching}>
        {children}
        <nav className={styles.letters} aria-label="Letters">
          <ul>
            {letters.map(({ letter }) => (
              <li key={letter}>
                <a href={`#letter-${letter.toLowerCase()}`}>{letter}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.columns}>
          {letters.map(({ letter, entries }) => (
            <section
              key={letter}
              aria-label={letter}
              className={columnStarts.includes(letter) ? `${styles.letter} ${styles.start}` : styles.letter}
            >
              <h2>{letter}</h2>
              <details id={`letter-${letter.toLowerCase()}`} open={letter === letters[0]?.letter}>
                <summary className={`${rowThatOpens} ${styles.row}`}>
                  <h2>{letter}</h2>
                  <span className={styles.range}>{rangeOf(entries)}</span>
                  <span className={`${styles.size} figures`}>{entries.length}</span>
                </summary>
                {entries.map((entry) => (
                  <details key={entry.name} id={entryId(entry)} className={styles.entry} data-entry>
                    <summary>
                      <Word entry={entry} figure={figures[entry.name]}>
                        <span className={styles.begins} aria-hidden="true">
                          {firstClause(entry)}
                        </span>
                      </Word>
                    </summary>
                    <Meaning entry={entry} />
                  </details>
                ))}
              </details>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

/** "Balloon payment – Buy-to-let" */
const rangeOf = (entries: readonly Entry[]): string =>
  [...new Set([entries.at(0), entries.at(-1)])].map((entry) => capitalised(entry?.name ?? "")).join(" – ");

/** The way on from a search that finds nothing. */
function NoWord({ clear }: { clear: () => void }) {
  return (
    <div className={styles.none}>
      <p>No word here matches. Try a shorter one, such as “bond” or “rate”.</p>
      <ul>
        <li>
          <button type="button" className="as-link" onClick={clear}>
            Clear the search and show all words
          </button>
        </li>
        <li>
          <a href={links.education}>Look in the Buyer Guide</a>, chapter by chapter
        </li>
        <li>
          <a href={`${links.home}#contact`}>Ask a person</a>
        </li>
      </ul>
    </div>
  );
}

/** What is searched for, also before this was hydrated. A link to a word shows it, whatever is being searched. */
function useQuery() {
  const [query, setQuery] = useState("");
  const search = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    setQuery(enteredIn(search.current) ?? "");
  }, []);
  useEffect(() => {
    const showLinked = () => {
      if (document.querySelector(":target")?.closest("[hidden]")) setQuery("");
      // The letters close with the search, and with them the word's own; not every browser opens it.
      requestAnimationFrame(() => {
        const word = document.querySelector(":target");
        for (let part = word?.closest("details"); part; part = part.parentElement?.closest("details"))
          part.open = true;
        word?.scrollIntoView();
      });
    };
    addEventListener("hashchange", showLinked);
    return () => removeEventListener("hashchange", showLinked);
  }, []);
  return { search, query, setQuery };
}

/** A word with what it comes to and its drawing, where it has them. */
function Word({
  entry,
  figure,
  children,
}: {
  entry: Entry;
  figure: string | undefined;
  children?: ReactNode;
}) {
  const drawing = drawnAs[entry.name];
  return (
    <>
      <dfn>{capitalised(entry.name)}</dfn> {children}
      {figure && <span className={`${styles.figure} figures`}>{figure}</span>}
      {drawing && <Lines of={drawing} />}
    </>
  );
}

/** All of its explanation, and the chapter that says more. */
function Meaning({ entry }: { entry: Entry }) {
  const { also, section } = entry;
  const chapter = section && sectionOf(section);
  return (
    <div className={styles.meaning}>
      {also && <p className={styles.also}>Also: {also.join(", ")}</p>}
      <p>
        {explained(entry).map(({ words, other }) =>
          other ? (
            <a key={words} href={`#${entryId(other)}`}>
              {words}
            </a>
          ) : (
            words
          ),
        )}
        {chapter && (
          <>
            {" "}
            <a className={styles.more} href={chapter.path}>
              Chapter {chapter.number}
              <span className="visually-hidden"> of the guide: {chapter.label}</span>
            </a>
          </>
        )}
      </p>
    </div>
  );
}
