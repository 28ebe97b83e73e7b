import type { MDXInstance } from "astro";
import type { PageContext } from "#contract/page-context.ts";
import type { GuideSection } from "#web/site/addresses.ts";
import type { Step } from "#web/site/structured-data.ts";
import { chapterExpressions } from "./chapter-figures.ts";
import { type Question, questionsOf, type SectionFrontmatter } from "./faq/questions.ts";
import { type StepsFrontmatter, stepsOf } from "./steps/steps.ts";

type Frontmatter = SectionFrontmatter & StepsFrontmatter;

const texts = import.meta.glob<MDXInstance<Frontmatter>>("./sections/*.mdx", { eager: true });

/** A section with a written text, which the articles have not. */
export type ChapterId = Exclude<GuideSection, "articles">;

/** The written text of a chapter. */
export function sectionText(id: ChapterId): MDXInstance<Frontmatter> {
  const text = texts[`./sections/${id}.mdx`];
  if (!text) throw new Error(`The chapter ${id} has no text.`);
  return text;
}

/** The questions of a section for search engines, from the same source as its page. */
export const sectionQuestions = (id: ChapterId, context: PageContext): Question[] =>
  questionsOf(sectionText(id).frontmatter, chapterExpressions(context));

/** The steps of a section for search engines, likewise. */
export const sectionSteps = (id: ChapterId, context: PageContext): Step[] =>
  stepsOf(sectionText(id).frontmatter, chapterExpressions(context));
