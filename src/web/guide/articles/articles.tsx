import type { SiteInfo } from "#contract/page-context.ts";
import { Button } from "#web/components/button/button.tsx";
import { figureMark } from "#web/components/field/figure-mark.ts";
import {
  type Article,
  articleAt,
  articleCategories,
  articleCategory,
  articlePageSize,
  titleParts,
} from "./article.ts";
import { articleSlugs } from "./article-slugs.ts";
import styles from "./articles.module.css";

/**
 * The partner's articles, all of them in the HTML. The styles fold the list after the first page where scripts
 * run; articles.script.ts then searches, filters and unfolds it. Without scripts every card shows.
 */
export function Articles({ site }: { site: SiteInfo }) {
  const articles = articleSlugs.map(([slug], index) =>
    articleAt(`${site.partnerUrl}/articles/${slug}`, index),
  );
  const remaining = articleSlugs.length - articlePageSize;
  return (
    <div className={styles.articles} data-articles>
      <p>
        These articles are on the site of {site.partnerName}, our affiliate partner. A link takes you there,
        in a new tab.
      </p>
      <CategoryFilter />
      <div className={styles.search}>
        <label className="visually-hidden" htmlFor="article-search">
          Search articles by title or category
        </label>
        <input
          id="article-search"
          type="search"
          placeholder="Search articles…"
          autoComplete="off"
          {...figureMark("article-search")}
        />
        <p className={styles.count} role="status" data-count>
          Showing {articlePageSize} of {articleSlugs.length} articles
        </p>
      </div>
      <ul className={styles.grid}>
        {articles.map((article, index) => (
          <ArticleCard
            key={article.id}
            article={article}
            again={articles.slice(0, index).some(({ title }) => title === article.title)}
            blurb={articleSlugs[index]![1]}
            partnerName={site.partnerName}
          />
        ))}
      </ul>
      <p data-empty hidden>
        No article matches your search. Try a shorter word, such as “bond” or “duty”, or look in all
        categories.
      </p>
      <div className={styles.more}>
        <Button data-more disabled>
          Load more ({remaining} remaining)
        </Button>
      </div>
    </div>
  );
}

const inAll = { value: "", label: "All", count: articleSlugs.length };
const filters = [
  inAll,
  ...articleCategories.map((category) => ({
    value: category,
    label: category,
    count: articleSlugs.filter(([slug]) => articleCategory(slug) === category).length,
  })),
];

/** One category or all; radio buttons, so arrow keys and screen readers know them. */
function CategoryFilter() {
  return (
    <fieldset className={`${styles.filter} needs-script`} data-filter>
      <legend className="visually-hidden">Category</legend>
      {filters.map(({ value, label, count }) => (
        <label key={value}>
          <input
            type="radio"
            name="article-category"
            {...figureMark("article-category")}
            value={value}
            defaultChecked={value === inAll.value}
            autoComplete="off"
          />
          <span>
            {label} <small>{count}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type ArticleCardProps = {
  article: Article;
  /** Whether an earlier article has the same title. */
  again: boolean;
  blurb: string;
  partnerName: string;
};

function ArticleCard({ article, again, blurb, partnerName }: ArticleCardProps) {
  const { category, subject } = titleParts(article.title);
  const suffix = again ? " (second article)" : "";
  return (
    <li>
      <article className={styles.card} data-article-id={article.id}>
        <p className={styles.badges}>
          <span data-category>{article.category}</span> <span className={styles.affiliate}>Affiliate</span>{" "}
          <span className={styles.time}>~5 min read</span>
        </p>
        <h2 className={styles.title} data-title>
          {category && <span className="visually-hidden">{category} </span>}
          <span className={styles.subject}>
            {subject}
            {suffix}
          </span>
        </h2>
        <p className={styles.blurb}>{blurb}</p>
        <p>
          <a className={styles.link} href={article.url} target="_blank" rel="nofollow sponsored noopener">
            Read on {partnerName}
            <span aria-hidden="true"> ↗</span>
            <span className="visually-hidden">
              : {article.title}
              {suffix} (opens in a new tab)
            </span>
          </a>
        </p>
      </article>
    </li>
  );
}
