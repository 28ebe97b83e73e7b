import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const guide = join(import.meta.dirname, "..");
const texts = globSync("{sections,offer-to-purchase}/*.mdx", { cwd: guide }).map((file) => ({
  file,
  text: readFileSync(join(guide, file), "utf8"),
}));

/** The headings of the parts of a text. */
function partTitles(text: string) {
  const rows = text.matchAll(
    /<Part>\n\n<Answer is=.+?>\n\n## (.+)\n\n(?:<[^/][\s\S]*?\/>\n\n)?<\/Answer>\n\n[\s\S]*?\n\n<\/Part>/g,
  );
  return [...rows].map(([, title]) => title);
}

test("every heading of a chapter is the row of a part with its answer, and every part is open from its row", () => {
  expect(texts).toHaveLength(7);
  for (const { file, text } of texts) {
    const titles = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    // The five steps are parts themselves, in sight under their heading.
    const parts = partTitles(text);
    expect(parts, file).toEqual(titles.filter((title) => title !== "The five steps"));
    expect(text.split("<Part").length - 1, file).toBe(parts.length);
  }
});

test("an answer is at most 25 words", () => {
  for (const { file, text } of texts)
    for (const [, answer = ""] of text.matchAll(/(?:<Answer is|answer)=["{`]+([^"`]+)/g))
      expect(answer.split(" ").length, `${file}: ${answer}`).toBeLessThanOrEqual(25);
});

test("what to do is one list at the end of a chapter, before its sources", () => {
  for (const { file, text } of texts) {
    expect(partTitles(text).slice(-2), file).toEqual(["Do this now", "Sources"]);
    expect(text.split("<DoThisNow>").length, file).toBe(2);
    const [before] = text.split("<DoThisNow>");
    expect(before, file).not.toContain("<Task");
  }
});

test("every row of a part begins with a figure, a day or a name that its column holds", () => {
  const rows = texts.flatMap(({ text }) => [...text.matchAll(/<Rows>\n\n([\s\S]*?)\n\n<\/Rows>/g)]);
  expect(rows.length).toBeGreaterThan(5);
  for (const [, list = ""] of rows)
    for (const row of list.split("\n")) expect(row).toMatch(/^- \*\*[^*]{2,16}\*\* \S/);
});
