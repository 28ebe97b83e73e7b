import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { SiteInfo } from "#contract/page-context.ts";
import { figureMark } from "#web/components/field/figure-mark.ts";
import { counted } from "#web/format/payoff-time.ts";
import { foundInGuide } from "../search/found-in-guide.ts";
import type { ChapterParts } from "../search/guide-parts.ts";
import {
  type Article,
  type ArticleCategory,
  articleAt,
  articleCategories,
  articlePageSize,
  articlesInTurn,
  inTurns,
} from "./article.ts";
import { ArticleEntry } from "./article-entry.tsx";
import { articleSlugs } from "./article-slugs.ts";
import styles from "./articles.module.css";
import type { OurParts } from "./our-parts.ts";
import { isFound, useChosen } from "./use-chosen.ts";

const searchName = "article-search";

type ArticlesProps = {
  site: Pick<SiteInfo, "partnerName" | "partnerUrl">;
  guide: readonly ChapterParts[];
  ours: OurParts;
};

/**
 * The partner's articles by topic: what this guide says on it first, and a row that opens the articles. All are in the HTML,
 * closed; without scripts and on paper every entry shows. Hydrated, it opens a few more of each topic and searches, first in
 * this guide; what is opened and searched is in the address, so that Back and a reload find it again.
 */
export function Articles({ site, guide, ours }: ArticlesProps) {
  const list = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState(0);
  const articles = articleSlugs.map(([slug], index) =>
    articleAt(`${site.partnerUrl}/articles/${slug}`, index),
  );
  const { search, chosen, choose } = useChosen(articles, list);
  const { opened } = chosen;
  const searching = chosen.search.trim() !== "";
  const limit = searching ? loaded + articlePageSize : loaded;
  const found = inTurns(articles.filter((article) => isFound(article, chosen.search)));
  const inOpened = found.filter(({ category }) => opened.includes(category));
  const others = found.filter(({ category }) => !opened.includes(category));
  // A topic that was opened shows all of its articles, on top of the others' share of what is loaded.
  const share = Math.max(0, limit - opened.length * articlesInTurn);
  const shown = new Set([...inOpened, ...others.slice(0, share)]);
  const remaining = found.length - shown.size;
  useFirstNewEntry(list, loaded);
  const toggle = (category: ArticleCategory, open: boolean) => {
    // A search opens every row, and no visitor's press.
    if (searching || open === opened.includes(category)) return;
    choose({ opened: open ? [...opened, category] : opened.filter((one) => one !== category) });
  };
  const entry = (article: Article) => {
    const index = articles.indexOf(article);
    return (
      <ArticleEntry
        key={article.id}
        article={article}
        hidden={limit > 0 && !shown.has(article)}
        again={articles.slice(0, index).some(({ title }) => title === article.title)}
        blurb={articleSlugs[index]![1]}
        partnerName={site.partnerName}
      />
    );
  };
  const topic = (category: ArticleCategory) => {
    const own = articles.filter((article) => article.category === category);
    return (
      <Topic
        key={category}
        category={category}
        ours={ours[category]}
        size={own.length}
        partnerName={site.partnerName}
        hidden={searching && !own.some((article) => shown.has(article))}
        open={searching || opened.includes(category)}
        onToggle={(open) => toggle(category, open)}
      >
        {own.map(entry)}
      </Topic>
    );
  };
  const look = [styles.topics, searching && styles.found, loaded > 0 && styles.unfolded];
  return (
    <div className={styles.articles}>
      <div className={styles.search}>
        <SearchField field={search} value={chosen.search} onChange={(text) => choose({ search: text })} />
        <p className="visually-hidden" role="status">
          {found.length > 0 ? `Showing ${shown.size} of ${found.length} articles` : "No articles found"}
        </p>
      </div>
      {searching && <InTheGuide {...foundInGuide(guide, chosen.search)} />}
      {searching && found.length > 0 && (
        <h3 className={styles.group}>
          On {site.partnerName} <span className={styles.size}>{counted(found.length, "article")}</span>
        </h3>
      )}
      <div className={look.filter(Boolean).join(" ")} ref={list}>
        {articleCategories.map(topic)}
      </div>
      {found.length === 0 && (
        <p>No article matches your search. Try a shorter word, such as “bond” or “duty”.</p>
      )}
      <div className={styles.more} hidden={remaining === 0 || shown.size === 0}>
        <button type="button" className="as-link" onClick={() => setLoaded(loaded + articlePageSize)}>
          Load more ({remaining} remaining)
        </button>
      </div>
    </div>
  );
}

