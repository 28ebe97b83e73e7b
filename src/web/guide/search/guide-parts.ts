import { chapters } from "../chapters.ts";

/** A chapter with its parts: what each is called, and what it says in a sentence. */
export type ChapterParts = {
  label: string;
  path: string;
  parts: readonly { title: string; answer: string }[];
};

const texts = import.meta.glob<string>("../sections/*.mdx", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every chapter ends with these. */
const atTheEnd = new Set(["Questions people ask", "Do this now", "Sources"]);

/** A part's answer, and the heading that follows it. */
const partStart = /(?:<Answer is=(?:"([^"]*)"|\{`([^`]*)`\})[^\n]*>\n\n)?^## (.+)$/gm;

/** Read from the plain texts: as components they would bring the styles of all chapters to the page that searches. */
export const guideParts: readonly ChapterParts[] = chapters.map(({ id, label, path }) => {
  const found = texts[`../sections/${id}.mdx`]?.matchAll(partStart) ?? [];
  return {
    label,
    path,
    parts: [...found]
      .map(([, plain, template = "", title = ""]) => ({
        title,
        // Without the figures that it takes from the page.
        answer: plain ?? template.replace(/\$\{[^}]*\}/g, ""),
      }))
      .filter(({ title }) => !atTheEnd.has(title)),
  };
});
