import { expect, test } from "vitest";
import { nearestStop } from "./nearest-stop.ts";

test("the nearest place is found, and beyond the ends the last one on that side", () => {
  const places = [0, 0.1, 0.7, 1];
  expect([-0.2, 0.04, 0.3, 0.5, 0.9, 2].map((share) => nearestStop(places, share))).toEqual([
    0, 0, 1, 2, 3, 3,
  ]);
});
