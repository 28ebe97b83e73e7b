import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sources } from "#web/site/sources.table.ts";
import { Sources } from "./sources.tsx";

const sections = join(import.meta.dirname, "../sections");
const chapters = globSync("*.mdx", { cwd: sections }).map((file) => ({
  file,
  text: readFileSync(join(sections, file), "utf8"),
}));

test("sources are listed once under the day of their check, the newest day first", () => {
  const markup = renderToStaticMarkup(<Sources of={["sars-transfer-duty", "nhbrc", "nhfc"]} />);
  expect(markup.match(/Last checked on [^:]+/g)).toEqual([
    "Last checked on 22 November 2026",
    "Last checked on 21 November 2026",
  ]);
  expect(markup.match(/<li>/g)).toHaveLength(3);
  expect(markup).toContain(`<a href="${sources.nhbrc.url}">${sources.nhbrc.title}</a>`);
});

test("a chapter lists at its end what its sentences link, and nothing else", () => {
  for (const { file, text } of chapters) {
    const linked = [...text.matchAll(/<Source of="([^"]+)"/g)].map(([, name]) => name);
    const listed = text.match(/<Sources of=\{(\[[^\]]*\])\}/)?.[1] ?? "[]";
    expect(new Set(JSON.parse(listed)), file).toEqual(new Set(linked));
  }
});

test("every source that a chapter names has a row, and the rows are in the order of their names", () => {
  const names = Object.keys(sources);
  expect(names).toEqual([...names].sort());
  for (const { file, text } of chapters)
    for (const [, name] of text.matchAll(/<Source of="([^"]+)"/g))
      expect(names, `${file}: ${name}`).toContain(name);
});
