import { expect, test } from "vitest";
import { primeRateHistory } from "#calculations/prime-rate/prime-rate.table.ts";
import {
  cappedDownPayment,
  changed,
  inputsLoanAmount,
  sharedDefaults,
  withLoanAmount,
} from "./shared-inputs.ts";

const inputs = sharedDefaults(primeRateHistory);

test("the defaults are the specification's", () => {
  expect(inputs).toEqual({
    propertyValue: 2_000_000,
    purchasePrice: 2_000_000,
    downPayment: 0,
    interestRate: 10.75,
    loanTerm: 20,
    transferDate: "",
    firstPaymentDate: "",
  });
  expect(sharedDefaults([]).interestRate).toBe(12);
});

test("a new purchase price is copied into the property value unless that comes with it", () => {
  expect(changed(inputs, { purchasePrice: 1_500_000 }).propertyValue).toBe(1_500_000);
  expect(changed(inputs, { purchasePrice: 1_500_000, propertyValue: 1 }).propertyValue).toBe(1);
  expect(changed(inputs, { loanTerm: 30 }).propertyValue).toBe(2_000_000);
});

test("a down payment above the price counts as the price, and comes back when the price does", () => {
  const typed = changed(inputs, { downPayment: 400_000 });
  const halfTyped = changed(typed, { purchasePrice: 1 });
  expect(cappedDownPayment(halfTyped)).toBe(1);
  expect(inputsLoanAmount(halfTyped)).toBe(0);
  expect(inputsLoanAmount(changed(halfTyped, { purchasePrice: 1_800_000 }))).toBe(1_400_000);
});

test("a loan amount typed on its own moves the price and keeps the down payment", () => {
  const typed = changed(inputs, { downPayment: 400_000 });
  const next = changed(typed, withLoanAmount(typed, 1_000_000));
  expect(next.purchasePrice).toBe(1_400_000);
  expect(inputsLoanAmount(next)).toBe(1_000_000);
});
