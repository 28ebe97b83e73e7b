import { glossaryPage } from "#web/site/addresses.ts";
import type { DefinedTerm } from "#web/site/structured-data.ts";
import { glossary } from "./glossary.table.ts";

export type Entry = (typeof glossary)[number];

/** The entry's anchor on the glossary's page: "Fidelity Fund Certificate" is "fidelity-fund-certificate". */
export function entryId({ name }: Entry): string {
  return (name.toLowerCase().match(/[a-z0-9]+/g) ?? []).join("-");
}

/** Where the glossary explains it. */
export const entryPath = (entry: Entry): string => `${glossaryPage.path}#${entryId(entry)}`;

/** Its explanation as a sentence of its own. */
export const sentence = ({ meaning }: Entry): string => `${capitalised(meaning)}.`;

/** The first letter as at the head of a line. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const byName = new Map(
  glossary.flatMap((entry) => [entry.name, ...(entry.also ?? [])].map((name) => [name.toLowerCase(), entry])),
);

/**
 * What the glossary has on a word as a chapter writes it: in any case, in the plural, with its short form in
 * brackets. None when it has no such word.
 */
export function entryFor(word: string): Entry | undefined {
  const [, long = word] = /^(.+?) \(.+\)$/.exec(word) ?? [];
  const name = long.toLowerCase();
  return (
    byName.get(word.toLowerCase()) ??
    byName.get(name) ??
    byName.get(name.replace(/ies$/, "y")) ??
    byName.get(name.replace(/s$/, ""))
  );
}

/** Names that mean nothing else in a sentence: of two words, or long ones. "Rates" and "term" may be others. */
const linked = [...byName.keys()].filter((name) => /\s/.test(name) || name.length >= 10);
const linkedNames = new RegExp(`\\b(${linked.toSorted((a, b) => b.length - a.length).join("|")})s?\\b`, "gi");

/** Its explanation in pieces: words, and words that the glossary explains as well. */
export function explained(entry: Entry): readonly { words: string; other?: Entry | undefined }[] {
  const seen = new Set<Entry | undefined>([entry]);
  const text = sentence(entry);
  const pieces: { words: string; other?: Entry | undefined }[] = [];
  let end = 0;
  for (const { 0: words, index } of text.matchAll(linkedNames)) {
    const other = entryFor(words);
    if (seen.has(other)) continue;
    seen.add(other);
    pieces.push({ words: text.slice(end, index) }, { words, other });
    end = index + words.length;
  }
  return [...pieces, { words: text.slice(end) }];
}

/** The entries under their first letters, in alphabetical order. */
export const letters: readonly { letter: string; entries: readonly Entry[] }[] = [
  ...Map.groupBy(glossary, ({ name }) => name.charAt(0).toUpperCase()),
].map(([letter, entries]) => ({ letter, entries }));

export const wordCount = glossary.length;

/** The entries as search engines read them. */
export const definedTerms: readonly DefinedTerm[] = glossary.map((entry) => ({
  name: capitalised(entry.name),
  also: entry.also ?? [],
  description: sentence(entry),
  anchor: entryId(entry),
}));
