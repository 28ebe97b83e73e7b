import { expect, test } from "vitest";
import { nextPause } from "./retry-schedule.ts";

test("ten tries within about 75 hours, then no more", () => {
  const pauses = Array.from({ length: 9 }, (_, index) => nextPause(index + 1, 0, () => 0.5) ?? 0);
  expect(pauses.map(Math.round)).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]);
  expect(pauses.reduce((sum, pause) => sum + pause) / 3_600).toBeCloseTo(75.6, 1);
  expect(nextPause(10)).toBeUndefined();
});

test("pauses vary by a tenth either way", () => {
  expect(nextPause(2, 0, () => 0)).toBeCloseTo(270);
  expect(nextPause(2, 0, () => 1)).toBeCloseTo(330);
});

test("the partner may ask for more time, up to a day, but not for less", () => {
  expect(nextPause(1, 120)).toBe(120);
  expect(nextPause(3, 1, () => 0.5)).toBe(1_800);
  expect(nextPause(1, 1e9)).toBe(86_400);
});
