import { expect, test } from "vitest";
import { payoffTime } from "./payoff-time.ts";

test.for([
  [0, "0 months"],
  [1, "1 month"],
  [11, "11 months"],
  [12, "1 year"],
  [13, "1 year, 1 month"],
  [222, "18 years, 6 months"],
  [240, "20 years"],
] as const)("%i months read as %s", ([months, text]) => {
  expect(payoffTime(months)).toBe(text);
});
