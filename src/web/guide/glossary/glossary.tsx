import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { enteredIn } from "#web/components/kept/entered-early.ts";
import type { FiguresContext } from "#web/figures/page-figures.ts";
import { links } from "#web/site/addresses.ts";
import { sectionOf } from "../chapters.ts";
import { figureAmounts, useAmountsInText } from "../parts/use-amounts-in-text.ts";
import { useHomePrice } from "../price/home-price.ts";
import { HomePriceRow } from "../price/home-price-row.tsx";
import { searchedWords } from "../search/matches-search.ts";
import { capitalised, type Entry, entryFor, entryId, explained, letters } from "./entries.ts";
import { findEntries } from "./find-entries.ts";
import styles from "./glossary.module.css";
import { homeWords, type WordOfHome } from "./home-words.ts";
import { wordDrawings } from "./word-drawings.tsx";

/** What people ask for most, but for the first words. */
const often = ["voetstoots", "conveyancer", "title deed", "levy", "sectional title", "bond originator"];

const searchName = "glossary-search";

type GlossaryProps = FiguresContext & { children: ReactNode };

/**
 * All words of the guide with their meanings, under their letters. The styles show the letter that the address names on a phone,
 * and elsewhere the meaning of the word that it names, beside all words. Hydrated, it shows the words that answer what is typed,
 * in place of the letters: the closest one large, with what it comes to for the home of the price.
 */
export function Glossary({ children, ...page }: GlossaryProps) {
  const { numbers, said, figures } = useHomePrice(page);
  const ofHome = homeWords(said, figures, page.today);
  useAmountsInText(figureAmounts(ofHome));
  const { search, query, setQuery } = useQuery();
  const searching = searchedWords(query).length > 0;
  const { found, meant } = findEntries(query);
  return (
    <>
      <div className={styles.asked}>
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
            {meant && <span className="visually-hidden"> for {meant}</span>}
          </p>
        </div>
        <HomePriceRow numbers={numbers} />
      </div>
      {found.length > 0 && meant && <p>Did you mean “{meant}”?</p>}
      {found.length > 0 && (
        <dl className={styles.found} data-found>
          {found.map((entry) => (
            <Word
              key={entry.name}
              entry={entry}
              ofHome={ofHome[entry.name]}
              choose={() => {
                setQuery(entry.name);
                requestAnimationFrame(() =>
                  document.querySelector<HTMLElement>("[data-found] button")?.focus(),
                );
              }}
            />
          ))}
        </dl>
      )}
      {searching && found.length === 0 && (
        <NoWord
          clear={() => {
            setQuery("");
            search.current?.focus();
          }}
        />
      )}
      <div className={styles.all} hidden={searching}>
        {children}
        <p className={styles.often}>
          Often looked up:{" "}
          {often.map((name) => (
            <a key={name} href={`#${entryId(entryFor(name)!)}`}>
              {name}
            </a>
          ))}
        </p>
        <nav className={styles.letters} id="letters" aria-label="Letters">
          {letters.map(({ letter }) => (
            <a key={letter} href={`#${letterId(letter)}`}>
              {letter}
            </a>
          ))}
        </nav>
        <div className={styles.words}>
          {letters.map(({ letter, entries }) => (
            <section key={letter} className={styles.letter} aria-label={letter}>
              <h2 id={letterId(letter)}>{letter}</h2>
              <dl>
                {entries.map((entry) => (
                  <Word key={entry.name} id={entryId(entry)} entry={entry} ofHome={ofHome[entry.name]} />
                ))}
              </dl>
              <a className={styles.back} href="#letters">
                <span aria-hidden="true">↑</span> All letters
              </a>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

const letterId = (letter: string) => `letter-${letter.toLowerCase()}`;

/** The way on from a search that finds nothing. */
function NoWord({ clear }: { clear: () => void }) {
  return (
    <p className={styles.none}>
      No word here matches. Try a shorter one, such as “bond” or “rate”. Or{" "}
      <button type="button" className="as-link" onClick={clear}>
        clear the search and show all words
      </button>
      , <a href={links.education}>look in the Buyer Guide</a> or{" "}
      <a href={`${links.home}#contact`}>ask a person</a>.
    </p>
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
      if (!document.querySelector(":target")?.closest("[hidden]")) return;
      setQuery("");
      requestAnimationFrame(() => document.querySelector(":target")?.scrollIntoView());
    };
    addEventListener("hashchange", showLinked);
    return () => removeEventListener("hashchange", showLinked);
  }, []);
  return { search, query, setQuery };
}

type WordProps = {
  id?: string;
  entry: Entry;
  ofHome: WordOfHome | undefined;
  /** Makes it the answer of the search. */
  choose?: () => void;
};

/** A word, what it comes to where it is an amount, and what it means with the chapter that says more. */
function Word({ id, entry, ofHome, choose }: WordProps) {
  const { name, also, section } = entry;
  const chapter = section && sectionOf(section);
  const written = capitalised(name);
  return (
    <div id={id} className={styles.word}>
      <dt>
        <dfn>
          {choose ? (
            <button type="button" className="as-link" onClick={choose}>
              {written}
            </button>
          ) : (
            <a href={`#${id}`}>{written}</a>
          )}
        </dfn>
      </dt>
      <dd className={styles.card} data-name={written}>
        {wordDrawings[name]}
        {ofHome && (
          <p className={styles.figure}>
            <b className="figures">{ofHome.figure}</b> <span className={styles.of}>{ofHome.words}</span>
          </p>
        )}
        <p className={styles.meaning}>
          {explained(entry).map(({ words, other }) =>
            other ? (
              <a key={words} href={`#${entryId(other)}`}>
                {words}
              </a>
            ) : (
              words
            ),
          )}
        </p>
        {(also || chapter) && (
          <p className={styles.more}>
            {also && `Also ${also.join(", ")}. `}
            {chapter && (
              <a href={chapter.path}>
                Read it in chapter {chapter.number}
                <span className="visually-hidden"> of the guide: {chapter.label}</span>
              </a>
            )}
          </p>
        )}
      </dd>
    </div>
  );
}
