import { expect, test } from "vitest";
import { rentHint } from "./buying-words.ts";

test("a rent that has a zero too many is asked about, and no rent that somebody may pay", () => {
  expect(rentHint(1_450_000, 2_000_000)).toBe("73% of the price?");
  expect(rentHint(30_000, 1_000_000)).toBeUndefined();
  expect(rentHint(14_000, 0)).toBeUndefined();
});
