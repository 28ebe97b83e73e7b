import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const guide = join(import.meta.dirname, "..");
const texts = globSync("{sections,offer-to-purchase}/*.mdx", { cwd: guide }).map((file) => ({
  file,
  text: readFileSync(join(guide, file), "utf8"),
}));

/** The parts of a text by their heading, each with what its row says and what it opens. */
function partsOf(text: string) {
  const rows = text.matchAll(
    /<Part>\n\n<Answer is=(.+?)>\n\n## (.+)\n\n(?:<[^/][\s\S]*?\/>\n\n)?<\/Answer>\n\n([\s\S]*?)\n\n<\/Part>/g,
  );
  return [...rows].map(([, row = "", title = "", body = ""]) => ({ row, title, body }));
}

test("every heading of a chapter is the row of a part with its answer, and every part is open from its row", () => {
  expect(texts).toHaveLength(7);
  for (const { file, text } of texts) {
    const titles = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    // The five steps are parts themselves, in sight under their heading.
    const parts = partsOf(text).map(({ title }) => title);
    expect(parts, file).toEqual(titles.filter((title) => title !== "The five steps"));
    expect(text.split("<Part").length - 1, file).toBe(parts.length);
  }
});

test("an answer is at most 25 words", () => {
  for (const { file, text } of texts)
    for (const [, answer = ""] of text.matchAll(/(?:<Answer is|answer)=["{`]+([^"`]+)/g))
      expect(answer.split(" ").length, `${file}: ${answer}`).toBeLessThanOrEqual(25);
});

test("what a row counts is in its part", () => {
  const counted = { questions: /<Faq /g, things: /<Task /g, thing: /<Task /g, sources: /"/g } as const;
  for (const { file, text } of texts) {
    const parts = partsOf(text);
    for (const [name, pattern] of Object.entries(counted))
      for (const { row, title, body } of parts) {
        const [, amount] = row.match(new RegExp(`amount="(\\d+)" at="${name}"`)) ?? [];
        if (amount === undefined) continue;
        const found = body.match(pattern)?.length ?? 0;
        expect(Number(amount), `${file}: ${title}`).toBe(name === "sources" ? found / 2 : found);
      }
  }
});

test("what to do is one list at the end of a chapter, before its sources", () => {
  for (const { file, text } of texts) {
    const titles = partsOf(text).map(({ title }) => title);
    expect(titles.slice(-2), file).toEqual(["Do this now", "Sources"]);
    expect(text.split("<DoThisNow>").length, file).toBe(2);
    const [before] = text.split("<DoThisNow>");
    expect(before, file).not.toContain("<Task");
  }
});
