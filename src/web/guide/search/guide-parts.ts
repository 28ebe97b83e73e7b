import { chapters } from "../chapters.ts";

/** A chapter with the titles of its parts. */
export type ChapterParts = { label: string; path: string; titles: readonly string[] };

const texts = import.meta.glob<string>("../sections/*.mdx", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every chapter ends with these. */
const atTheEnd = new Set(["Questions people ask", "Do this now", "Sources"]);

/** Read from the plain texts: as components they would bring the styles of all chapters to the page that searches. */
export const guideParts: readonly ChapterParts[] = chapters.map(({ id, label, path }) => {
  const headings = texts[`../sections/${id}.mdx`]?.matchAll(/^## (.+)$/gm) ?? [];
  return {
    label,
    path,
    titles: [...headings].map(([, title = ""]) => title).filter((title) => !atTheEnd.has(title)),
  };
});
