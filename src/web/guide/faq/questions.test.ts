import { readdirSync, readFileSync } from "node:fs";
import { mdxToJs } from "satteri";
import { expect, test } from "vitest";
import type { FiguresEdition } from "#calculations/figures/figures.ts";
import { site } from "#web/site/example-site.ts";
import { chapterExpressions } from "../chapter-figures.ts";
import { type Expressions, keepQuestions, questionsOf } from "./questions.ts";

const sections = new URL("../sections/", import.meta.url);
const sources = readdirSync(sections).filter((file) => file.endsWith(".mdx"));
const read = (file: string) => readFileSync(new URL(file, sections), "utf8");
const page = { site, today: "2026-11-21", addedPrimeRates: [] };
const values = chapterExpressions({ ...page, edition: "specification" });

/** As Astro compiles a section. */
function questionsIn(source: string, given: Expressions = {}) {
  const frontmatter = {};
  const astro = {
    frontmatter,
    headings: [],
    localImagePaths: new Set<string>(),
    remoteImagePaths: new Set<string>(),
  };
  mdxToJs(source, { mdastPlugins: [keepQuestions], features: { smartPunctuation: true }, data: { astro } });
  return questionsOf(frontmatter, given);
}

test("markup leaves only its visible words", () => {
  const source = `Before.

<Faq question="What is *it*?">

A <Term name="bond">a loan with the home as security</Term> at {props.figures.duty(1300000)}, **not** a [gift](/x) or \`code\`.
See <GuideLink section="loan-process">the loan process</GuideLink>.

- first
- second, 5 * 3 = 15

</Faq>

After.`;
  expect(questionsIn(source, values)).toEqual([
    {
      question: "What is *it*?",
      answer: "A bond at R2 700, not a gift or code. See the loan process. first second, 5 * 3 = 15",
    },
  ]);
});

test("an expression without a value is refused", () => {
  expect(() => questionsIn('<Faq question="Q?">\n\nAt {props.other}.\n\n</Faq>')).toThrow("{props.other}");
});

test("what is said in one edition only is in the answers of that edition, with the figures of its tables", () => {
  const source = `<Faq question="Q?">

A fee of {props.figures.deedsFee(1500000)}. <Only in="specification">It is older.</Only>

<Only in="current">

Nothing is newer.

</Only>

</Faq>`;
  const answer = (edition: FiguresEdition) =>
    questionsIn(source, chapterExpressions({ ...page, edition }))[0]!.answer;
  expect(answer("specification")).toBe("A fee of R1 646. It is older.");
  expect(answer("current")).toBe("A fee of R1 738. Nothing is newer.");
});

test("every question of every section has a plain answer", () => {
  expect(sources).toHaveLength(6);
  for (const file of sources) {
    const questions = questionsIn(read(file), values);
    expect(questions, file).toHaveLength(read(file).split("<Faq").length - 1);
    expect(questions.length, file).toBeGreaterThan(4);
    for (const { question, answer } of questions) {
      expect(question, file).toMatch(/\?$/);
      expect(answer, `${file}: ${question}`).toMatch(/^\p{Lu}[^<>{}*`]{40,}[.?]$/u);
    }
  }
});

test("a question stands only once in a section", () => {
  for (const file of sources) {
    const questions = questionsIn(read(file), values).map(({ question }) => question);
    expect(new Set(questions).size, file).toBe(questions.length);
  }
});
