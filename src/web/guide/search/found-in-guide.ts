import type { ChapterParts } from "./guide-parts.ts";
import { closestTo } from "./matches-search.ts";

/** As many as are seen above a phone's keyboard. */
const most = 6;

/** The chapters and their parts whose titles and answers are closest to what is searched for. */
export function foundInGuide(guide: readonly ChapterParts[], search: string) {
  const all = guide.flatMap(({ label, path, parts }) => [
    { title: label, answer: "", chapter: "the whole chapter", href: path },
    ...parts.map((part) => ({ ...part, chapter: label, href: `${path}#${anchor(part.title)}` })),
  ]);
  const { found, meant } = closestTo(search, all, ({ title, answer }) => ({
    names: [title],
    saying: answer,
  }));
  return { parts: found.slice(0, most), meant };
}

/** The id that the heading of a text gets from its words. */
const anchor = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");
