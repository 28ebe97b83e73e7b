export type Question = { question: string; answer: string };

/** Words that a section takes from its props, by the expression that stands for them. */
export type Words = Readonly<Record<string, string>>;

/**
 * The questions of a section with their answers as plain text, read from its MDX source: links and terms
 * leave their visible words, an expression its value. Throws on an expression that has no value.
 */
export function questionsOf(source: string, words: Words = {}): Question[] {
  const found = source.matchAll(/<Faq\s+question="([^"]*)"\s*>([\s\S]*?)<\/Faq>/g);
  return [...found].map(([, question = "", answer = ""]) => ({ question, answer: plainText(answer, words) }));
}

function plainText(mdx: string, words: Words): string {
  return mdx
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, "")
    .replace(/\{([^}]*)\}/g, (_, expression: string) => wordOf(expression.trim(), words))
    .replace(/<Term\s+name="([^"]*)"\s*>[\s\S]*?<\/Term>/g, "$1")
    .replace(/<\/?[A-Za-z][^>]*>/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*(?:[-*+]|\d+\.)\s+/gm, "")
    .replace(/(\*{1,3}|`)(\S(?:.*?\S)?)\1/g, "$2")
    .replace(/\s+/g, " ")
    .trim();
}

function wordOf(expression: string, words: Words): string {
  const word = words[expression];
  if (word === undefined)
    throw new Error(`A question of the guide uses {${expression}}, which has no plain text.`);
  return word;
}
