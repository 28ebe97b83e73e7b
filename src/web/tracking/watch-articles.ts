import { track } from "./track.ts";
import { watchVisible } from "./visible.ts";

/** Each article's card once, when half of it comes into view. */
export function watchArticles(): void {
  watchVisible("[data-article-id]", 0.5, ({ dataset }, visible) => {
    if (visible) track("article_impression", dataset.articleId ?? "");
    return visible;
  });
}
