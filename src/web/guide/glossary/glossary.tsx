import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { rowThatOpens } from "#web/components/disclosure/disclosure.tsx";
import { enteredIn } from "#web/components/kept/entered-early.ts";
import { links } from "#web/site/addresses.ts";
import { sectionOf } from "../chapters.ts";
import { matchesSearch } from "../search/matches-search.ts";
import { capitalised, type Entry, entryId, explained, letters, sentence } from "./entries.ts";
import styles from "./glossary.module.css";

const searchName = "glossary-search";

/**
 * Every word of the guide, all of them in the HTML. A letter is a row that opens, on a phone with its first and last word, on a wide
 * screen with all of them. Hydrated, it leaves the words that match what is typed, with their letters open.
 */
export function Glossary({ children }: { children: ReactNode }) {
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
      {shown.map(({ letter, entries, found }) => (
        <section
          key={letter}
          id={`letter-${letter.toLowerCase()}`}
          aria-label={letter}
          className={styles.letter}
          hidden={found.size === 0}
        >
          <h2 className={styles.heading}>{letter}</h2>
          <details open={searching}>
            <summary className={rowThatOpens}>
              <h2>{letter}</h2>
              <span className={styles.words}>
                <span className={styles.ends}>{firstToLast(entries)}</span>
                <span className={styles.all}>{entries.map(nameOf).join(" · ")}</span>
              </span>
            </summary>
            <dl>
              {entries.map((entry) => (
                <Explained key={entry.name} entry={entry} hidden={!found.has(entry)} />
              ))}
            </dl>
          </details>
        </section>
      ))}
    </>
  );
}

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
        word?.closest("details")?.setAttribute("open", "");
        word?.scrollIntoView();
      });
    };
    addEventListener("hashchange", showLinked);
    return () => removeEventListener("hashchange", showLinked);
  }, []);
  return { search, query, setQuery };
}

/** As at the head of a dictionary's page. */
const firstToLast = (entries: readonly Entry[]): string =>
  [...new Set([entries[0], entries.at(-1)])].map((entry) => entry && nameOf(entry)).join(" – ");

const nameOf = ({ name }: Entry): string => capitalised(name);

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

function Explained({ entry, hidden }: { entry: Entry; hidden: boolean }) {
  const { name, also, section } = entry;
  const chapter = section && sectionOf(section);
  return (
    <div id={entryId(entry)} className={styles.entry} data-entry hidden={hidden}>
      <dt>{capitalised(name)}</dt>
      {also && <dd className={styles.also}>Also: {also.join(", ")}</dd>}
      <dd className={styles.meaning}>
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
      </dd>
    </div>
  );
}
