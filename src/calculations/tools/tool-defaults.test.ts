import { expect, test } from "vitest";
import { currentFigures } from "../figures/example-figures.ts";
import { actualPrimeRates } from "../prime-rate/actual-prime-rates.table.ts";
import { costBreakdown } from "../property-costs/cost-breakdown.ts";
import { buyToLet } from "./buy-to-let/buy-to-let.ts";
import { pastRates } from "./past-rates/past-rates.ts";
import { rentOrBuy } from "./rent-or-buy/rent-or-buy.ts";
import { saveForADeposit } from "./save-for-a-deposit/save-for-a-deposit.ts";
import {
  buyToLetDefaults,
  pastRatesDefaults,
  rentOrBuyDefaults,
  saveForADepositDefaults,
  startingAmounts,
  startingFees,
} from "./tool-defaults.ts";

const price = 1_500_000;
const loan = { price, deposit: 150_000, interestRate: 10.5, termYears: 20 };
const today = "2026-11-21";
const figures = currentFigures;
const { transfer, bond, transferDuty } = costBreakdown({
  purchasePrice: price,
  loanAmount: 1_350_000,
  date: today,
  figures,
});
const costs = {
  ...startingFees(figures),
  transferCosts: transfer.total + transferDuty,
  bondCosts: bond.total,
};

test("amounts that follow from the price are rounded shares of it", () => {
  expect(startingAmounts(price)).toEqual({
    ratesAndTaxes: 1_200,
    insurance: 450,
    rent: 10_500,
    letRent: 12_000,
  });
  expect(startingAmounts(Number.NaN)).toEqual({ ratesAndTaxes: 0, insurance: 0, rent: 0, letRent: 0 });
});

test("every tool has an answer to what it starts with", () => {
  const { letRent, ...amounts } = startingAmounts(price);
  expect(saveForADeposit({ ...saveForADepositDefaults, price, today }, figures).months).toBeGreaterThan(0);
  expect(
    rentOrBuy({ ...rentOrBuyDefaults, ...loan, ...costs, ...amounts }, figures.capitalGains).tippingRent,
  ).toBeGreaterThan(0);
  const deposit = (price * buyToLetDefaults.depositPercent) / 100;
  const flat = { ...buyToLetDefaults, ...loan, ...costs, ...amounts, rent: letRent, deposit };
  expect(buyToLet(flat, figures.capitalGains).irrPercent).toBeDefined();
  const since = { loan: 1_350_000, termYears: 20, margin: 0, asOf: today };
  expect(pastRates({ ...since, startMonth: "2021-11" }, actualPrimeRates).payments).toBe(
    pastRatesDefaults.monthsAgo,
  );
});

test("the earliest month of a replay lies within the table of prime rates", () => {
  expect(actualPrimeRates.at(-1)!.date <= `${pastRatesDefaults.firstMonth}-01`).toBe(true);
});
