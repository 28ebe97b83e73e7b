import { type RefObject, useEffect, useRef, useState } from "react";
import type { SiteInfo } from "#contract/page-context.ts";
import { Button } from "#web/components/button/button.tsx";
import { figureMark } from "#web/components/field/figure-mark.ts";
import { useHydrated } from "#web/components/kept/use-hydrated.ts";
import { articleAt, articlePageSize } from "./article.ts";
import { ArticleCard } from "./article-card.tsx";
import { articleSlugs } from "./article-slugs.ts";
import styles from "./articles.module.css";
import { CategoryFilter } from "./category-filter.tsx";
import { isFound, useChosen } from "./use-chosen.ts";

const searchName = "article-search";

/**
 * The partner's articles, all of them in the HTML: the styles fold the list after the first page where scripts run, and
 * without scripts every card shows. Hydrated, it searches, filters and unfolds the list; what is chosen is in the
 * address, so that Back and a reload find it again.
 */
export function Articles({ site }: { site: Pick<SiteInfo, "partnerName" | "partnerUrl"> }) {
  const hydrated = useHydrated();
  const list = useRef<HTMLUListElement>(null);
  const [limit, setLimit] = useState(articlePageSize);
  const articles = articleSlugs.map(([slug], index) =>
    articleAt(`${site.partnerUrl}/articles/${slug}`, index),
  );
  const { search, chosen, choose } = useChosen(articles);
  const found = articles.filter((article) => isFound(article, chosen));
  const shown = new Set(found.slice(0, limit));
  const remaining = found.length - shown.size;
  useFirstNewCard(list, limit);
  return (
    <div className={styles.articles} data-ready={hydrated || undefined}>
      <p className={styles.notice}>
        These articles are on the site of {site.partnerName}, our affiliate partner. A link takes you there,
        in a new tab.
      </p>
      <CategoryFilter
        chosen={chosen.category}
        onChange={(category) => {
          choose({ category });
          setLimit(articlePageSize);
        }}
      />
      <div className={styles.search}>
        <SearchField field={search} value={chosen.search} onChange={(text) => choose({ search: text })} />
        <p className={styles.count} role="status">
          {found.length > 0 ? `Showing ${shown.size} of ${found.length} articles` : "No articles found"}
        </p>
      </div>
      <ul className={styles.grid} ref={list}>
        {articles.map((article, index) => (
          <ArticleCard
            key={article.id}
            article={article}
            hidden={hydrated && !shown.has(article)}
            again={articles.slice(0, index).some(({ title }) => title === article.title)}
            blurb={articleSlugs[index]![1]}
            partnerName={site.partnerName}
          />
        ))}
      </ul>
      {found.length === 0 && (
        <p>
          No article matches your search. Try a shorter word, such as “bond” or “duty”, or look in all
          categories.
        </p>
      )}
      <div className={styles.more} hidden={remaining === 0}>
        <Button onClick={() => setLimit(limit + articlePageSize)}>Load more ({remaining} remaining)</Button>
      </div>
    </div>
  );
}

type SearchFieldProps = {
  field: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (text: string) => void;
};

function SearchField({ field, value, onChange }: SearchFieldProps) {
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
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}

/** After "Load more" the keyboard goes on at the first new card, not at a button that moved away. */
function useFirstNewCard(list: RefObject<HTMLUListElement | null>, limit: number): void {
  const before = useRef(limit);
  useEffect(() => {
    if (limit > before.current)
      list.current?.querySelectorAll<HTMLElement>("li:not([hidden]) a")[before.current]?.focus();
    before.current = limit;
  }, [list, limit]);
}
