import fc from "fast-check";
import { expect, test } from "vitest";
import { feeExcludingVat, feeIncludingVat, vatWithin, withVat } from "./vat.ts";

test("R20,590 with VAT is R23,679, the half rounded up", () => {
  expect(feeIncludingVat(20_590, 15)).toBe(23_679);
  expect(feeIncludingVat(0, 15)).toBe(0);
});

test("VAT is rounded exactly, halves up, for every fee in whole rand", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (fee) => {
      const hundredths = BigInt(fee) * 115n;
      expect(feeIncludingVat(fee, 15)).toBe(Number((hundredths + 50n) / 100n));
    }),
  );
});

test("taking VAT out of a fee gives back the fee", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (fee) => {
      expect(feeExcludingVat(feeIncludingVat(fee, 15), 15)).toBe(fee);
    }),
  );
});

test("R2,000,000 from a vendor holds R260,869.57 of VAT", () => {
  expect(vatWithin(2_000_000, 15)).toBeCloseTo(260_869.57, 2);
  expect(vatWithin(115, 15)).toBe(15);
  expect(vatWithin(0, 15)).toBe(0);
});

test("VAT is added without rounding, and is what lies within", () => {
  expect(withVat(100, 15)).toBe(115);
  expect(vatWithin(withVat(333.33, 15), 15)).toBeCloseTo(333.33 * 0.15, 10);
});
