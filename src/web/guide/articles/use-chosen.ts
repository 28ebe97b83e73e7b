import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { enteredIn } from "#web/components/kept/entered-early.ts";
import { track } from "#web/tracking/track.ts";
import { matchesSearch } from "../search/matches-search.ts";
import { type Article, type ArticleCategory, articleCategories } from "./article.ts";

type Chosen = { search: string; opened: readonly ArticleCategory[] };

const nothingChosen: Chosen = { search: "", opened: [] };

/** Whether an article has what is searched for. */
export const isFound = ({ title, category }: Article, search: string): boolean =>
  matchesSearch([title, category], search);

/**
 * The topics that are opened and the search: those of the address, or what was pressed and typed before this was hydrated;
 * and the way to change them.
 */
export function useChosen(articles: readonly Article[], list: RefObject<HTMLElement | null>) {
  const search = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(nothingChosen);
  const countSearch = useSearchCount(articles);
  function choose(change: Partial<Chosen>): void {
    const next = { ...chosen, ...change };
    setChosen(next);
    keepInAddress(next);
    if (change.search !== undefined) countSearch(change.search);
  }
  const open = useEffectEvent(() => {
    const linked = new URLSearchParams(location.hash.slice(1));
    const rows = [...(list.current?.querySelectorAll<HTMLElement>("details[open]") ?? [])];
    const opened = [...linked.getAll("category"), ...rows.map(({ dataset }) => dataset.topic)];
    const typed = enteredIn(search.current);
    const next = {
      opened: articleCategories.filter((name) => opened.includes(name)),
      search: typed || (linked.get("search") ?? ""),
    };
    setChosen(next);
    if (typed || rows.length > 0) keepInAddress(next);
    if (typed) countSearch(typed);
  });
  useLayoutEffect(() => open(), []);
  return { search, chosen, choose };
}

function keepInAddress({ search, opened }: Chosen): void {
  const kept = new URLSearchParams(opened.map((category) => ["category", category]));
  if (search) kept.set("search", search);
  const fragment = kept.toString();
  history.replaceState(
    history.state,
    "",
    `${location.pathname}${location.search}${fragment && `#${fragment}`}`,
  );
}

/** How long typing must pause before a search counts as one. */
const searchPause = 1_000;

/** Counts a search. What finds no article may be a name or anything else: it is counted without its words. */
function useSearchCount(articles: readonly Article[]) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (search: string) => {
    const query = search.trim();
    const finds = articles.some((article) => isFound(article, query));
    clearTimeout(pause.current);
    if (query === "") return;
    pause.current = setTimeout(
      () => track("article_search", "articles", finds ? query : undefined),
      searchPause,
    );
  };
}
