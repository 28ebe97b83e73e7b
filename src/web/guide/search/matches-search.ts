/** Words that make a question of what is searched for, and say nothing of it. */
const smallWords = new Set(
  (
    "a about am an and are as at be by can did do does explain for from get have how i if in is it long many me mean " +
    "means much must my need no not of on or pay pays should such that the there this to what what's when where which who why will " +
    "with would you your"
  ).split(" "),
);

/** A typed apostrophe finds a printed one. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .match(/[a-z0-9']+/g) ?? [];

const singular = (word: string) =>
  word.length > 3 ? word.replace(/ies$/, "y").replace(/(?<!s)s$/, "") : word;

/** The words of a search that count, in the singular: "how much deposit" asks for the deposit. */
export const searchedWords = (query: string): string[] =>
  wordsOf(query)
    .filter((word) => !smallWords.has(word))
    .map(singular);

/** Whether each of the words begins one of the texts', in any order. */
function haveWords(texts: readonly string[], words: readonly string[]): boolean {
  const searched = texts.flatMap(wordsOf);
  return words.every((word) => searched.some((one) => singular(one).startsWith(word)));
}

/** Whether the texts fit what is searched for. */
export const matchesSearch = (texts: readonly string[], query: string): boolean =>
  haveWords(texts, searchedWords(query));

/**
 * What answers a question, the closest first: those that have at least half as much of it as the closest. A word that none has
 * is passed over. Each is read as its names and what it says in a sentence.
 */
export function closestTo<T>(
  query: string,
  things: readonly T[],
  textsOf: (thing: T) => { names: readonly string[]; saying: string },
): T[] {
  const words = searchedWords(query);
  if (words.length === 0) return [];
  const ranked = things
    .map((thing) => {
      const { names, saying } = textsOf(thing);
      return { thing, close: closeness(names, saying, words) };
    })
    .filter(({ close }) => close > 0)
    .toSorted((a, b) => b.close - a.close);
  const least = Math.min(1, ranked[0]?.close ?? 0) / 2;
  return ranked.filter(({ close }) => close >= least).map(({ thing }) => thing);
}

/** 4 for what is called so, 3 with all words in its names, 2 in its sentence too, less than 1 with some: mostly of its names. */
function closeness(names: readonly string[], saying: string, words: readonly string[]): number {
  if (names.some((name) => searchedWords(name).join() === words.join())) return 4;
  if (haveWords(names, words)) return 3;
  if (haveWords([...names, saying], words)) return 2;
  // One letter or two begin too many words.
  const share = (texts: readonly string[]) =>
    words.filter((word) => word.length > 2 && haveWords(texts, [word])).length / words.length;
  return (2 * share(names) + share([...names, saying])) / 3;
}
