import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Drawing } from "./drawing.tsx";
import { drawings } from "./drawings.content.ts";

const texts = globSync(join(import.meta.dirname, "../sections/*.mdx")).map((file) =>
  readFileSync(file, "utf8"),
);

test("every drawing is in one chapter, and is described to who cannot see it", () => {
  const used = texts.flatMap((text) =>
    [...text.matchAll(/<(?:Drawing|Lines) of="(\w+)"/g)].map(([, name]) => name),
  );
  expect(used.sort()).toEqual(Object.keys(drawings).sort());
  const html = renderToStaticMarkup(<Drawing of="condition">One date.</Drawing>);
  expect(html).toContain('role="img" aria-label="A calendar in which one day is circled."');
});

test("a drawing is small in bytes", () => {
  for (const { leaf, clay } of Object.values(drawings)) expect(leaf.length + clay.length).toBeLessThan(600);
});
