import fc from "fast-check";
import { expect, test } from "vitest";
import { numberOfMonth } from "#web/components/date-field/month-number.ts";
import { anyEntered } from "#web/testing/any-values.ts";
import {
  choice,
  count,
  date,
  type Fields,
  growth,
  input,
  listOf,
  margin,
  month,
  months,
  rate,
  share,
  tick,
} from "./fields.ts";
import { typedValues, valuesOfText, valuesText } from "./fields-text.ts";

const fields = {
  price: input("purchasePrice", "Price"),
  balance: input("loanAmount", "Still owed"),
  loanRate: input("interestRate", "Rate of the loan"),
  openRate: input("affordabilityRate", "Rate without an upper limit"),
  rate: rate("Rate"),
  lowRate: rate("Rate", { max: 25 }),
  growth: growth("Growth"),
  margin: margin("Points to prime"),
  share: share("Share"),
  days: count("Days"),
  left: months("Time left"),
  goal: month("Done by"),
  day: date("Day"),
  name: { kind: "text", label: "Bank" },
  paid: choice("The fee", { cash: "In cash", loan: "Added to the loan" }, "cash"),
  vat: tick("From a developer", false),
  stressed: input("stressed", "Stress test"),
  ...listOf("offers", 3, { interestRate: rate("Rate") }),
} as const satisfies Fields;

test("all that a visitor can enter comes back from a link exactly as it was", () => {
  fc.assert(
    fc.property(anyEntered(fields), (entered) => {
      expect(valuesOfText(valuesText(entered), fields)).toEqual(entered);
    }),
    { numRuns: 500 },
  );
});

test("whatever a link holds, only values that the fields take are read", () => {
  const names = fc.oneof(fc.constantFrom(...Object.keys(fields)), fc.string());
  const texts = fc.oneof(fc.string(), fc.double().map(String), fc.bigInt().map(String));
  fc.assert(
    fc.property(fc.array(fc.tuple(names, texts)), (pairs) => {
      const read = valuesOfText(new URLSearchParams(pairs).toString(), fields);
      for (const [name, value] of Object.entries(read)) {
        expect(Object.keys(fields)).toContain(name);
        if (typeof value === "number") expect(Number.isFinite(value)).toBe(true);
      }
      // What was read can be entered: it comes back from its own link.
      expect(valuesOfText(valuesText(read), fields)).toEqual(read);
      expect(read.price ?? 0).toBeGreaterThanOrEqual(0);
      expect(read.loanRate ?? 0).toBeLessThanOrEqual(40);
      expect(Number.isInteger(read.days ?? 0)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test("what no field would take counts as not given", () => {
  const nothing = [
    "price=-5&price=1234567890123456&price=12.345&price=",
    "rate=abc&rate=-1&share=-0.5&loanRate=-3&rate=1e1&rate=1234567890",
    "days=12345&left=1.5&goal=2027-13&day=2027-02-30&day=1805-01-01",
    "paid=gift&paid=constructor&vat=yes&stressed=true",
    "__proto__=1&constructor=2&offers.3.interestRate=5&offers.interestRate=5",
    `price=5&name=${"x".repeat(7000)}`,
  ];
  for (const text of nothing) expect(valuesOfText(text, fields), text).toEqual({});
});

test("of a name that a link has twice the first counts that can be read", () => {
  expect(valuesOfText("price=abc&price=5&price=6", fields)).toEqual({ price: 5 });
});

test("a link by hand may have cents in any amount, and a long name is cut off", () => {
  expect(valuesOfText(`price=6037.50&balance=0.05&name=${"x".repeat(60)}`, fields)).toEqual({
    price: 6037.5,
    balance: 0.05,
    name: "x".repeat(40),
  });
});

test("a rate outside its limits is drawn to them, and one that no field holds back stays", () => {
  expect(
    valuesOfText("rate=55&lowRate=30&loanRate=45&openRate=99&growth=-90&margin=\u22127&share=101", fields),
  ).toEqual({ rate: 40, lowRate: 25, loanRate: 40, openRate: 99, growth: -20, margin: -5, share: 100 });
});

test("a value has no more decimals than its field takes", () => {
  expect(valuesOfText("rate=10.1234567&growth=-2.0000004", fields)).toEqual({ rate: 10.123457, growth: -2 });
});

test("a text that changes some numbers keeps the others", () => {
  expect(valuesText({ price: 2_000_000, left: 30 }, "loanRate=10.75&left=25&days=7")).toBe(
    "loanRate=10.75&left=30&days=7&price=2000000",
  );
  expect(valuesText({ vat: false, stressed: true })).toBe("vat=0&stressed=1");
});

/** What a text means that was typed in a field that nothing has looked at yet. */
const typed = (name: keyof typeof fields, text: string) => typedValues([[name, text]], fields)[name];

test("what was typed before any field looked at it is understood", () => {
  expect(typed("price", "R 1,2m")).toBe(1_200_000);
  expect(typed("price", "1500000")).toBe(1_500_000);
  expect(typed("price", "")).toBe(0);
  expect(typed("balance", "1,000,000")).toBe(1_000_000);
  expect(typed("loanRate", "11,5")).toBe(11.5);
  expect(typed("loanRate", "10,75 %")).toBe(10.75);
  expect(typed("loanRate", "8.")).toBe(8);
  expect(typed("loanRate", "")).toBeUndefined();
  expect(typed("growth", "-2,5")).toBe(-2.5);
  expect(typed("rate", "-2,5")).toBeUndefined();
  expect(typed("days", "21 days")).toBe(21);
  expect(typed("days", "20.5")).toBe(20);
  expect(typed("day", "2025-01-15")).toBe("2025-01-15");
  expect(typed("goal", "2021-11")).toBe("2021-11");
  expect(typed("goal", String(numberOfMonth("2021-11")))).toBe("2021-11");
  expect(typed("name", "My bank, 2")).toBe("My bank, 2");
  expect(typed("paid", "loan")).toBe("loan");
  expect(typed("stressed", "0")).toBe(false);
});

test("a time that was typed in its two fields is one number of months, of whole years", () => {
  const times = [
    ["left-years", "17.5"],
    ["left-months", "9"],
    ["unknown-years", "3"],
  ] as const;
  expect(typedValues(times, fields)).toEqual({ left: 17 * 12 + 9 });
});
