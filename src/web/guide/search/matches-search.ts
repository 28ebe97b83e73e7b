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
export function haveWords(texts: readonly string[], words: readonly string[]): boolean {
  const searched = texts.flatMap(wordsOf);
  return words.every((word) => searched.some((one) => singular(one).startsWith(word)));
}

/** Whether the texts fit what is searched for. */
export const matchesSearch = (texts: readonly string[], query: string): boolean =>
  haveWords(texts, searchedWords(query));
