import fc from "fast-check";
import { expect, test } from "vitest";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import { type Inputs, inputNames } from "#contract/input-fields.ts";
import { anyValueOf } from "#web/testing/any-values.ts";
import { input, money, rate } from "./fields.ts";
import { valuesText } from "./fields-text.ts";
import { changedInputs, defaultInputs } from "./inputs.ts";
import { apart, inputsOfText, inputsText, numbersOfText, sharedFields, wholeText } from "./numbers.ts";
import { withKeptText } from "./use-answers.ts";

const defaults = defaultInputs(specifiedFigures);

const noDate = (name: string) => (sharedFields[name]?.kind === "date" ? [fc.constant("")] : []);

/** Any inputs that a visitor can enter. */
const inputs: fc.Arbitrary<Inputs> = fc
  .record(
    Object.fromEntries(
      inputNames.map((name) => [name, fc.oneof(anyValueOf(sharedFields[name]!), ...noDate(name))]),
    ),
  )
  .map((entered) => changedInputs(defaults, entered as Partial<Inputs>));

test("every shared input comes back from its text exactly as it was", () => {
  fc.assert(
    fc.property(inputs, (entered) => {
      expect(inputsOfText(inputsText(entered, defaults), defaults)).toEqual(entered);
    }),
    { numRuns: 500 },
  );
});

const anyRate = anyValueOf(sharedFields.interestRate!);

/** What a page may begin with: the rates and caps come from tables that change while a visitor's tab is open. */
const otherDefaults = fc
  .record({ interestRate: anyRate, affordabilityRate: anyRate, dsrNetCap: anyRate })
  .map((rates): Inputs => ({ ...defaults, ...(rates as Partial<Inputs>) }));

test("what is kept comes back exactly as it was, whatever the page that reads it begins with", () => {
  fc.assert(
    fc.property(fc.oneof(inputs, otherDefaults), otherDefaults, (entered, begins) => {
      expect(inputsOfText(wholeText(entered), begins)).toEqual(entered);
    }),
    { numRuns: 500 },
  );
});

