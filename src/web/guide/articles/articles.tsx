import type { SiteInfo } from "#contract/page-context.ts";
import { Button } from "#web/components/button/button.tsx";
import { Notice } from "#web/components/notice/notice.tsx";
import { type Article, articleAt, articlePageSize } from "./article.ts";
import { articleSlugs } from "./article-slugs.ts";
import styles from "./articles.module.css";

/**
 * The partner's articles, all of them in the HTML. The styles fold the list after the first page where scripts
 * run; articles.script.ts then searches and unfolds it. Without scripts every card shows.
 */
export function Articles({ site }: { site: SiteInfo }) {
  const remaining = articleSlugs.length - articlePageSize;
  return (
    <div className={styles.articles} data-articles>
      <Notice>
        <p>
          These articles are on the site of {site.partnerName}, our affiliate partner. A link takes you there,
          in a new tab.
        </p>
      </Notice>
      <div className={styles.search}>
        <label className="visually-hidden" htmlFor="article-search">
          Search articles by title or category
        </label>
        <input id="article-search" type="search" placeholder="Search articles…" autoComplete="off" />
        <p className={styles.count} role="status" data-count>
          Showing {articlePageSize} of {articleSlugs.length} articles
        </p>
      </div>
      <ul className={styles.grid}>
        {articleSlugs.map(([slug, blurb], index) => (
          <ArticleCard
            key={slug}
            article={articleAt(`${site.partnerUrl}/articles/${slug}`, index)}
            blurb={blurb}
            partnerName={site.partnerName}
          />
        ))}
      </ul>
      <p data-empty hidden>
        No article matches your search. Try a shorter word, such as “bond” or “duty”.
      </p>
      <div className={styles.more}>
        <Button data-more disabled>
          Load more ({remaining} remaining)
        </Button>
      </div>
    </div>
  );
}

type ArticleCardProps = { article: Article; blurb: string; partnerName: string };

function ArticleCard({ article, blurb, partnerName }: ArticleCardProps) {
  return (
    <li>
      <article className={styles.card} data-article-id={article.id}>
        <p className={styles.badges}>
          <span data-category>{article.category}</span> <span className={styles.affiliate}>Affiliate</span>{" "}
          <span className={styles.time}>~5 min read</span>
        </p>
        <h2 className={styles.title} data-title>
          {article.title}
        </h2>
        <p className={styles.blurb}>{blurb}</p>
        <p>
          <a className={styles.link} href={article.url} target="_blank" rel="nofollow sponsored noopener">
            Read on {partnerName}
            <span aria-hidden="true"> ↗</span>
            <span className="visually-hidden">: {article.title} (opens in a new tab)</span>
          </a>
        </p>
      </article>
    </li>
  );
}
