import { type MdastNode, type MdxJsxFlowElement, mdxToMdast } from "satteri";

/** How easily a text reads, with its sentences for a person who wants to mend it. */
export type ReadingEase = { ease: number; words: number; sentences: readonly string[] };

/**
 * Flesch reading ease: 206.835 − 1.015 × words a sentence − 84.6 × syllables a word. Higher is easier; 75 is what
 * most people of twelve read without effort.
 */
export function readingEase(paragraphs: readonly string[]): ReadingEase {
  const sentences = paragraphs.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const ease = 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length);
  return { ease, words: words.length, sentences };
}

/** A paragraph or an item of a list ends a sentence, with a full stop or without. */
const sentencesOf = (paragraph: string): string[] =>
  paragraph.split(/(?<=[.!?][”’)]*)\s+(?=[“‘(]?[A-Z0-9])/).filter((text) => wordsOf(text).length > 0);

/** An amount such as R1 500 000, whose groups are parted by no-break spaces, is one word. */
export const wordsOf = (text: string): string[] =>
  text.split(/[ \n–—/]+/).filter((word) => /[a-z0-9]/i.test(word));

/** Groups of vowels, without a silent e at the end. A figure or a short form counts as one. */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, "");
  const spoken = letters
    .replace(/(?<=[aeiouy]l)es?$/, "")
    .replace(/(?<=[^laeiouy])e$/, "")
    .replace(/(?<=[^laeiouyscgxzh])es$/, "")
    .replace(/(?<=[^td])ed$/, "");
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}

/** The visible prose of a chapter: paragraphs and lists, without tables, headings and the notes behind terms. */
export function visibleProse(mdx: string): string[] {
  return paragraphsOf(mdxToMdast(mdx));
}

function paragraphsOf(node: MdastNode): string[] {
  if (node.type === "heading" || node.type === "table") return [];
  if (node.type === "paragraph")
    return [
      wordsIn(node)
        .replace(/[ \n]+/g, " ")
        .trim(),
    ];
  const within = "children" in node ? node.children.flatMap(paragraphsOf) : [];
  return node.type === "mdxJsxFlowElement" && node.name === "Answer" ? [answerOf(node), ...within] : within;
}

/** What a closed part of a chapter says. */
function answerOf({ attributes }: MdxJsxFlowElement): string {
  const said = attributes.find((one) => one.type === "mdxJsxAttribute" && one.name === "is")?.value;
  return (typeof said === "string" ? said : (said?.value ?? ""))
    .replace(/\$\{.*?\}/g, "10%")
    .replaceAll("`", "");
}

function wordsIn(node: MdastNode): string {
  if (node.type === "text" || node.type === "inlineCode") return node.value;
  if (node.type === "mdxTextExpression") return "10%";
  if (node.type === "mdxJsxTextElement" && node.name === "Term") {
    const name = node.attributes.find((one) => one.type === "mdxJsxAttribute" && one.name === "name");
    return String(name?.value ?? "");
  }
  return "children" in node ? node.children.map(wordsIn).join("") : "";
}
