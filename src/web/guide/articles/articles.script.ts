import { track } from "#web/tracking/track.ts";
import { matchesSearch } from "../search/matches-search.ts";
import { articlePageSize } from "./article.ts";

/** How long typing must pause before a search counts as one. */
const searchPause = 1_000;

/** Searches, filters and unfolds the list of articles that the page brought. */
function searchArticles(list: HTMLElement): void {
  const search = list.querySelector<HTMLInputElement>("input[type=search]")!;
  const filter = list.querySelector<HTMLElement>("[data-filter]")!;
  const count = list.querySelector<HTMLElement>("[data-count]")!;
  const empty = list.querySelector<HTMLElement>("[data-empty]")!;
  const more = list.querySelector<HTMLButtonElement>("[data-more]")!;
  const cards = [...list.querySelectorAll<HTMLElement>("li")].map((element) => {
    const text = (part: string) => element.querySelector(part)?.textContent ?? "";
    const category = text("[data-category]");
    return { element, category, texts: [text("[data-title]"), category] };
  });
  // Kept with the page in the browser's history: for Back, Forward and a reload.
  const { articles: kept } = (history.state ?? {}) as { articles?: { query: string; chosen: string } };
  let limit = articlePageSize;
  let chosen = kept?.chosen ?? "";
  search.value = kept?.query ?? search.value;
  for (const option of filter.querySelectorAll("input")) option.checked = option.value === chosen;

  function show(): HTMLElement[] {
    const found = cards
      .filter(({ category }) => chosen === "" || category === chosen)
      .filter(({ texts }) => matchesSearch(texts, search.value))
      .map(({ element }) => element);
    const shown = new Set(found.slice(0, limit));
    const remaining = found.length - shown.size;
    for (const { element } of cards) element.hidden = !shown.has(element);
    more.parentElement!.hidden = remaining === 0;
    more.textContent = `Load more (${remaining} remaining)`;
    empty.hidden = found.length > 0;
    count.textContent =
      found.length > 0 ? `Showing ${shown.size} of ${found.length} articles` : "No articles found";
    return [...shown];
  }

  let pause: ReturnType<typeof setTimeout>;

  /** What finds no article may be a name or anything else: it is counted without its words. */
  function countSearch() {
    const query = search.value.trim();
    const found = cards.some(({ texts }) => matchesSearch(texts, query));
    if (query !== "") track("article_search", "articles", found ? query : undefined);
  }

  const keep = () =>
    history.replaceState({ ...history.state, articles: { query: search.value, chosen } }, "");

  search.addEventListener("input", () => {
    show();
    keep();
    clearTimeout(pause);
    pause = setTimeout(countSearch, searchPause);
  });
  filter.addEventListener("change", ({ target }) => {
    chosen = (target as HTMLInputElement).value;
    limit = articlePageSize;
    show();
    keep();
  });
  more.addEventListener("click", () => {
    const before = show().length;
    limit += articlePageSize;
    // The keyboard goes on at the first new card, not at a button that moved away.
    show()[before]?.querySelector("a")?.focus();
  });
  more.disabled = false;
  show();
  list.dataset.ready = "";
}

for (const list of document.querySelectorAll<HTMLElement>("[data-articles]")) searchArticles(list);
