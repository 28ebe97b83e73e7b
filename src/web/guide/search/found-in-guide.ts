import type { ChapterParts } from "./guide-parts.ts";
import { matchesSearch } from "./matches-search.ts";

export type FoundPart = { title: string; chapter: string; href: string };

/** The chapters and their parts whose titles have what is searched for. */
export function foundInGuide(guide: readonly ChapterParts[], search: string): FoundPart[] {
  return guide.flatMap(({ label, path, titles }) =>
    [
      { title: label, chapter: "the whole chapter", href: path },
      ...titles.map((title) => ({ title, chapter: label, href: `${path}#${anchor(title)}` })),
    ].filter(({ title }) => matchesSearch([title], search)),
  );
}

/** The id that the heading of a text gets from its words. */
const anchor = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");
