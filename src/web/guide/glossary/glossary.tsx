import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { rowThatOpens } from "#web/components/disclosure/disclosure.tsx";
import { enteredIn } from "#web/components/kept/entered-early.ts";
import { links } from "#web/site/addresses.ts";
import { sectionOf } from "../chapters.ts";
import { Lines } from "../drawings/drawing.tsx";
import type { DrawingName } from "../drawings/drawings.content.ts";
import { matchesSearch } from "../search/matches-search.ts";
import { capitalised, type Entry, entryId, explained, firstClause, letters, sentence } from "./entries.ts";
import styles from "./glossary.module.css";

const searchName = "glossary-search";

/** Words that a picture says at once: it comes with all of the explanation. */
const drawnAs: Readonly<Record<string, DrawingName>> = {
  arrears: "arrears",
  "building loan": "building",
  "certificate of compliance": "certificates",
  "community of property": "couple",
  "credit score": "score",
  "latent defects": "hidden",
  "ninety-day notice": "notice",
  "occupational rent": "rent",
  "sectional title": "titles",
  "suspensive condition": "condition",
  switching: "switching",
  "title deed": "papers",
  valuation: "valuation",
  voetstoots: "viewing",
  zoning: "place",
};

/** With which letters the two columns of a wide screen begin: a word that opens moves only what is below it in its own. */
const columnStarts = "AJ";

type GlossaryProps = {
  /** What words come to for the home of the guide's examples, by their names. */
  figures: Readonly<Record<string, string>>;
  children: ReactNode;
};

/**
 * Every word of the guide, with how its explanation begins: a word opens all of it in its place. On a phone letters are
 * rows that open, the first one open. Hydrated, it leaves the words that match what is typed, open.
 */
export function Glossary({ figures, children }: GlossaryProps) {
  const { search, query, setQuery } = useQuery();
  const searching = query.trim() !== "";
  // What is called so comes before what only mentions it.
  const shown = closestFirst(
    letters.map(({ letter, entries }) => {
      const ranked = closestFirst(
        entries.map((entry) => ({ entry, close: searching ? closeness(entry, query) : 0 })),
      );
      return {
        letter,
        entries: ranked.map(({ entry }) => entry),
        found: new Set(entries.filter((entry) => matchesSearch(textsOf(entry), query))),
        close: ranked[0]?.close ?? 0,
      };
    }),
  );
  const found = shown.reduce((sum, section) => sum + section.found.size, 0);
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
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <p className={styles.count} role="status">
          {searching && `${found} found`}
        </p>
      </div>
      {/* What is found is right under the search. */}
      <div hidden={searching}>{children}</div>
      <nav className={styles.letters} aria-label="Letters">
        <ul>
          {shown.map(({ letter, found }) => (
            <li key={letter} hidden={found.size === 0}>
              <a href={`#letter-${letter.toLowerCase()}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {found === 0 && (
        <NoWord
          clear={() => {
            setQuery("");
            search.current?.focus();
          }}
        />
      )}
      <div className={searching ? styles.found : styles.columns}>
        {shown.map(({ letter, entries, found }) => (
          <section
            key={letter}
            aria-label={letter}
            className={columnStarts.includes(letter) ? `${styles.letter} ${styles.start}` : styles.letter}
            hidden={found.size === 0}
          >
            <h2>{letter}</h2>
            <details id={`letter-${letter.toLowerCase()}`} open={searching || letter === letters[0]?.letter}>
              <summary className={`${rowThatOpens} ${styles.row}`}>
                <h2>{letter}</h2>
                <span className={styles.range}>{rangeOf(entries)}</span>
                <span className={`${styles.size} figures`}>{entries.length}</span>
              </summary>
              {entries.map((entry) => (
                <Explained
                  key={entry.name}
                  entry={entry}
                  figure={figures[entry.name]}
                  open={searching}
                  hidden={!found.has(entry)}
                />
              ))}
            </details>
          </section>
        ))}
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

const namesOf = ({ name, also = [] }: Entry): string[] => [capitalised(name), ...also];

/** Names and meaning; not the number of the chapter. */
const textsOf = (entry: Entry): string[] => [...namesOf(entry), sentence(entry)];

/** How well its names fit what is searched for: 2 for the same, 1 for a part of one, 0 for neither. */
function closeness(entry: Entry, query: string): number {
  const names = namesOf(entry);
  const whole = query.trim().toLowerCase();
  if (names.some((name) => name.toLowerCase() === whole)) return 2;
  return matchesSearch(names, query) ? 1 : 0;
}

/** The closest first, equals in their order. */
const closestFirst = <Ranked extends { close: number }>(items: readonly Ranked[]): Ranked[] =>
  items.toSorted((a, b) => b.close - a.close);

type ExplainedProps = { entry: Entry; figure: string | undefined; open: boolean; hidden: boolean };

/** A word and how its explanation begins; opened, all of it. */
function Explained({ entry, figure, open, hidden }: ExplainedProps) {
  const { name, also, section } = entry;
  const chapter = section && sectionOf(section);
  const drawing = drawnAs[name];
  return (
    <details id={entryId(entry)} className={styles.entry} data-entry open={open} hidden={hidden}>
      <summary>
        {drawing && <Lines of={drawing} />}
        <dfn>{capitalised(name)}</dfn>{" "}
        <span className={styles.begins} aria-hidden="true">
          {firstClause(entry)}
        </span>
        {figure && <span className={`${styles.figure} figures`}>{figure}</span>}
      </summary>
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
    </details>
  );
}
