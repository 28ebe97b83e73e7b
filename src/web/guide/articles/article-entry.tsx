import { type Article, titleParts } from "./article.ts";
import styles from "./articles.module.css";

type ArticleEntryProps = {
  article: Article;
  hidden: boolean;
  /** Whether an earlier article has the same title. */
  again: boolean;
  blurb: string;
  partnerName: string;
};

/** One article: its title, what it is about, and the link to it on the partner's site. */
export function ArticleEntry({ article, hidden, again, blurb, partnerName }: ArticleEntryProps) {
  const { category, subject } = titleParts(article.title);
  const suffix = again ? " (second article)" : "";
  return (
    <li hidden={hidden}>
      <article className={styles.entry} data-article-id={article.id}>
        <h4 className={styles.title}>
          {category && <span className="visually-hidden">{category} </span>}
          <span className={styles.subject}>
            {subject}
            {suffix}
          </span>
        </h4>
        <p>
          <span className={styles.category}>{article.category}: </span>
          {blurb}
        </p>{" "}
        <p className={styles.details}>
          <span>Affiliate</span> <span>~5 min read</span>{" "}
          <a className={styles.link} href={article.url} target="_blank" rel="nofollow sponsored noopener">
            Read on {partnerName}
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
