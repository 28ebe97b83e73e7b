import { expect, test } from "vitest";
import { placesEntered, withoutPlace } from "./tool-fields.ts";

const entered = {
  monthlyExtra: 500,
  "lumpSums.0.amount": 1,
  "lumpSums.0.month": "2027-01",
  "lumpSums.1.amount": 2,
  "lumpSums.10.amount": 11,
  "withdrawals.1.amount": 9,
};

test("a place taken out of a list leaves no gap, and other lists and fields stay", () => {
  expect(withoutPlace(entered, "lumpSums", 0)).toEqual({
    monthlyExtra: 500,
    "lumpSums.0.amount": 2,
    "lumpSums.9.amount": 11,
    "withdrawals.1.amount": 9,
  });
});

test("the last place with something in it says how long a list is", () => {
  expect([placesEntered(entered, "lumpSums"), placesEntered(entered, "offers")]).toEqual([11, 0]);
  expect(placesEntered(withoutPlace(entered, "lumpSums", 10), "lumpSums")).toBe(2);
});
