/** An article on the partner's site, as the list shows it. */
export type Article = {
  id: string;
  /** Where its link leads, with the parameters that tell the partner where the reader came from. */
  url: string;
  title: string;
  category: ArticleCategory;
};

/** In a buyer's order: what most people come for is first. */
export const articleCategories = [
  "First-Time Buyers",
  "Financial Planning",
  "Legal & Costs",
  "Interest Rates",
  "Property Tips",
  "Education",
] as const;

export type ArticleCategory = (typeof articleCategories)[number];

/** Articles added by each "Load more", and found at first. */
export const articlePageSize = 12;

/** How many of each topic are among them. */
export const articlesInTurn = articlePageSize / articleCategories.length;

/** The articles with a few of each topic in turn, so that each page of them has something of every topic. */
export function inTurns(articles: readonly Article[]): Article[] {
  const seen = new Map<ArticleCategory, number>();
  const turns = articles.map((article) => {
    const before = seen.get(article.category) ?? 0;
    seen.set(article.category, before + 1);
    return { article, turn: Math.floor(before / articlesInTurn) };
  });
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ article }) => article);
}

const contractions: Readonly<Record<string, string>> = {
  dont: "don’t",
  its: "it’s",
  whats: "what’s",
  whos: "who’s",
  youre: "you’re",
  were: "we’re",
  theyre: "they’re",
  cant: "can’t",
};

const smallWords = new Set("a an and the but or for nor on at to from by of vs in with".split(" "));
const upperCased = new Set(["sa", "kyc", "sarb"]);

/** The article at an address: its id is the last path segment, or its place in the list when there is none. */
export function articleAt(url: string, index: number): Article {
  const id = new URL(url).pathname.split("/").filter(Boolean).at(-1) ?? `article-${index}`;
  return { id, url: withReferral(url), title: articleTitle(id), category: articleCategory(id) };
}

/** A slug as a title: "why-youre-asked-2" is "Why You’re Asked". */
export function articleTitle(slug: string): string {
  const words = slug
    .replace(/-\d+$/, "")
    // The hyphen after a possessive stays, so that "buyer-s-guide" keeps two words.
    .replaceAll("-s-", "’s-")
    .split("-")
    .filter(Boolean);
  return words.map((word, index) => titleWord(word, index > 0 && index < words.length - 1)).join(" ");
}

function titleWord(slugWord: string, inside: boolean): string {
  const word = contractions[slugWord] ?? slugWord;
  if (upperCased.has(word)) return word.toUpperCase();
  // An all-caps word such as FICA or OTP is an abbreviation and stays one.
  if (word.length > 1 && word === word.toUpperCase()) return word;
  if (inside && smallWords.has(word)) return word;
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

export function articleCategory(slug: string): ArticleCategory {
  if (slug.startsWith("property-tips-")) return "Property Tips";
  if (/^(home-finance|financial)-planning-/.test(slug)) return "Financial Planning";
  if (slug.startsWith("legal-costs-")) return "Legal & Costs";
  if (/interest-rate|repo-rate/.test(slug)) return "Interest Rates";
  if (slug.startsWith("first-time-")) return "First-Time Buyers";
  return "Education";
}

/** What some titles begin with, and the badge of their category says already; not where the next word needs it. */
const repeated =
  /^(Property Tips|Financial Planning|Home Finance Planning|Legal Costs) (?!(and|or|for|on|at|to|from|by|of|vs|in|with) )/;

/** A title in two: what repeats its category, or nothing, and what the article is about. */
export function titleParts(title: string): { category: string; subject: string } {
  const category = repeated.exec(title)?.[1] ?? "";
  return { category, subject: title.slice(category.length).trimStart() };
}

const referral = {
  utm_source: "property-platform",
  utm_medium: "referral",
  utm_campaign: "education_articles",
};

/** The address with the referral's parameters, each added only when it is absent. */
export function withReferral(address: string): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(referral)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}
