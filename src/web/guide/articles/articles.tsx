import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { SiteInfo } from "#contract/page-context.ts";
import { Chips } from "#web/components/chips/chips.tsx";
import { rowThatOpens } from "#web/components/disclosure/disclosure.tsx";
import { figureMark } from "#web/components/field/figure-mark.ts";
import { useHydrated } from "#web/components/kept/use-hydrated.ts";
import { links } from "#web/site/addresses.ts";
import { Lines } from "../drawings/drawing.tsx";
import type { DrawingName } from "../drawings/drawings.content.ts";
import {
  type Article,
  type ArticleCategory,
  articleAt,
  articleCategories,
  articlePageSize,
  articlesInTurn,
  inTurns,
  titleParts,
} from "./article.ts";
import { ArticleEntry } from "./article-entry.tsx";
import { articleSlugs } from "./article-slugs.ts";
import styles from "./articles.module.css";
import { isFound, useChosen } from "./use-chosen.ts";

const searchName = "article-search";

/** What the first article of a topic is about. */
const drawnAs: Record<ArticleCategory, DrawingName> = {
  "First-Time Buyers": "offer",
  "Financial Planning": "score",
  "Legal & Costs": "ownership",
  "Interest Rates": "rise",
  "Property Tips": "viewing",
  Education: "people",
};

/** Where this guide says first what a topic is about. */
const inTheGuide: Record<ArticleCategory, { title: string; part: string }> = {
  "First-Time Buyers": {
    title: "The whole journey, with times",
    part: "getting-started#the-whole-journey-with-times",
  },
  "Financial Planning": {
    title: "A three-month plan",
    part: "financial-preparation#a-three-month-plan",
  },
  "Legal & Costs": {
    title: "Who pays what, and when",
    part: "understanding-costs#who-pays-what-and-when",
  },
  "Interest Rates": {
    title: "Test yourself against a higher rate",
    part: "financial-preparation#test-yourself-against-a-higher-rate",
  },
  "Property Tips": { title: "Home inspection", part: "tips-tricks#home-inspection" },
  Education: { title: "Who does what", part: "getting-started#who-does-what" },
};

/**
 * The partner's articles by topic, each after what this guide says on it. All are in the HTML: the styles fold the list
 * after the first page where scripts run, and without scripts every entry shows. Hydrated, it searches, keeps to one
 * topic and unfolds the list; what is chosen is in the address, so that Back and a reload find it again.
 */
