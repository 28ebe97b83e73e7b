import { expect, test } from "vitest";
import { currentFigures, specifiedFigures } from "#calculations/figures/example-figures.ts";
import { cappedDownPayment, changedInputs, defaultInputs, inputsLoanAmount } from "./inputs.ts";

const inputs = defaultInputs(specifiedFigures);

test("the defaults are the specification's", () => {
  expect(inputs).toMatchObject({
    propertyValue: 2_000_000,
    purchasePrice: 2_000_000,
    downPayment: 0,
    interestRate: 10.75,
    loanTerm: 20,
    offerDate: "",
    transferDate: "",
    firstPaymentDate: "",
    linkedValue: true,
    affordabilityRate: 10.5,
    affordabilityTerm: 20,
    nominal: true,
    stressed: false,
    stressBuffer: 2.5,
    dsrGrossCap: 30,
    dsrNetCap: 40,
    estimatorDeposit: 10,
  });
  expect(defaultInputs({ ...specifiedFigures, prime: [] }).interestRate).toBe(12);
});

test("by the current figures, both rates start from the prime rate of now", () => {
  expect(defaultInputs(currentFigures)).toMatchObject({
    interestRate: 11,
    affordabilityRate: 10.75,
    stressBuffer: 2.5,
    dsrGrossCap: 30,
    dsrNetCap: 40,
  });
});

test("a linked property value is the purchase price", () => {
  expect(changedInputs(inputs, { purchasePrice: 1_500_000 }).propertyValue).toBe(1_500_000);
  expect(changedInputs(inputs, { loanTerm: 30 }).propertyValue).toBe(2_000_000);
});

test("a property value that is not linked stays the visitor's own, whatever the price or the loan becomes", () => {
  const own = changedInputs(changedInputs(inputs, { linkedValue: false }), { propertyValue: 2_500_000 });
  expect(changedInputs(own, { purchasePrice: 1_500_000 }).propertyValue).toBe(2_500_000);
  expect(changedInputs(own, { loanAmount: 1_800_000 }).propertyValue).toBe(2_500_000);
  expect(changedInputs(own, { linkedValue: true }).propertyValue).toBe(2_000_000);
});

test("a down payment above the price counts as the price, and comes back when the price does", () => {
  const typed = changedInputs(inputs, { downPayment: 400_000 });
  const halfTyped = changedInputs(typed, { purchasePrice: 1 });
  expect(cappedDownPayment(halfTyped)).toBe(1);
  expect(inputsLoanAmount(halfTyped)).toBe(0);
  expect(inputsLoanAmount(changedInputs(halfTyped, { purchasePrice: 1_800_000 }))).toBe(1_400_000);
});

test("a loan amount entered on its own moves the price and keeps the down payment", () => {
  const typed = changedInputs(inputs, { downPayment: 400_000 });
  const next = changedInputs(typed, { loanAmount: 1_000_000 });
  expect(next.purchasePrice).toBe(1_400_000);
  expect(next.downPayment).toBe(400_000);
  expect(inputsLoanAmount(next)).toBe(1_000_000);
});
