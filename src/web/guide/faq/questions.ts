import type { SatteriAstroData } from "@astrojs/markdown-satteri";
import type { MdastNode, MdastPluginDefinition, MdxJsxFlowElement, MdxJsxTextElement } from "satteri";

export type Question = { question: string; answer: string };

/** Text of a section as it is compiled. What stands in braces has its value when the page is rendered. */
export type WrittenText = (string | { expression: string })[];

type WrittenQuestion = { question: string; answer: WrittenText };

/** Where a compiled section has its questions. */
export type SectionFrontmatter = { questions?: WrittenQuestion[] };

/** Keeps the questions of a section, as plain text, when its MDX is compiled. */
export const keepQuestions = {
  name: "keep-questions",
  mdxJsxFlowElement(node, { data }) {
    if (node.name !== "Faq") return;
    const frontmatter: SectionFrontmatter = (data.astro as SatteriAstroData).frontmatter;
    frontmatter.questions ??= [];
    frontmatter.questions.push({ question: attribute(node, "question"), answer: plainText(node) });
  },
} satisfies MdastPluginDefinition;

/** The plain text of a part of a section. Links leave their visible words, a term its name without the explanation. */
export function plainText(node: MdastNode): WrittenText {
  if (node.type === "text" || node.type === "inlineCode") return [node.value];
  if (node.type === "mdxTextExpression" || node.type === "mdxFlowExpression")
    return [{ expression: node.value.trim() }];
  if (node.type === "mdxJsxTextElement" && node.name === "Term") return [attribute(node, "name")];
  const parts = "children" in node ? node.children.flatMap(plainText) : [];
  return node.type === "paragraph" ? [...parts, " "] : parts;
}

/** What an element's attribute says, or nothing. */
export function attribute(node: MdxJsxFlowElement | MdxJsxTextElement, name: string): string {
  const found = node.attributes.find((one) => one.type === "mdxJsxAttribute" && one.name === name);
  return String(found?.value ?? "");
}

/** The questions with the values of their expressions. Throws on an expression that has none. */
export function questionsOf(
  { questions = [] }: SectionFrontmatter,
  values: Readonly<Record<string, string>> = {},
): Question[] {
  return questions.map(({ question, answer }) => ({ question, answer: withValues(answer, values) }));
}

/** A text with the values of its expressions. Throws on an expression that has none. */
export function withValues(text: WrittenText, values: Readonly<Record<string, string>>): string {
  const words = text.map((part) => (typeof part === "string" ? part : wordsFor(part.expression, values)));
  return words.join("").replace(/\s+/g, " ").trim();
}

function wordsFor(expression: string, values: Readonly<Record<string, string>>): string {
  const value = values[expression];
  if (value === undefined)
    throw new Error(`A text of the guide uses {${expression}}, which has no plain text.`);
  return value;
}
