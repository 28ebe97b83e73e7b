import fc from "fast-check";
import { expect, test } from "vitest";
import { amountDigits } from "./typed-amount.ts";

test.for([
  ["R 1 250 000,00", "1250000"],
  ["R1\u00a0250\u00a0000", "1250000"],
  ["1,250,000.50", "1250001"],
  ["R1.250.000", "1250000"],
  ["1.250.000,49", "1250000"],
  ["1,250", "1250"],
  ["1,5", "2"],
  ["R 1,2m", "1200000"],
  ["R1.25 million", "1250000"],
  ["850k", "850000"],
  ["R850 thousand", "850000"],
  ["1,250m", "1250000"],
  ["about R2 000 000 or so", "2000000"],
  ["-500", "500"],
  ["12345678901234567890", "12345678901234567890"],
] as const)("a pasted %s is %s rand", ([text, digits]) => {
  expect(amountDigits(text)).toBe(digits);
});

test("a text without an amount is not understood as one", () => {
  for (const text of ["", "abc", "R", ",.", "million"]) expect(amountDigits(text)).toBeUndefined();
});

test("whatever is pasted gives digits only, or nothing", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(amountDigits(text) ?? "0").toMatch(/^\d+$/);
    }),
  );
});
