import { expect, expectTypeOf, test } from "vitest";
import { choice, input, money, month, placesEntered, tick, type Values, withoutPlace } from "./fields.ts";

test("the compiler knows what a field holds, also where all answers share it", () => {
  const fields = {
    price: input("purchasePrice", "Price"),
    owed: input("loanAmount", "Still owed"),
    rate: input("interestRate", "Rate"),
    term: input("loanTerm", "Term"),
    signed: input("offerDate", "Offer signed on"),
    stressed: input("stressed", "Stress test"),
    levy: money("Levy"),
    goal: month("Done by"),
    paid: choice("The fee", { cash: "In cash", loan: "Added to the loan" }, "cash"),
    vat: tick("From a developer", false),
  };
  expectTypeOf<Values<typeof fields>>().toEqualTypeOf<{
    price: number;
    owed: number;
    rate: number;
    term: number;
    signed: string;
    stressed: boolean;
    levy: number;
    goal: string;
    paid: "cash" | "loan";
    vat: boolean;
  }>();
  expect(fields.rate).toMatchObject({ kind: "rate", shared: "interestRate", max: 40 });
});

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
