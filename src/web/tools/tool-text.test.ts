import fc from "fast-check";
import { expect, test } from "vitest";
import { valuesText } from "#web/inputs/inputs-text.ts";
import { type Entered, listOf, placesEntered, type ToolFields } from "./tool-fields.ts";
import { apart, typedValue, valuesOfText } from "./tool-text.ts";

const fields = {
  price: { kind: "money", shared: "purchasePrice" },
  balance: { kind: "money", shared: "loanAmount" },
  rate: { kind: "rate" },
  growth: { kind: "growth" },
  margin: { kind: "margin" },
  share: { kind: "share" },
  days: { kind: "count" },
  left: { kind: "months" },
  goal: { kind: "month" },
  day: { kind: "date" },
  name: { kind: "text" },
  paid: { kind: "choice", default: "cash", options: { cash: "In cash", loan: "Added to the loan" } },
  vat: { kind: "switch", default: false },
  ...listOf("offers", 3, { interestRate: { kind: "rate" } }),
} as const satisfies ToolFields;

const decimal = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100);
const anyValue = {
  price: fc.integer({ min: 0, max: 1_000_000_000_000 }),
  balance: fc.integer({ min: 0, max: 1_000_000_000 }),
  rate: decimal(0, 40),
  growth: decimal(-20, 30),
  margin: decimal(-5, 10),
  share: decimal(0, 100),
  days: fc.integer({ min: 0, max: 9999 }),
  left: fc.integer({ min: 0, max: 480 }),
  goal: fc.constantFrom("2027-01", "2050-12"),
  day: fc.constantFrom("2027-01-31", "2028-02-29"),
  name: fc.string({ maxLength: 40 }),
  paid: fc.constantFrom("cash", "loan"),
  vat: fc.boolean(),
  "offers.0.interestRate": decimal(0, 40),
  "offers.2.interestRate": decimal(0, 40),
};

test("all that a visitor can enter comes back from a link exactly as it was", () => {
  fc.assert(
    fc.property(fc.record(anyValue, { requiredKeys: [] }), (entered) => {
      const given = Object.fromEntries(
        Object.entries(entered).map(([name, value]) => [name, value === 0 ? 0 : value]),
      );
      expect(valuesOfText(valuesText(given as Entered), fields)).toEqual(given);
    }),
  );
});

test("whatever a link holds, only values that the fields take are read", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.oneof(fc.constantFrom(...Object.keys(fields)), fc.string()), fc.string())),
      (pairs) => {
        const read = valuesOfText(new URLSearchParams(pairs).toString(), fields);
        for (const [name, value] of Object.entries(read)) {
          expect(Object.keys(fields)).toContain(name);
          expect(typeof value === "number" ? Number.isFinite(value) : true).toBe(true);
        }
      },
    ),
  );
  expect(
    valuesOfText("price=-5&rate=abc&goal=2027-13&day=2027-02-30&paid=gift&vat=yes&left=1.5", fields),
  ).toEqual({});
  expect(valuesOfText("__proto__=1&constructor=2&offers.3.interestRate=5", fields)).toEqual({});
  expect(valuesOfText(`price=5&name=${"x".repeat(7000)}`, fields)).toEqual({});
});

test("a link by hand may have cents, a long name is cut off, and a rate outside its limits is drawn to them", () => {
  expect(valuesOfText(`price=6037.50&name=${"x".repeat(60)}&rate=55&growth=-90&margin=-7`, fields)).toEqual({
    price: 6037.5,
    name: "x".repeat(40),
    rate: 40,
    growth: -20,
    margin: -5,
  });
});

test("what was typed before any field looked at it is understood", () => {
  expect(typedValue(fields.price, "R 1,2m")).toBe(1_200_000);
  expect(typedValue(fields.price, "")).toBe(0);
  expect(typedValue(fields.growth, "-2,5")).toBe(-2.5);
  expect(typedValue(fields.days, "21 days")).toBe(21);
  expect(typedValue(fields.paid, "loan")).toBe("loan");
  expect(typedValue(fields.rate, "")).toBeUndefined();
});

test("what the calculators have too goes back to them, the rest is the tool's", () => {
  expect(apart({ price: 5, balance: 4, rate: 3 }, fields)).toEqual({
    shared: { purchasePrice: 5 },
    loanAmount: 4,
    own: { rate: 3 },
  });
});

test("a list has as many places as its last one that was entered", () => {
  expect(placesEntered({ "offers.2.interestRate": 9, price: 1 }, "offers")).toBe(3);
  expect(placesEntered({ price: 1 }, "offers")).toBe(0);
});
