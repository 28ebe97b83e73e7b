import { readdirSync, readFileSync } from "node:fs";
import { mdxToJs } from "satteri";
import { expect, test } from "vitest";
import { keepQuestions, questionsOf } from "./questions.ts";

const sections = new URL("../sections/", import.meta.url);
const sources = readdirSync(sections).filter((file) => file.endsWith(".mdx"));
const read = (file: string) => readFileSync(new URL(file, sections), "utf8");
const values = {
  "props.site.partnerName": "Partner",
  "props.figures.prime": "10.50%",
  "props.figures.primeDate": "1 August 2025",
};

/** As Astro compiles a section. */
function questionsIn(source: string, given: Record<string, string> = {}) {
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

A <Term name="bond">a loan with the home as security</Term> at {props.figures.prime}, **not** a [gift](/x) or \`code\`.
See <GuideLink section="loan-process">the loan process</GuideLink>.

- first
- second, 5 * 3 = 15

</Faq>

After.`;
  expect(questionsIn(source, values)).toEqual([
    {
      question: "What is *it*?",
      answer: "A bond at 10.50%, not a gift or code. See the loan process. first second, 5 * 3 = 15",
    },
  ]);
});

test("an expression without a value is refused", () => {
  expect(() => questionsIn('<Faq question="Q?">\n\nAt {props.other}.\n\n</Faq>')).toThrow("{props.other}");
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
