import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import { inputFields } from "#contract/input-fields.ts";
import { type FiguresPlace, figuresAddress } from "#web/answer-page/fields-text.ts";
import { defaultInputs } from "#web/answer-page/inputs.ts";
import { inputsOfText } from "#web/answer-page/numbers.ts";

const sections = join(import.meta.dirname, "../sections");
const defaults = defaultInputs(specifiedFigures);

/** The links of all chapters, as their place and their figures by name. */
const links = globSync("*.mdx", { cwd: sections }).flatMap((file) =>
  [
    ...readFileSync(join(sections, file), "utf8").matchAll(
      /<FiguresLink to="([\w-]+)" figures=\{\{(.+?)\}\}/g,
    ),
  ].map(([, to = "", figures = ""]) => ({
    file,
    to: to as FiguresPlace,
    figures: Object.fromEntries(
      [...figures.matchAll(/(\w+): ([\d.]+)/g)].map(([, name = "", value]) => [name, Number(value)]),
    ),
  })),
);

test("the chapters have examples that open a calculator", () => {
  expect(links.length).toBeGreaterThan(5);
});

test.for(links)("the example in $file opens $to with $figures", ({ to, figures }) => {
  const address = new URL(figuresAddress(to, figures), "https://ikhaya.example");
  expect(inputsOfText(address.hash.slice(1), defaults)).toMatchObject(figures);
  for (const name of Object.keys(figures)) {
    expect(Object.hasOwn(inputFields, name), name).toBe(true);
    // The price is one for all.
    if (name !== "purchasePrice")
      expect(name.startsWith("estimator"), `${name} in ${to}`).toBe(to === "estimator");
  }
});
