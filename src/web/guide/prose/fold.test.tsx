import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Fold } from "./fold.tsx";

const texts = globSync(join(import.meta.dirname, "../sections/*.mdx")).map((file) =>
  readFileSync(file, "utf8"),
);

test("a folded part is in the page, closed, under a title that says what is in it", () => {
  expect(renderToStaticMarkup(<Fold title="The rules">Every rule</Fold>)).toMatch(
    /^<details class="\w+"><summary>The rules<\/summary><div data-folded="true">Every rule<\/div><\/details>$/,
  );
});

test("no heading of a part is folded away, and no two folds of a chapter have the same title", () => {
  for (const text of texts) {
    const folds = [...text.matchAll(/<Fold title="([^"]+)"(?: specified)?>([\s\S]*?)<\/Fold>/g)];
    expect(folds.length, text.slice(0, 40)).toBeGreaterThan(0);
    expect(new Set(folds.map(([, title]) => title)).size).toBe(folds.length);
    for (const [, title, body] of folds) expect(body, title).not.toMatch(/^## |<Faq|<Task/m);
  }
});
