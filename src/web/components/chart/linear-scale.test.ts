import { expect, test } from "vitest";
import { linearScale } from "./linear-scale.ts";

test("values are placed evenly, also on a range that runs downwards", () => {
  const up = linearScale([0, 100], [200, 0]);
  expect([up(0), up(50), up(100)]).toEqual([200, 100, 0]);
});

test("a nice scale grows to round ends and ticks there", () => {
  const scale = linearScale([0, 25_917], [0, 1], { tickCount: 5, nice: true });
  expect(scale.ticks.at(-1)).toBe(30_000);
  expect(scale(30_000)).toBe(1);
});

test("a domain of a single value is placed in the middle, never at NaN", () => {
  expect(linearScale([7, 7], [0, 10])(7)).toBe(5);
});

test("a nice scale that goes only a little below zero ends there, one that goes far ends at a tick", () => {
  const nice = { tickCount: 4, nice: true };
  expect(linearScale([-19_490, 1_900_000], [0, 1], nice)(-19_490)).toBe(0);
  const far = linearScale([-400_000, 1_900_000], [0, 1], nice);
  expect(far.ticks[0]).toBe(-500_000);
  expect(far(-500_000)).toBe(0);
});
