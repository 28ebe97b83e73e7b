import fc from "fast-check";
import { expect, test } from "vitest";
import { delayInterest, delayMonths } from "./delay.ts";

test("a first payment up to one calendar month after the transfer is no delay", () => {
  expect(delayMonths("2025-01-15", "2025-01-16")).toBe(0);
  expect(delayMonths("2025-01-15", "2025-02-15")).toBe(0);
  expect(delayMonths("2025-01-15", "2025-02-16")).toBe(1);
  // February has no 31st, so its last day is one month later.
  expect(delayMonths("2025-01-31", "2025-02-28")).toBe(0);
  expect(delayMonths("2025-01-31", "2025-03-01")).toBe(1);
  expect(delayMonths("2024-12-01", "2025-01-01")).toBe(0);
});

test("a longer one is a delay of its days ÷ 30, rounded", () => {
  expect(delayMonths("2025-01-01", "2025-02-14")).toBe(1);
  // 45 days are one and a half months: rounded up.
  expect(delayMonths("2025-01-01", "2025-02-15")).toBe(2);
  expect(delayMonths("2025-01-01", "2025-03-01")).toBe(2);
  expect(delayMonths("2024-01-01", "2025-01-01")).toBe(12);
});

test("dates in the wrong order, and a date that is missing or half typed, make no delay", () => {
  expect(delayMonths("2025-03-01", "2025-01-01")).toBe(0);
  expect(delayMonths("", "2025-01-01")).toBe(0);
  expect(delayMonths("0202-01-01", "2025-01-01")).toBe(0);
  expect(delayMonths(undefined, undefined)).toBe(0);
});

test("a later first payment is never a shorter delay", () => {
  const day = (index: number) => new Date(Date.UTC(2019, 0, 1 + index)).toISOString().slice(0, 10);
  const days = fc.integer({ min: 0, max: 2_000 });
  fc.assert(
    fc.property(days, days, days, (transfer, one, other) => {
      const [earlier, later] = [day(Math.min(one, other)), day(Math.max(one, other))];
      expect(delayMonths(day(transfer), later)).toBeGreaterThanOrEqual(delayMonths(day(transfer), earlier));
    }),
  );
});

test("a delay costs simple interest", () => {
  expect(delayInterest(1_000_000, 0.01, 3)).toBe(30_000);
  expect(delayInterest(1_000_000, 0.01, 0)).toBe(0);
});
