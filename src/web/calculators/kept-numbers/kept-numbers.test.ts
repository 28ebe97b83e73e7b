import fc from "fast-check";
import { expect, test } from "vitest";
import { primeRateHistory } from "#calculations/prime-rate/prime-rate.table.ts";
import { sharedDefaults } from "../shared-inputs.ts";
import { defaultNumbers, fragmentOf, type Numbers, numbersOf } from "./kept-numbers.ts";

const defaults = defaultNumbers(sharedDefaults(primeRateHistory));

const amount = fc.integer({ min: 0, max: 1_000_000_000 });
const rate = (max: number) => fc.double({ min: 0, max, noNaN: true }).map((value) => value + 0);
const term = fc.integer({ min: 0, max: 40 });
const date = fc.constantFrom("", "2025-01-15", "2024-02-29", "2031-12-01");

const numbers: fc.Arbitrary<Numbers> = fc
  .record({
    inputs: fc.record({
      propertyValue: amount,
      purchasePrice: amount,
      downPayment: amount,
      interestRate: rate(40),
      loanTerm: term,
      transferDate: date,
      firstPaymentDate: date,
    }),
    linked: fc.boolean(),
    income: fc.record({
      grossIncome: amount,
      netIncome: amount,
      monthlyExpenses: amount,
      interestRate: rate(1000),
      termYears: term,
      nominal: fc.boolean(),
      stressed: fc.boolean(),
      stressBuffer: rate(1000),
      dsrGrossCap: rate(1000),
      dsrNetCap: rate(1000),
    }),
    extra: fc.record({ extraPayment: amount, extraPaymentDuration: fc.integer({ min: 0, max: 1200 }) }),
  })
  .map((all) =>
    all.linked ? { ...all, inputs: { ...all.inputs, propertyValue: all.inputs.purchasePrice } } : all,
  );

test("every input of every tab comes back from its link as it was", () => {
  fc.assert(
    fc.property(numbers, (entered) => {
      expect(numbersOf(fragmentOf(entered, defaults), defaults)).toEqual(entered);
    }),
    { numRuns: 500 },
  );
});

test("a link holds what differs from the defaults, and always the rate", () => {
  expect(fragmentOf(defaults, defaults)).toBe("#interestRate=10.75");
  const entered = {
    ...defaults,
    inputs: { ...defaults.inputs, purchasePrice: 1_250_000, propertyValue: 1_250_000, downPayment: 50_000 },
    extra: { extraPayment: 2000, extraPaymentDuration: 0 },
  };
  expect(fragmentOf(entered, defaults)).toBe(
    "#purchasePrice=1250000&downPayment=50000&interestRate=10.75&extraPayment=2000",
  );
});

test("a link keeps its rate when the prime rate has moved", () => {
  const link = fragmentOf(defaults, defaults);
  const later = defaultNumbers({ ...defaults.inputs, interestRate: 9 });
  expect(numbersOf(link, later)?.inputs.interestRate).toBe(10.75);
});

test("what is too much is cut off, what is none counts as not given", () => {
  const read = numbersOf(
    "#purchasePrice=99999999999999&interestRate=45&loanTerm=400&downPayment=-5&netIncome=abc&transferDate=2025-02-30&nominal=yes&extraPaymentDuration=9999",
    defaults,
  );
  expect(read?.inputs).toEqual({
    ...defaults.inputs,
    purchasePrice: 1_000_000_000,
    propertyValue: 1_000_000_000,
    interestRate: 40,
    loanTerm: 40,
  });
  expect(read?.income).toEqual(defaults.income);
  expect(read?.extra.extraPaymentDuration).toBe(1200);
});

test("a fragment without numbers of ours changes nothing", () => {
  for (const fragment of [
    "",
    "#",
    "#answer",
    "#main",
    "#price=5",
    "#__proto__=1&constructor=2",
    "#purchasePrice=",
  ])
    expect(numbersOf(fragment, defaults)).toBeUndefined();
  expect(numbersOf(`#purchasePrice=5&x=${"1".repeat(5000)}`, defaults)).toBeUndefined();
});

test("whatever a fragment holds, the numbers are numbers within their limits", () => {
  const part = fc.tuple(
    fc.oneof(
      fc.constantFrom("purchasePrice", "interestRate", "loanTerm", "nominal", "transferDate"),
      fc.string(),
    ),
    fc.oneof(fc.string(), fc.double().map(String), fc.bigInt().map(String)),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const read = numbersOf(`#${parts.map((pair) => pair.join("=")).join("&")}`, defaults) ?? defaults;
      expect(read.inputs.purchasePrice).toBeGreaterThanOrEqual(0);
      expect(read.inputs.purchasePrice).toBeLessThanOrEqual(1_000_000_000);
      expect(read.inputs.interestRate).toBeLessThanOrEqual(40);
      expect(Number.isInteger(read.inputs.loanTerm)).toBe(true);
      expect(typeof read.income.nominal).toBe("boolean");
    }),
    { numRuns: 500 },
  );
});
