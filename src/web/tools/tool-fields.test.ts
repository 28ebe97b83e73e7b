import { expect, test } from "vitest";
import { inputFields, type SliderRange } from "#contract/input-fields.ts";
import { buyToLetFields } from "./buy-to-let/buy-to-let.fields.ts";
import { compareOffersFields } from "./compare-offers/compare-offers.fields.ts";
import { rentOrBuyFields } from "./rent-or-buy/rent-or-buy.fields.ts";
import { saveForADepositFields } from "./save-for-a-deposit/save-for-a-deposit.fields.ts";
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

test("the marks of a slider stand where their values are: at even distances from its lowest to its highest", () => {
  const tables = [inputFields, buyToLetFields, compareOffersFields, rentOrBuyFields, saveForADepositFields];
  const sliders: ({ name: string } & SliderRange)[] = tables.flatMap((fields) =>
    Object.entries(fields).flatMap(([name, field]) => ("slider" in field ? [{ name, ...field.slider }] : [])),
  );
  expect(sliders.length).toBeGreaterThan(10);
  for (const { name, min, max, ticks } of sliders) {
    const even = ticks.map((_, index) => min + ((max - min) * index) / (ticks.length - 1));
    expect({ name, ticks }).toEqual({ name, ticks: even });
  }
});
