import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import { extraThatSaves } from "./extra.ts";
import { waysToPayLess } from "./ways-to-pay-less.ts";

const bond = { extra: 500, owed: 1_000_000, rate: 10.75, years: 20 };
const saved = (of: Partial<typeof bond> = {}) =>
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

test("a saving comes from an extra in steps of R50, and never from more than a second instalment", () => {
  const extra = (wanted: number, of: Partial<typeof bond> = {}) =>
    extraThatSaves(wanted, { ...bond, ...of }, "2026-11-21");
  expect([0, 240_000, 241_000, 10_000_000].map((wanted) => extra(wanted))).toEqual([0, 500, 550, 10_200]);
  expect(extra(1, { owed: 0 })).toBe(0);
});

test("each way leads to its place in the chapter", () => {
  const text = readFileSync(join(import.meta.dirname, "../sections/tips-tricks.mdx"), "utf8");
  for (const id of Object.keys(saved())) expect(text).toContain(`id="${id}"`);
  expect(text).toContain('id="one-letter-or-phone-call"');
});