/** What the guide itself says on what is searched for. */
function InTheGuide({ parts, meant }: ReturnType<typeof foundInGuide>) {
  if (parts.length === 0) return null;
  return (
    <section className={styles.guide} aria-labelledby="found-in-guide">
      <h3 className={styles.group} id="found-in-guide">
        In our guide <span className={styles.size}>{counted(parts.length, "part")}</span>
      </h3>
      {meant && <p>Did you mean “{meant}”?</p>}
      <ul>
        {parts.map(({ title, chapter, href }) => (
          <li key={href}>
            <a href={href}>
              <b>{title}</b> {chapter}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type TopicProps = {
  category: ArticleCategory;
  ours: OurParts[ArticleCategory];
  size: number;
  partnerName: string;
  hidden: boolean;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
};

/** A topic: what this guide says on it, and a row that opens the partner's articles. */
function Topic({ category, ours, size, partnerName, hidden, open, onToggle, children }: TopicProps) {
  return (
    <section className={styles.topic} aria-label={category} hidden={hidden}>
      <h3>{category}</h3>
      <a className={styles.ours} href={ours.href}>
        <span className="visually-hidden">Our guide: </span>
        <strong>{ours.title}</strong>{" "}
        <span className={styles.answer}>
          {/* The field of the price, an island of its own, may have changed them before this one is hydrated. */}
          <b className="figures" data-amount={ours.ofHome?.amount} suppressHydrationWarning>
            {ours.figure}
          </b>{" "}
          {ours.words}
          {ours.ofHome && (
            <>
              {" "}
              <span data-amount="price" suppressHydrationWarning>
                {ours.ofHome.price}
              </span>
            </>
          )}
        </span>
      </a>
      <details
        data-topic={category}
        open={open}
        onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      >
        <summary>
          {size} {category} articles<span className="visually-hidden"> on {partnerName}</span>
        </summary>
        <p className={styles.name} aria-hidden="true">
          {category}
        </p>
        <ul>{children}</ul>
      </details>
    </section>
  );
}

type SearchFieldProps = {
  field: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (text: string) => void;
};

function SearchField({ field, value, onChange }: SearchFieldProps) {
  // What is found stands below: on a phone there is room for it when the field is at the top.
  const toTop = () => {
    if (matchMedia("(width < 40rem)").matches) field.current?.scrollIntoView();
  };
  const whenHydrated = useEffectEvent(() => {
    if (document.activeElement === field.current) toTop();
  });
  useLayoutEffect(() => whenHydrated(), []);
  return (
    <>
      <label className="visually-hidden" htmlFor={searchName}>
        Search articles by title or category
      </label>
      <input
        ref={field}
        id={searchName}
        name={searchName}
        type="search"
        placeholder="Search articles…"
        autoComplete="off"
        {...figureMark(searchName)}
        value={value}
        onFocus={toTop}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}

/** After "Load more" the keyboard goes on at the first new entry, not at a button that moved away. */
function useFirstNewEntry(list: RefObject<HTMLElement | null>, loaded: number): void {
  const before = useRef({ loaded, links: new Set<Element>() });
  useLayoutEffect(() => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>("li a") ?? [])];
    const seen = links.filter((link) => link.checkVisibility());
    if (loaded > before.current.loaded) seen.find((link) => !before.current.links.has(link))?.focus();
    before.current = { loaded, links: new Set(seen) };
  });
}
