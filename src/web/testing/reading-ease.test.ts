import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { readingEase, syllablesOf, visibleProse, wordsOf } from "./reading-ease.ts";

const guide = join(import.meta.dirname, "../guide");

test("words and syllables are those that a person counts", () => {
  for (const [sentence, words, syllables] of [
    // the bank val-ues the home
    ["The bank values the home.", 5, 6],
    // you pay the de-pos-it be-fore the at-tor-ney lod-ges the deeds
    ["You pay the deposit before the attorney lodges the deeds.", 10, 16],
    // a lev-y is a month-ly charge that own-ers pay for re-pairs
    ["A levy is a monthly charge that owners pay for repairs.", 11, 15],
    // the whole sale is a-greed and the ta-ble is wan-ted
    ["The whole sale is agreed, and the table is wanted.", 10, 13],
    ["R1\u00a0500\u00a0000 at 10.5%", 3, 3],
  ] as const) {
    const counted = wordsOf(sentence);
    expect(counted.length, sentence).toBe(words);
    expect(
      counted.reduce((sum, word) => sum + syllablesOf(word), 0),
      sentence,
    ).toBe(syllables);
  }
});

test("the formula is Flesch's", () => {
  // One sentence of 5 words and 6 syllables: 206.835 − 1.015 × 5 − 84.6 × 1.2.
  expect(readingEase(["The bank values the home."]).ease).toBeCloseTo(100.24, 2);
  // Two of 5 words: a figure does not end a sentence, and an item of a list does without a full stop.
  expect(
    readingEase(["The bank values the home. The bank values the home at 10.5%", "a levy"]).sentences,
  ).toEqual(["The bank values the home.", "The bank values the home at 10.5%", "a levy"]);
});

test("prose is what a reader sees without opening anything, and no table or heading", () => {
  const mdx = `## Costs

<Term name="Rates">a tax</Term> are *due*, at {props.figures.prime}.

<Part>

<Answer is={\`Nothing up to \${props.figures.dutyFree}.\`} amount="R1">

## Duty

</Answer>

<Ask>

- Who pays?

</Ask>

</Part>

| a | b |
|---|---|
| c | d |
`;
  expect(visibleProse(mdx)).toEqual(["Rates are due, at 10%.", "Nothing up to 10%.", "Who pays?"]);
});

test.for(globSync("**/*.mdx", { cwd: guide }).sort())("%s reads easily", (file) => {
  const { ease, sentences } = readingEase(visibleProse(readFileSync(join(guide, file), "utf8")));
  const longest = sentences.toSorted((one, other) => wordsOf(other).length - wordsOf(one).length).slice(0, 8);
  const hint = `Reading ease ${ease.toFixed(1)}. Its longest sentences:\n${longest.join("\n")}\n`;
  expect(ease, `${relative(guide, join(guide, file))}. ${hint}`).toBeGreaterThanOrEqual(75);
});
