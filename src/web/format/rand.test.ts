import fc from "fast-check";
import { expect, test } from "vitest";
import { groupedWithCommas, rand, randWithCommas, shortRand } from "./rand.ts";

const spaced = (text: string) => text.replaceAll("_", "\u00a0");

test("rand are grouped with no-break spaces and rounded, halves up", () => {
  expect(rand(2_000_000)).toBe(spaced("R2_000_000"));
  expect(rand(999)).toBe("R999");
  expect(rand(1_000)).toBe(spaced("R1_000"));
  expect(rand(19_638.5)).toBe(spaced("R19_639"));
  expect(rand(19_638.49)).toBe(spaced("R19_638"));
});

test("a negative amount has a minus sign before the R, and a rounded-away one has none", () => {
  expect(rand(-1_200)).toBe(spaced("\u2212R1_200"));
  expect(rand(-0.4)).toBe("R0");
});

test("texts of the specification keep their commas", () => {
  expect(randWithCommas(1_210_000)).toBe("R1,210,000");
  expect(groupedWithCommas("1250000")).toBe("1,250,000");
  expect(groupedWithCommas("")).toBe("");
});

test("axes use short amounts", () => {
  expect(shortRand(0)).toBe("R0");
  expect(shortRand(850_000)).toBe("R850k");
  expect(shortRand(1_500_000)).toBe("R1.5m");
  expect(shortRand(-200_000)).toBe("\u2212R200k");
});

test("no amount, however large, shows an exponent, and its digits are those of the rounded amount", () => {
  fc.assert(
    fc.property(fc.double({ min: -1e15, max: 1e15, noNaN: true }), (amount) => {
      const digits = rand(amount).replace(/[R\u00a0\u2212]/g, "");
      expect(Number(digits)).toBe(Math.abs(Math.round(amount)));
    }),
  );
  expect(rand(1e24)).not.toMatch(/e/i);
});