export function Articles({ site }: { site: Pick<SiteInfo, "partnerName" | "partnerUrl"> }) {
  const hydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  const [limit, setLimit] = useState(articlePageSize);
  const [opened, setOpened] = useState<readonly ArticleCategory[]>([]);
  const articles = articleSlugs.map(([slug], index) =>
    articleAt(`${site.partnerUrl}/articles/${slug}`, index),
  );
  const { search, chosen, choose } = useChosen(articles);
  const found = inTurns(articles.filter((article) => isFound(article, chosen)));
  const inOpened = found.filter(({ category }) => opened.includes(category));
  const others = found.filter(({ category }) => !opened.includes(category));
  // A topic that was opened shows all of its articles, on top of the page's share of the others.
  const shown = new Set([...inOpened, ...others.slice(0, limit - opened.length * articlesInTurn)]);
  const remaining = found.length - shown.size;
  const isAll = chosen.category === "" && chosen.search === "";
  const isFirstPage = isAll && limit === articlePageSize;
  useFirstNewEntry(list, limit);
  const chooseTopic = (category: string) => {
    choose({ category });
    // All of a topic are shown.
    setLimit(category ? articles.length : articlePageSize);
  };
  const entry = (article: Article) => {
    const index = articles.indexOf(article);
    return (
      <ArticleEntry
        key={article.id}
        article={article}
        hidden={hydrated && !shown.has(article)}
        again={articles.slice(0, index).some(({ title }) => title === article.title)}
        blurb={articleSlugs[index]![1]}
        partnerName={site.partnerName}
      />
    );
  };
  const topics = articleCategories.map((category) => ({
    category,
    own: articles.filter((article) => article.category === category),
  }));
  return (
    <div className={styles.articles} data-ready={hydrated || undefined}>
      <div className={styles.search}>
        <SearchField field={search} value={chosen.search} onChange={(text) => choose({ search: text })} />
        <p className={isAll ? `${styles.count} ${styles.ofAll}` : styles.count} role="status">
          {found.length > 0 ? `Showing ${shown.size} of ${found.length} articles` : "No articles found"}
        </p>
        {chosen.category && (
          <button type="button" className={`as-link ${styles.all}`} onClick={() => chooseTopic("")}>
            Show all topics
          </button>
        )}
      </div>
      <Chips
        name="article-topic"
        className={`needs-script ${styles.chips}`}
        legend="Topic"
        options={[
          { value: "", label: <Counted name="All topics" size={articles.length} /> },
          ...topics.map(({ category, own }) => ({
            value: category,
            label: <Counted name={category} size={own.length} />,
          })),
        ]}
        value={chosen.category}
        onChange={chooseTopic}
      />
      <div className={chosen.search ? `${styles.topics} ${styles.found}` : styles.topics} ref={list}>
        {topics.map(({ category, own }) => (
          <Topic
            key={category}
            category={category}
            first={titleParts(own[0]?.title ?? "").subject}
            size={found.filter((article) => article.category === category).length}
            hidden={hydrated && !own.some((article) => shown.has(article))}
            open={!isFirstPage}
            onOpen={() => setOpened((before) => [...new Set(before).add(category)])}
          >
            <ul>{own.map(entry)}</ul>
          </Topic>
        ))}
      </div>
      {found.length === 0 && (
        <p>
          No article matches your search. Try a shorter word, such as “bond” or “duty”
          {chosen.category && ", or look in all topics"}.
        </p>
      )}
      <div className={styles.more} hidden={remaining === 0}>
        <button
          type="button"
          className={`as-link ${styles.all}`}
          onClick={() => setLimit(limit + articlePageSize)}
        >
          Load more ({remaining} remaining)
        </button>
      </div>
    </div>
  );
}

type TopicProps = {
  category: ArticleCategory;
  /** What its first article is called. */
  first: string;
  size: number;
  hidden: boolean;
  /** On a phone; elsewhere the articles are always in sight. */
  open: boolean;
  onOpen: () => void;
  children: ReactNode;
};

/** A topic: what this guide says on it, and the partner's articles, on a phone in a row that opens. */
function Topic({ category, first, size, hidden, open, onOpen, children }: TopicProps) {
  const { title, part } = inTheGuide[category];
  const row = useRef<HTMLDetailsElement>(null);
  // By a press, also one before this was hydrated; not because more are asked for or searched.
  const openedByPress = useEffectEvent(() => {
    if (row.current?.open && !open) onOpen();
  });
  useLayoutEffect(() => openedByPress(), []);
  return (
    <section className={styles.topic} aria-label={category} hidden={hidden}>
      <div className={styles.heading}>
        <Lines of={drawnAs[category]} />
        <h3>{category}</h3>
        <p>
          In our guide: <a href={`${links.education}/${part}`}>{title}</a>
        </p>
      </div>
      <details ref={row} open={open} onToggle={() => row.current?.open && !open && onOpen()}>
        <summary className={rowThatOpens}>
          <span className="figures">
            {size} articles<span className="visually-hidden"> on {category}</span>
          </span>
          <span className={styles.first}>{first}</span>
        </summary>
        {children}
      </details>
    </section>
  );
}

const Counted = ({ name, size }: { name: string; size: number }) => (
  <>
    {name} <span className={`${styles.size} figures`}>{size}</span>
  </>
);

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
function useFirstNewEntry(list: RefObject<HTMLElement | null>, limit: number): void {
  const before = useRef({ limit, links: new Set<Element>() });
  useLayoutEffect(() => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>("li:not([hidden]) a") ?? [])];
    const added = links.filter((link) => !before.current.links.has(link));
    // Not one in a topic that is closed.
    if (limit > before.current.limit) added.find((link) => link.checkVisibility())?.focus();
    before.current = { limit, links: new Set(links) };
  });
}
