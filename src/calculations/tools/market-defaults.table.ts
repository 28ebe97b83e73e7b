// Starting values of the tools that depend on the market; the visitor can change them. Growth in percent a year.
import type { Sourced } from "../sourced/sourced.ts";

export const priceGrowthTable: Sourced & { readonly priceGrowth: number } = {
  source:
    "FNB House Price Index of December 2025: 4.7% in the year to November 2025, 3.6% in 2025 so far, 1.5% in 2023",
  status: "single",
  checked: "2026-11-22",
  priceGrowth: 4,
};

export const rentGrowthTable: Sourced & { readonly rentGrowth: number } = {
  source: "PayProp Rental Index: 5.2% in the fourth quarter of 2024 (everythingproperty.co.za)",
  status: "single",
  checked: "2026-11-22",
  rentGrowth: 5,
};

/** What savings earn in percent a year, interest added monthly. */
export const savingsRateTable: Sourced & { readonly savingsRate: number } = {
  source: "fixed deposits paid 7.7% to 8.9% in March 2026 (ratecompare.co.za); a little less was chosen",
  status: "single",
  checked: "2026-11-22",
  savingsRate: 7,
};

/** An agent's commission in percent of the price, without VAT. No law fixes it: it is agreed with the seller. */
export const commissionTable: Sourced & { readonly commissionPercent: number } = {
  source: "5% to 7.5% and VAT are usual (citizen.co.za, kiesslim.co.za, vdm.law)",
  status: "agreed",
  checked: "2026-11-22",
  commissionPercent: 5,
};

/** The share of homes to let that are empty, in percent. */
export const vacancyTable: Sourced & { readonly vacancyPercent: number } = {
  source: "TPN Residential Vacancy Survey: 5.57% in the first half of 2024 (seeff.com)",
  status: "single",
  checked: "2026-11-22",
  vacancyPercent: 5.5,
};

/** Starting points that nobody publishes: rand, percent a year, and percent of the price a month where it says so. */
export const startingPointsTable: Sourced & {
  readonly otherCash: number;
  readonly otherSellingCosts: number;
  readonly investmentReturn: number;
  readonly maintenancePercent: number;
  readonly managementPercent: number;
  readonly ownCostGrowth: number;
  readonly letCostGrowth: number;
  readonly ratesPercentOfPrice: number;
  readonly insurancePercentOfPrice: number;
  readonly rentPercentOfPrice: number;
  readonly letPercentOfPrice: number;
  readonly letDepositPercent: number;
  readonly letMarginalPercent: number;
} = {
  source: "chosen for this site",
  status: "chosen",
  checked: "2026-11-22",
  otherCash: 15_000,
  otherSellingCosts: 10_000,
  investmentReturn: 8,
  maintenancePercent: 1,
  managementPercent: 10,
  ownCostGrowth: 5,
  letCostGrowth: 6,
  ratesPercentOfPrice: 0.08,
  insurancePercentOfPrice: 0.03,
  rentPercentOfPrice: 0.7,
  letPercentOfPrice: 0.8,
  letDepositPercent: 20,
  letMarginalPercent: 31,
};
