import type { MDXInstance } from "astro";
import type { GuideSection } from "#web/site/addresses.ts";

const texts = import.meta.glob<MDXInstance<Record<string, unknown>>>("./sections/*.mdx", { eager: true });

/** A section with a written text, which the articles have not. */
export type ChapterId = Exclude<GuideSection, "articles">;

/** The written text of a chapter. */
export function sectionText(id: ChapterId): MDXInstance<Record<string, unknown>> {
  const text = texts[`./sections/${id}.mdx`];
  if (!text) throw new Error(`The chapter ${id} has no text.`);
  return text;
}
