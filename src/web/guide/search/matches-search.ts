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
 * What answers a question, the closest first: those that have at least half as much of it as the closest.
 * For a word that none has its nearest is searched, which is then told; without one it is passed over. Each is read as its names
 * and what it says in a sentence.
 */
export function closestTo<T>(
  query: string,
  things: readonly T[],
  textsOf: (thing: T) => { names: readonly string[]; saying: string },
): { found: T[]; meant?: string } {
  const asked = searchedWords(query);
  if (asked.length === 0) return { found: [] };
  const read = things.map((thing) => ({ thing, ...textsOf(thing) }));
  const known = read.flatMap(({ names, saying }) => wordsOf([...names, saying].join(" ")));
  const meant = asked.map((word) => nearestWord(word, known));
  const words = asked.map((word, index) => singular(meant[index] ?? word));
  const ranked = read
    .map(({ thing, names, saying }) => ({ thing, close: closeness(names, saying, words) }))
    .filter(({ close }) => close > 0)
    .toSorted((a, b) => b.close - a.close);
  const half = Math.min(1, ranked[0]?.close ?? 0) / 2;
  const found = ranked.filter(({ close }) => close >= half).map(({ thing }) => thing);
  return { found, meant: meant.filter(Boolean).join(" ") };
}

/** Of the known words the one that was mistyped by a letter, or in a long word by two; none where the word begins one. */
function nearestWord(word: string, known: readonly string[]): string | undefined {
  if (known.some((one) => singular(one).startsWith(word))) return undefined;
  const letters = [1, 2].filter((count) => word.length > 3 * count + 1);
  return letters.map((count) => known.find((one) => isWithin(count, word, singular(one)))).find(Boolean);
}

/** Whether one word becomes the other by so many letters more, fewer or others. */
function isWithin(letters: number, one: string, other: string): boolean {
  if (one === other) return true;
  if (letters === 0) return false;
  let same = 0;
  while (one[same] === other[same]) same++;
  const [rest, otherRest] = [one.slice(same), other.slice(same)];
  const [next, otherNext] = [rest.slice(1), otherRest.slice(1)];
  const fewer = letters - 1;
  return (
    isWithin(fewer, next, otherNext) || isWithin(fewer, next, otherRest) || isWithin(fewer, rest, otherNext)
  );
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
