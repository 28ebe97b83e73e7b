import type { SatteriAstroData } from "@astrojs/markdown-satteri";
import type { MdastPluginDefinition } from "satteri";
import type { Step } from "#web/site/structured-data.ts";
import { attribute, type Expressions, plainText, type WrittenText, withValues } from "../faq/questions.ts";

/** Where a compiled section has its steps. */
export type StepsFrontmatter = { steps?: { name: string; text: WrittenText }[] };

/** Keeps the steps of a section, each with its paragraphs as plain text, when its MDX is compiled. */
export const keepSteps = {
  name: "keep-steps",
  mdxJsxFlowElement(node, { data }) {
    if (node.name !== "ProcessStep") return;
    const frontmatter: StepsFrontmatter = (data.astro as SatteriAstroData).frontmatter;
    frontmatter.steps ??= [];
    const paragraphs = node.children.filter(({ type }) => type === "paragraph");
    frontmatter.steps.push({ name: attribute(node, "title"), text: paragraphs.flatMap(plainText) });
  },
} satisfies MdastPluginDefinition;

/** The steps with the values of their expressions. Throws on an expression that has none. */
export const stepsOf = ({ steps = [] }: StepsFrontmatter, values: Expressions = {}): Step[] =>
  steps.map(({ name, text }) => ({ name, text: withValues(text, values) }));
