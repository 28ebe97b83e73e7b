import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import { startingValues } from "#web/answer-page/answer-values.ts";
import { type Bond, extraFields } from "./extra.ts";
import { numberThatSaves, ownNumberOf, waysToPayLess } from "./ways-to-pay-less.ts";

const bond: Bond = startingValues(extraFields, {} as never);
const saved = (of: Partial<Bond> = {}) =>
  Object.fromEntries(
    waysToPayLess({ ...bond, ...of }, "2026-11-21", specifiedFigures).map((way) => [
      way.id,
      Math.round(way.saved),
    ]),
  );

test("the ways save what the chapter says, the largest first", () => {
  expect(Object.entries(saved())).toEqual([
    ["shorter-term", 923_983],
    ["thirteenth-instalment", 358_832],
    ["extra-each-month", 240_370],
    ["keep-your-instalment", 158_368],
    ["better-rate", 80_605],
    ["early-lump-sum", 71_651],
    ["refinance", 39_360],
  ]);
});

test("between 11% and 10.5% a better rate saves what the bank published", () => {
  expect(saved({ rate: 11 })["better-rate"]).toBe(81_140);
});

test("on a small bond moving costs more than it saves, and where nothing is owed nothing is saved", () => {
  expect(saved({ owed: 100_000 }).refinance).toBeLessThan(0);
  expect(new Set(Object.values(saved({ owed: 0 })))).toEqual(new Set([0]));
  expect(saved({ rate: 0 })["shorter-term"]).toBeCloseTo(0);
});

test("a bar is pulled to a round number of its own, and never further than that goes", () => {
  const pulledTo = (wanted: number, of: Partial<Bond> = {}) => {
    const pulled = { ...bond, ...of };
    return numberThatSaves(wanted, ownNumberOf(pulled)!, pulled, "2026-11-21", specifiedFigures);
  };
  expect([0, 240_000, 241_000, 10_000_000].map((wanted) => pulledTo(wanted))).toEqual([0, 500, 600, 10_200]);
  expect(pulledTo(1, { owed: 0 })).toBe(0);
  expect(pulledTo(71_000, { way: "early-lump-sum" })).toBe(10_000);
  expect(pulledTo(80_000, { way: "better-rate" })).toBe(0.5);
  expect(pulledTo(1, { way: "refinance" })).toBe(0.5);
  expect(pulledTo(300_000, { way: "keep-your-instalment" })).toBe(1.5);
});

test("each way leads to its place in the chapter", () => {
  const text = readFileSync(join(import.meta.dirname, "../sections/tips-tricks.mdx"), "utf8");
  for (const id of Object.keys(saved())) expect(text).toContain(`id="${id}"`);
  expect(text).toContain('id="one-letter-or-phone-call"');
});
