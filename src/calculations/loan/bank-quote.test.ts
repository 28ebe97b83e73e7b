import { expect, test } from "vitest";
import { bankQuote } from "./bank-quote.ts";

test("a bank's quote is the annuity at a twelfth of the rate", () => {
  expect(bankQuote(2_000_000, 10.75, 20)).toBeCloseTo(20_304.58, 1);
  expect(Math.round(bankQuote(1_000_000, 10.5, 20))).toBe(9_984);
  expect(bankQuote(240_000, 0, 20)).toBe(1_000);
});
