import fc from "fast-check";
import { expect, test } from "vitest";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import { type InputField, type Inputs, inputField, inputNames } from "#contract/input-fields.ts";
import { defaultInputs, inputsReducer } from "./inputs.ts";
import { inputsOfText, inputsText, typedValue, valuesText, wholeText } from "./inputs-text.ts";

const defaults = defaultInputs(specifiedFigures);

const values: Record<InputField["kind"], fc.Arbitrary<number | string | boolean>> = {
  money: fc.integer({ min: 0, max: 999_999_999_999_999 }),
  rate: fc.integer({ min: 0, max: 25_000_000 }).map((millionths) => millionths / 1e6),
  count: fc.integer({ min: 0, max: 9999 }),
  date: fc.constantFrom("", "2025-01-15", "2024-02-29", "2031-12-01"),
  choice: fc.boolean(),
};

/** Any inputs that a visitor can enter. */
const inputs: fc.Arbitrary<Inputs> = fc
  .record(Object.fromEntries(inputNames.map((name) => [name, values[inputField(name).kind]])))
  .map((entered) => inputsReducer(defaults, { type: "open", inputs: entered as unknown as Inputs }));

test("every input comes back from its text exactly as it was", () => {
  fc.assert(
    fc.property(inputs, (entered) => {
      expect(inputsOfText(inputsText(entered, defaults), defaults)).toEqual(entered);
    }),
    { numRuns: 500 },
  );
});

/** What a page may begin with: the rates and caps come from tables that change while a visitor's tab is open. */
const otherDefaults = fc
  .record({ interestRate: values.rate, affordabilityRate: values.rate, dsrNetCap: values.rate })
  .map((rates): Inputs => ({ ...defaults, ...(rates as Partial<Inputs>) }));

test("what is kept comes back exactly as it was, whatever the page that reads it begins with", () => {
  fc.assert(
    fc.property(fc.oneof(inputs, otherDefaults), otherDefaults, (entered, begins) => {
      expect(inputsOfText(wholeText(entered), begins)).toEqual(entered);
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
  expect(valuesText({ nominal: false })).toBe("nominal=0");
});

test("a text takes the place of the numbers of the calculators that it names, and of no others", () => {
  const own = { ...defaults, grossIncome: 28_000, loanTerm: 25, extraPayment: 500, estimatorPrice: 900_000 };
  expect(inputsOfText("estimatorDeposit=20", defaults, own)).toEqual({
    ...own,
    estimatorPrice: 2_000_000,
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

test("what was typed before any mask looked at it is understood", () => {
  expect(typedValue("purchasePrice", "R 1,2m")).toBe(1_200_000);
  expect(typedValue("purchasePrice", "1500000")).toBe(1_500_000);
  expect(typedValue("purchasePrice", "")).toBe(0);
  expect(typedValue("interestRate", "11,5")).toBe(11.5);
  expect(typedValue("interestRate", "10,75 %")).toBe(10.75);
  expect(typedValue("interestRate", "8.")).toBe(8);
  expect(typedValue("interestRate", "")).toBeUndefined();
  expect(typedValue("loanTerm", "25 years")).toBe(25);
  expect(typedValue("loanTerm", "20.5")).toBe(20);
  expect(typedValue("linkedValue", "0")).toBe(false);
  expect(typedValue("transferDate", "2025-01-15")).toBe("2025-01-15");
});
