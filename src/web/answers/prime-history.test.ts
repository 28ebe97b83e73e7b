import { expect, test } from "vitest";
import { specifiedFigures as figures } from "#calculations/figures/example-figures.ts";
import { primeLine, primeMonthsWhere } from "./prime-history.ts";

const today = "2026-11-22";

test("the line of prime begins twenty years ago at the rate of then, and ends with the last change", () => {
  const line = primeLine(figures, today);
  expect(line.slice(0, 2)).toEqual([
    { date: "2006-11-01", rate: 12 },
    { date: "2006-12-08", rate: 12.5 },
  ]);
  expect(line.at(-1)).toEqual({ date: "2026-09-25", rate: 10.75 });
  expect(Math.max(...line.map(({ rate }) => rate))).toBe(15.5);
});

test("the months are of those twenty years alone, and all together their number", () => {
  expect(primeMonthsWhere(figures, today, () => true)).toBe(241);
  expect(primeMonthsWhere(figures, today, (rate) => rate >= 15.5)).toBe(6);
  expect(primeMonthsWhere(figures, today, (rate) => rate > 15.5)).toBe(0);
});
