import { closestTo } from "../search/matches-search.ts";
import { sentence } from "./entries.ts";
import { glossary } from "./glossary.table.ts";

/** The entries that answer a search, the closest first; none where it asks for nothing yet. */
export const findEntries = (query: string) =>
  closestTo(query, glossary, (entry) => ({
    names: [entry.name, ...(entry.also ?? [])],
    saying: sentence(entry),
  }));
