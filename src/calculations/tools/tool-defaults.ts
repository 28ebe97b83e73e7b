// What the tools start with besides the calculators' shared inputs: price, down payment, rate and term.
import type { FigureTables } from "../figures/figures.ts";
import { interestExemptionTable } from "../income-tax/income-tax.table.ts";
import { amount } from "../inputs/inputs.ts";
import {
  commissionTable,
  priceGrowthTable,
  rentGrowthTable,
  savingsRateTable,
  startingPointsTable,
  vacancyTable,
} from "./market-defaults.table.ts";

/** What saving for a deposit starts with. */
export const saveForADepositDefaults = {
  depositPercent: 10,
  priceGrowth: priceGrowthTable.priceGrowth,
  withCosts: true,
  initiationPaid: "cash",
  otherCash: startingPointsTable.otherCash,
  subsidy: 0,
  savedNow: 0,
  monthlySaving: 5_000,
  savingRise: 0,
  savingsRate: savingsRateTable.savingsRate,
  taxPercent: 0,
  interestExemption: interestExemptionTable.interestExemption,
} as const;

const ownedHomeDefaults = {
  levy: 0,
  maintenancePercent: startingPointsTable.maintenancePercent,
  rentGrowth: rentGrowthTable.rentGrowth,
  priceGrowth: priceGrowthTable.priceGrowth,
  commissionPercent: commissionTable.commissionPercent,
  otherSellingCosts: startingPointsTable.otherSellingCosts,
  years: 10,
} as const;

/** What rent or buy starts with, besides what follows from the price and the figures. */
export const rentOrBuyDefaults = {
  ...ownedHomeDefaults,
  initiationPaid: "cash",
  costGrowth: startingPointsTable.ownCostGrowth,
  investmentReturn: startingPointsTable.investmentReturn,
  investedSharePercent: 100,
  gainsTax: { marginalPercent: 0 },
} as const;

/** What buying to let starts with, besides what follows from the price and the figures. */
export const buyToLetDefaults = {
  ...ownedHomeDefaults,
  depositPercent: startingPointsTable.letDepositPercent,
  costGrowth: startingPointsTable.letCostGrowth,
  vacancyPercent: vacancyTable.vacancyPercent,
  managementPercent: startingPointsTable.managementPercent,
  marginalPercent: startingPointsTable.letMarginalPercent,
  losses: "carry",
} as const;

/** What the replay of past rates starts with, and the first month that it may begin in. */
export const pastRatesDefaults = { monthsAgo: 60, margin: 0, firstMonth: "2002-01" } as const;

/** The bank's fees in rand, and the VAT on a commission in percent, that rent or buy and buying to let start with. */
export const startingFees = (figures: Pick<FigureTables, "initiationFee" | "serviceFee" | "vat">) => ({
  initiationFee: figures.initiationFee.initiationFee,
  serviceFee: figures.serviceFee.serviceFee,
  vatPercent: figures.vat.vatPercent,
});

const shareOf = (price: number, percent: number): number => (amount(price) * percent) / 100;

const partOf = (price: number, percent: number, step: number): number =>
  Math.round(shareOf(price, percent) / step) * step;

/** The rent a month of a similar home, in rand, before it is rounded to the R500 that a visitor starts with. */
export const usualRent = (price: number): number => shareOf(price, startingPointsTable.rentPercentOfPrice);

/** Starting values of a home's costs and rent a month, in rand: shares of the price, rounded. */
export const startingAmounts = (price: number) => ({
  ratesAndTaxes: partOf(price, startingPointsTable.ratesPercentOfPrice, 50),
  insurance: partOf(price, startingPointsTable.insurancePercentOfPrice, 50),
  /** The rent of a similar home, for somebody who lives in it. */
  rent: partOf(price, startingPointsTable.rentPercentOfPrice, 500),
  /** The rent of a home that is bought to let. */
  letRent: partOf(price, startingPointsTable.letPercentOfPrice, 1),
});
