import { expect, test } from "vitest";
import { decimalText, digitsText, grouped } from "./lead-text.ts";

test("a rate keeps digits and one point, and a comma is a point", () => {
  expect(decimalText("11,75 %")).toBe("11.75");
  expect(decimalText("1.2.3")).toBe("1.23");
  expect(decimalText("11.")).toBe("11.");
  expect(decimalText("abc")).toBe("");
});

test("an amount keeps digits while it is typed and is grouped afterwards", () => {
  expect(digitsText("R1 250 000x")).toBe("1250000");
  expect(grouped("01250000")).toBe("1,250,000");
  expect(grouped("1,250,000")).toBe("1,250,000");
  expect(grouped("")).toBe("");
});
