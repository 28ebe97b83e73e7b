import { expect, test } from "vitest";
import { monthsOfTime, payoffTime, soonerOrLater } from "./payoff-time.ts";

test.for([
  [0, "0\u00a0months"],
  [1, "1\u00a0month"],
  [11, "11\u00a0months"],
  [12, "1\u00a0year"],
  [13, "1\u00a0year, 1\u00a0month"],
  [222, "18\u00a0years, 6\u00a0months"],
  [240, "20\u00a0years"],
] as const)("%i months read as %s", ([months, text]) => {
  expect(payoffTime(months)).toBe(text);
  expect(monthsOfTime(text)).toBe(months);
});

test.for(["", "R20\u00a0000", "Not within 50 years", "20", ", 1\u00a0month"])("%s is no time", (text) => {
  expect(monthsOfTime(text)).toBeUndefined();
});

test("months against others are sooner or later", () => {
  expect(soonerOrLater(-18)).toBe("1\u00a0year, 6\u00a0months sooner");
  expect(soonerOrLater(1)).toBe("1\u00a0month later");
});
