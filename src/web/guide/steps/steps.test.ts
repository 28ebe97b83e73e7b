import { readFileSync } from "node:fs";
import { mdxToJs } from "satteri";
import { expect, test } from "vitest";
import { keepSteps, stepsOf } from "./steps.ts";

const chapter = readFileSync(new URL("../sections/loan-process.mdx", import.meta.url), "utf8");

/** As Astro compiles a section. */
function stepsIn(source: string) {
  const frontmatter = {};
  const astro = {
    frontmatter,
    headings: [],
    localImagePaths: new Set<string>(),
    remoteImagePaths: new Set<string>(),
  };
  mdxToJs(source, { mdastPlugins: [keepSteps], features: { smartPunctuation: true }, data: { astro } });
  return stepsOf(frontmatter, { "props.figures.primeNow": "Prime is 10.5%." });
}

test("a step is its title and its paragraphs, without the tips", () => {
  const source = `<ProcessStep step={1} title="Apply" duration="a day">

You sign a <Term name="quotation" />. {props.figures.primeNow}

Then you wait.

<ProTips>

- Do not wait.

</ProTips>

</ProcessStep>`;
  expect(stepsIn(source)).toEqual([
    { name: "Apply", text: "You sign a quotation. Prime is 10.5%. Then you wait." },
  ]);
});

test("the chapter on the loan process has its five steps in plain words", () => {
  const steps = stepsIn(chapter);
  expect(steps.map(({ name }) => name)).toEqual([
    "Get Pre-Approved",
    "Formal Application",
    "Credit Assessment",
    "Property Valuation",
    "Approval & Offer",
  ]);
  for (const { text } of steps) expect(text).toMatch(/^\p{Lu}[^<>{}*`]{100,}[.?]$/u);
});
