/** A typed apostrophe finds a printed one. */
const searchable = (text: string) => text.toLowerCase().replaceAll("’", "'");

/** Whether the trimmed query is part of one of the texts, in any case. */
export function matchesSearch(texts: readonly string[], query: string): boolean {
  const wanted = searchable(query.trim());
  return texts.some((text) => searchable(text).includes(wanted));
}
