import type { SatteriAstroData } from "@astrojs/markdown-satteri";
import type { MdastNode, MdastPluginDefinition, MdxJsxFlowElement, MdxJsxTextElement } from "satteri";

export type Question = { question: string; answer: string };

/** Text of a section as it is compiled. What is in braces, or in one edition only, is known when the page is rendered. */
export type WrittenText = (string | { expression: string } | { only: string; text: WrittenText })[];

/** What the texts print in braces, by what is in them: a value, or what `name(1500000, 10)` is worked out by. */
export type Expressions = Readonly<Record<string, string | ((...numbers: number[]) => unknown)>>;

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
  if ((node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") && node.name === "Only")
    return [{ only: attribute(node, "in"), text: parts }];
  return node.type === "paragraph" ? [...parts, " "] : parts;
}

/** What an element's attribute says, or nothing. */
export function attribute(node: MdxJsxFlowElement | MdxJsxTextElement, name: string): string {
  const found = node.attributes.find((one) => one.type === "mdxJsxAttribute" && one.name === name);
  return String(found?.value ?? "");
}

/** The questions with the values of their expressions. Throws on an expression that has none. */
export function questionsOf({ questions = [] }: SectionFrontmatter, values: Expressions = {}): Question[] {
  return questions.map(({ question, answer }) => ({ question, answer: withValues(answer, values) }));
}

/** A text with the values of its expressions. Throws on an expression that has none. */
export const withValues = (text: WrittenText, values: Expressions): string =>
  wordsOf(text, values).replace(/\s+/g, " ").trim();

function wordsOf(text: WrittenText, values: Expressions): string {
  const words = text.map((part) => {
    if (typeof part === "string") return part;
    if ("expression" in part) return wordsFor(part.expression, values);
    return part.only === values["props.figures.edition"] ? wordsOf(part.text, values) : "";
  });
  return words.join("");
}

function wordsFor(expression: string, values: Expressions): string {
  const [, name = "", numbers] = /^([\w.]+)(?:\(([\d., ]+)\))?$/.exec(expression) ?? [];
  const value = values[name];
  const words = typeof value === "function" ? value(...(numbers ?? "").split(",").map(Number)) : value;
  if (typeof words !== "string")
    throw new Error(`A text of the guide uses {${expression}}, which has no plain text.`);
  return words;
}
