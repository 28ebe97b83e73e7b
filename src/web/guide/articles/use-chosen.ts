import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { enteredIn } from "#web/components/kept/entered-early.ts";
import { track } from "#web/tracking/track.ts";
import { matchesSearch } from "../search/matches-search.ts";
import { type Article, articleCategories } from "./article.ts";

type Chosen = { search: string; category: string };

const nothingChosen: Chosen = { search: "", category: "" };

/** Whether an article is of the chosen category and has what is searched for. */
export const isFound = ({ title, category }: Article, chosen: Chosen): boolean =>
  (chosen.category === "" || category === chosen.category) && matchesSearch([title, category], chosen.search);

/** The category and the search that the address has, or what was typed before this was hydrated; and the way to change them. */
export function useChosen(articles: readonly Article[]) {
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
    const category = articleCategories.find((name) => name === linked.get("category")) ?? "";
    const typed = enteredIn(search.current);
    if (typed) choose({ category, search: typed });
    else setChosen({ category, search: linked.get("search") ?? "" });
  });
  useLayoutEffect(() => open(), []);
  return { search, chosen, choose };
}

function keepInAddress(chosen: Chosen): void {
  const entered = Object.entries(chosen).filter(([, text]) => text !== "");
  const fragment = new URLSearchParams(entered).toString();
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
    const finds = articles.some((article) => isFound(article, { ...nothingChosen, search: query }));
    clearTimeout(pause.current);
    if (query === "") return;
    pause.current = setTimeout(
      () => track("article_search", "articles", finds ? query : undefined),
      searchPause,
    );
  };
}
