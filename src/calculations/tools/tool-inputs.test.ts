import { expect, test } from "vitest";
import { growthPercent, marginPoints, ratePercent, sharePercent, wholeCount } from "./tool-inputs.ts";

test("not a number counts as 0", () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
    const read = [growthPercent, marginPoints, ratePercent, sharePercent].map((of) => of(value));
    expect([...read, wholeCount(value, 12)]).toEqual([0, 0, 0, 0, 0]);
  }
});

test("a number outside the limits becomes the limit", () => {
  expect([growthPercent(-50), growthPercent(50)]).toEqual([-20, 30]);
  expect([marginPoints(-6), marginPoints(11), marginPoints(-0.25)]).toEqual([-5, 10, -0.25]);
  expect([ratePercent(-1), ratePercent(99), ratePercent(10.75)]).toEqual([0, 40, 10.75]);
  expect([sharePercent(-1), sharePercent(101), sharePercent(33.3)]).toEqual([0, 100, 33.3]);
  expect([wholeCount(-1, 12), wholeCount(12.4, 60), wholeCount(99, 12)]).toEqual([0, 12, 12]);
});
