/** A page that somebody may have meant: its address, its title, and the words that people look for it with. */
export type Findable = { path: string; title: string; keywords: string };

/** The pages that share words with a wrong address, the likeliest first; none where no word is known. */
export function nearestAddresses<Page extends Findable>(path: string, pages: readonly Page[]): Page[] {
  const asked = wordsOf(path);
  const likeness = pages.map((page) => asked.map((word) => likenessIn(page, word)));
  // A word that many pages have, such as "loan", says little.
  const pagesWith = asked.map((_, word) => likeness.filter((row) => row[word]! > 0).length);
  const found = pages
    .map((page, index) => ({
      page,
      score: likeness[index]!.reduce((sum, like, word) => sum + like / (pagesWith[word] || 1), 0),
    }))
    .filter(({ score }) => score > 0.2)
    .sort((one, other) => other.score - one.score || alike(path, other.page) - alike(path, one.page));
  const best = found[0]?.score ?? 0;
  return found
    .filter(({ score }) => score > best / 2)
    .slice(0, 3)
    .map(({ page }) => page);
}

/** How much two addresses have in common as they are written, where their words are the same. */
const alike = (path: string, page: Findable): number => sharedPairs(path.toLowerCase(), page.path);

/** How well a page's words have this one; those of its address and title count twice. */
const likenessIn = ({ path, title, keywords }: Findable, word: string): number =>
  Math.max(2 * nearestWord(`${path} ${title}`, word), nearestWord(keywords, word));

const nearestWord = (text: string, word: string): number =>
  Math.max(0, ...wordsOf(text).map((other) => sameWord(word, other)));

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(anywhere, "")
    .match(/[a-z]{3,}/g) ?? [];

/** Words that any address may have. */
const anywhere = /\b(home|html?|index|our|pages?|php|such|your)\b/g;

/**
 * The share of the pairs of letters that two words have in common, so that a mistyped word is known; 0 below two thirds.
 * The beginning of a word counts as much as that, so that "afford" finds "affordability".
 */
function sameWord(one: string, other: string): number {
  const begins = one.length >= 4 && other.startsWith(one);
  const share = sharedPairs(one, other);
  return share >= 2 / 3 ? share : begins ? 2 / 3 : 0;
}

function sharedPairs(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  const common = [...pairs].filter((pair) => others.has(pair)).length;
  return (2 * common) / (pairs.size + others.size);
}

const pairsOf = (word: string): Set<string> =>
  new Set([...word.slice(1)].map((letter, index) => word[index] + letter));
