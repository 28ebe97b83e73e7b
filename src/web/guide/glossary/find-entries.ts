import { haveWords, searchedWords } from "../search/matches-search.ts";
import { type Entry, sentence } from "./entries.ts";
import { glossary } from "./glossary.table.ts";

/** The entries that answer a search, the closest first; none where it asks for nothing yet. */
export function findEntries(query: string): readonly Entry[] {
  const words = searchedWords(query);
  if (words.length === 0) return [];
  const ranked = glossary
    .map((entry) => ({ entry, closeness: closeness(entry, words) }))
    .toSorted((a, b) => b.closeness - a.closeness);
  // A word of a question that no entry has is passed over.
  const least = ranked[0]!.closeness > 1 ? 2 : 1;
  return ranked.filter(({ closeness }) => closeness >= least).map(({ entry }) => entry);
}

/** 4 for what is called so, 3 with all words in its names, 2 in its explanation too, 1 with some of them in its names. */
function closeness(entry: Entry, words: readonly string[]): number {
  const names = [entry.name, ...(entry.also ?? [])];
  if (names.some((name) => searchedWords(name).join() === words.join())) return 4;
  if (haveWords(names, words)) return 3;
  if (haveWords([...names, sentence(entry)], words)) return 2;
  return words.some((word) => haveWords(names, [word])) ? 1 : 0;
}
