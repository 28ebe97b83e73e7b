import { expect, test } from "vitest";
import { count, money, rate, share } from "./fields.ts";
import { stepAlong, stepText } from "./step-along.ts";

const from = (min: number, max: number) => ({ min, max, step: 1, ticks: [min, max] });

test.each([
  ["a price", from(0, 5_000_000), 100_000],
  ["a deposit", from(0, 1_000_000), 100_000],
  ["a rent", from(5_000, 30_000), 1_000],
  ["a term", from(5, 30), 1],
  ["a rate", from(5, 20), 1],
  ["a share", from(0, 100), 10],
  ["a short range", from(0, 4), 1],
] as const)("the step along %s is round", (_, range, step) => {
  expect(stepAlong(range, range.min)).toBe(step);
  expect(stepAlong(range, range.max - step)).toBe(step);
});

test("where a step would leave the range it goes back", () => {
  expect(stepAlong(from(5, 30), 30)).toBe(-1);
  expect(stepAlong(from(5, 20), 19.5)).toBe(-1);
});

test("a step is in the field's own unit", () => {
  const years = count("Term", { min: 1, max: 30, unit: "years" });
  const texts = [
    stepText(money("Price"), 100_000),
    stepText(years, 1),
    stepText(years, -10),
    stepText(rate("Rate"), -1),
    stepText(share("Share", {}), 10),
  ].map((text) => text.replaceAll("\u00a0", " "));
  expect(texts).toEqual(["+R100 000", "+1 year", "\u221210 years", "\u22121 point", "+10 points"]);
});
