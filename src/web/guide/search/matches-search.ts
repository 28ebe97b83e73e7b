/** A typed apostrophe finds a printed one. */
const searchable = (text: string) => text.toLowerCase().replaceAll("’", "'");

/** Whether each word of the query is part of the texts, in any order and case; one in the plural is also found without its s. */
export function matchesSearch(texts: readonly string[], query: string): boolean {
  const searched = searchable(texts.join("\n"));
  const words = searchable(query).split(/\s+/);
  return words.every((word) => searched.includes(word) || searched.includes(singular(word)));
}

const singular = (word: string) => (word.length > 3 ? word.replace(/(?<!s)s$/, "") : word);
