import { expect, test } from "vitest";
import {
  effectiveAnnualRate,
  effectiveMonthlyRate,
  monthlyRateBy,
  nominalMonthlyRate,
  rateText,
} from "./monthly-rate.ts";

test("the nominal rate is a twelfth, the effective one compounds to the annual rate", () => {
  expect(nominalMonthlyRate(12)).toBe(0.01);
  expect((1 + effectiveMonthlyRate(10.75)) ** 12).toBeCloseTo(1.1075, 14);
  expect(effectiveMonthlyRate(0)).toBe(0);
  expect(effectiveAnnualRate(effectiveMonthlyRate(10.75))).toBeCloseTo(10.75, 12);
  expect(effectiveAnnualRate(0.01)).toBeCloseTo(12.6825, 4);
});

test("rates have three decimals, halves rounded up", () => {
  expect(rateText(10.75)).toBe("10.750");
  expect(rateText(0)).toBe("0.000");
  // 1.0005 lies below its half as a double.
  expect(rateText(1.0005)).toBe("1.001");
});

test("the convention picks the formula", () => {
  expect(monthlyRateBy("nominal", 10.75)).toBe(nominalMonthlyRate(10.75));
  expect(monthlyRateBy("effective", 10.75)).toBe(effectiveMonthlyRate(10.75));
});
