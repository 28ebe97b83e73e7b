import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

/** Words that docs/voice.md refuses, each with what it is refused for. A plot of land may be called a stand. */
const refused: readonly [pattern: RegExp, instead: string][] = [
  [/(?<!\b(?:serviced|vacant|empty) )\bstands\b/i, "says, is, shows"],
  [/\bcarr(?:y|ies)\b(?! (?:on|out|over|forward)\b)/i, "pay, afford, bear"],
  [/\bdear(?:er|est)?\b/i, "expensive"],
  [/\bcomput(?:e|es|ed|ing)\b/i, "work out"],
  [/\bsieves?\b/i, "filter"],
  [/\btelephon(?:e|es|ed|ing)\b(?!=no)/i, "phone"],
  [/\b(?:ring|rings|rang)\b(?!-?fenc)/i, "phone"],
  [/\bbeside\b/i, "next to, on top of"],
  [/\bwhoever\b/i, "anyone who"],
  [/\bcounts? with\b/i, "work with"],
  [/\b(?:prior to|in order to|utili[sz]e[sd]?|commences?|thereof|hereby|herein)\b/i, "a plainer word"],
];

const source = join(import.meta.dirname, "../..");
const files = globSync(["web/**/*.{ts,tsx,astro,mdx}", "contract/*.ts"], { cwd: source }).filter(
  (file) => !/\.test\.tsx?$|^web\/(?:testing|operator)\//.test(file),
);

/** What of a file may reach a visitor: strings and text between tags, never code, comments or types. */
function textsOf(file: string): string[] {
  const code = readFileSync(join(source, file), "utf8");
  if (file.endsWith(".mdx")) return code.split("\n");
  if (file.endsWith(".astro")) return (code.split(/^---$/m)[2] ?? code).split("\n");
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || isPiece(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true));
  return texts;
}

const isPiece = (node: ts.Node): node is ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail =>
  ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);

const refusedIn = (text: string): string[] =>
  refused.flatMap(([pattern, instead]) => {
    const [found] = pattern.exec(text) ?? [];
    return found ? [`"${found}" (${instead}): ${text.replace(/\s+/g, " ").trim().slice(0, 160)}`] : [];
  });

test("a refused word is seen, and its harmless neighbours are not", () => {
  for (const text of [
    "How it stands.",
    "What you can carry",
    "It is dear",
    "Ring the bank",
    "beside the price",
  ])
    expect(refusedIn(text), text).toHaveLength(1);
  for (const text of [
    "Serviced stands",
    "carried forward",
    "they carry out",
    "ring-fence",
    "besides",
    "a computer",
  ])
    expect(refusedIn(text), text).toEqual([]);
});

test("strings and text between tags are read, and code and comments are not", () => {
  const texts = textsOf("web/guide/articles/articles.tsx").join(" ");
  expect(texts).toContain("No article matches your search.");
  expect(texts).not.toContain("The styles fold the list");
  expect(files.length).toBeGreaterThan(200);
});

test.for(files.sort())("%s says nothing in refused words", (file) => {
  expect(textsOf(file).flatMap(refusedIn)).toEqual([]);
});
