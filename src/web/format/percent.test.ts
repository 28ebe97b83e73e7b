import { expect, test } from "vitest";
import { fixed, percent, quotedRate, ratePercent } from "./percent.ts";

test("percentages have a point and a fixed count of decimals", () => {
  expect(percent(10.75, 3)).toBe("10.750%");
  expect(percent(135.66, 1)).toBe("135.7%");
  expect(percent(0, 1)).toBe("0.0%");
});

test("halves round up also where the double lies a hair below", () => {
  expect(fixed(1.005, 2)).toBe("1.01");
  expect(fixed(2.5, 0)).toBe("3");
});

test("a negative number has a minus sign, and zero has none", () => {
  expect(fixed(-3, 1)).toBe("\u22123.0");
  expect(fixed(-0.04, 1)).toBe("0.0");
});

test("a rate shows only the decimals it has", () => {
  expect(ratePercent(10.5)).toBe("10.5%");
  expect(ratePercent(13)).toBe("13%");
});

test("a quoted rate has two decimals, and a third where it has one", () => {
  expect(quotedRate(10.5)).toBe("10.50%");
  expect(quotedRate(10)).toBe("10.00%");
  expect(quotedRate(9.625)).toBe("9.625%");
});