test("whatever a text holds, the inputs are of their kinds", () => {
  const part = fc.tuple(
    fc.oneof(fc.constantFrom(...inputNames), fc.string()),
    fc.oneof(fc.string(), fc.double().map(String), fc.bigInt().map(String)),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const read = inputsOfText(parts.map((pair) => pair.join("=")).join("&"), defaults) ?? defaults;
      for (const name of inputNames) expect(typeof read[name]).toBe(typeof defaults[name]);
      expect(read.purchasePrice).toBeGreaterThanOrEqual(0);
      expect(read.interestRate).toBeLessThanOrEqual(40);
      expect(Number.isInteger(read.loanTerm)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test("what is kept follows the price as long as the property value is linked to it", () => {
  const text = valuesText({ purchasePrice: 900_000 }, wholeText(defaults));
  expect(inputsOfText(text, defaults)).toMatchObject({ purchasePrice: 900_000, propertyValue: 900_000 });
  const own = wholeText({ ...defaults, linkedValue: false, propertyValue: 800_000 });
  expect(inputsOfText(valuesText({ purchasePrice: 900_000 }, own), defaults)?.propertyValue).toBe(800_000);
});

test("a link holds what differs from the defaults, and always the rate", () => {
  expect(inputsText(defaults, defaults)).toBe("interestRate=10.75");
  const entered = {
    ...defaults,
    purchasePrice: 1_250_000,
    propertyValue: 1_250_000,
    downPayment: 50_000,
    extraPayment: 2000,
  };
  expect(inputsText(entered, defaults)).toBe(
    "purchasePrice=1250000&downPayment=50000&interestRate=10.75&extraPayment=2000",
  );
});

test("a link keeps its rate when the prime rate has moved", () => {
  const link = inputsText(defaults, defaults);
  expect(inputsOfText(link, { ...defaults, interestRate: 9 })?.interestRate).toBe(10.75);
});

test("a link that changes some numbers keeps the others, and names a default that it sets", () => {
  const others = inputsText({ ...defaults, grossIncome: 28_000, loanTerm: 25 }, defaults);
  const text = valuesText({ purchasePrice: 2_000_000, loanTerm: 30 }, others);
  expect(text).toBe("interestRate=10.75&loanTerm=30&grossIncome=28000&purchasePrice=2000000");
});

test("a text takes the place of the numbers of the calculators that it names, and of no others", () => {
  const own = {
    ...defaults,
    grossIncome: 28_000,
    loanTerm: 25,
    extraPayment: 500,
    estimatorFairValue: 900_000,
  };
  expect(inputsOfText("estimatorDeposit=20", defaults, own)).toEqual({
    ...own,
    estimatorFairValue: 0,
    estimatorDeposit: 20,
  });
  expect(inputsOfText("interestRate=11", defaults, own)).toEqual({
    ...own,
    interestRate: 11,
    loanTerm: 20,
    extraPayment: defaults.extraPayment,
  });
  expect(inputsOfText("netIncome=20000", defaults, own)).toEqual({
    ...own,
    grossIncome: 0,
    netIncome: 20_000,
  });
});

test("a rate above its limit is cut off, what no field would take counts as not given", () => {
  const read = inputsOfText(
    "purchasePrice=1234567890123456&interestRate=45&loanTerm=12345&downPayment=-5&netIncome=abc&transferDate=2025-02-30&nominal=yes&extraPaymentDuration=9999",
    defaults,
  );
  expect(read).toEqual({ ...defaults, interestRate: 40, extraPaymentDuration: 9999 });
});

test("a text without inputs of ours changes nothing", () => {
  for (const text of ["", "answer", "main", "price=5", "__proto__=1&constructor=2", "purchasePrice="])
    expect(inputsOfText(text, defaults)).toBeUndefined();
  expect(inputsOfText(`purchasePrice=5&x=${"1".repeat(7000)}`, defaults)).toBeUndefined();
});

const fields = {
  price: input("purchasePrice", "Price"),
  balance: input("loanAmount", "Still owed"),
  rate: rate("Rate"),
  levy: money("Levy"),
};

test("what all answers share is told apart from what is one answer's own", () => {
  expect(apart({ price: 5, balance: 4, rate: 3 }, fields)).toEqual({
    shared: { purchasePrice: 5, loanAmount: 4 },
    own: { rate: 3 },
  });
});

test("an answer opens the names of its own fields first, and a calculator's link as well", () => {
  const open = (text: string, others = defaults) => numbersOfText(text, fields, defaults, others);
  expect(open("price=1500000&purchasePrice=900000&rate=9")).toEqual({
    inputs: changedInputs(defaults, { purchasePrice: 1_500_000 }),
    entered: { rate: 9 },
  });
  expect(open("purchasePrice=1250000&interestRate=11.5")).toEqual({
    inputs: changedInputs(defaults, { purchasePrice: 1_250_000, interestRate: 11.5 }),
    entered: {},
  });
  // A loan amount moves the price by the down payment that goes with it.
  expect(open("balance=1000000&downPayment=400000")?.inputs.purchasePrice).toBe(1_400_000);
  expect(open("answer")).toBeUndefined();
});

test("a field that has the name of another input of the calculators leaves that one", () => {
  const own = { ...defaults, grossIncome: 28_000, loan: 900_000 };
  const opened = numbersOfText("loan=1500000", { loan: input("loanAmount", "Loan") }, defaults, own);
  expect(opened?.inputs).toEqual(changedInputs(own, { loanAmount: 1_500_000 }));
});

test("a text of nothing but an answer's own numbers leaves what all answers share", () => {
  const others = { ...defaults, loanTerm: 25 };
  const opened = numbersOfText("levy=800", fields, defaults, others);
  expect(opened).toEqual({ inputs: others, entered: { levy: 800 } });
  // The same object: where they are the defaults, nobody has chosen them.
  expect(opened?.inputs).toBe(others);
});

test("a link with all inputs and all of them kept is short enough to be read", () => {
  const long = { number: 123_456_789_012_345, string: "2026-11-22", boolean: true };
  const every = Object.fromEntries(
    inputNames.map((name) => [name, long[typeof defaults[name] as keyof typeof long]]),
  ) as typeof defaults;
  const text = inputsText({ ...every, linkedValue: false }, defaults);
  const fragment = withKeptText(text, text);
  expect(inputsOfText(fragment, defaults)).toMatchObject({ purchasePrice: long.number });
});
