import { yearlyRise } from "../../growth/growth.ts";
import { amount } from "../../inputs/inputs.ts";
import type { HomeMonth, OwnedHome } from "../owned-home/owned-home.ts";
import { growthPercent, sharePercent } from "../tool-inputs.ts";

/** How a home is let: rent in rand a month, the rest in percent. */
export type LettingTerms = {
  readonly rent: number;
  readonly rentGrowth: number;
  /** Of the months. */
  readonly vacancyPercent: number;
  /** Of the rent received, VAT included. */
  readonly managementPercent: number;
  /** The rate of income tax on the last rand earned; 0 leaves tax out. */
  readonly marginalPercent: number;
  /** Whether a loss is kept for the rent of later years, or set off against other income, where the law allows it. */
  readonly losses: "carry" | "offset";
};

/** A year of a home that is let, in rand. */
export type LetYear = {
  readonly year: number;
  /** The rent that comes in, after empty months and the agent. */
  readonly rent: number;
  readonly costs: number;
  readonly interest: number;
  /** Instalments and service fees. */
  readonly bond: number;
  /** What is taxed: rent − costs − interest − service fees; negative for a loss. */
  readonly profit: number;
  /** Negative for a refund. */
  readonly tax: number;
  /** Losses not yet used after this year. */
  readonly lossCarried: number;
  readonly cashFlow: number;
  readonly value: number;
  readonly owed: number;
};

/** The share of the rent that comes in: (1 − vacancy) × (1 − management). */
export const letShare = (terms: LettingTerms): number =>
  ((100 - sharePercent(terms.vacancyPercent)) * (100 - sharePercent(terms.managementPercent))) / 10_000;

const sum = (months: readonly HomeMonth[], of: (month: HomeMonth) => number): number =>
  months.reduce((total, month) => total + of(month), 0);

const taxOf = (profit: number, lossBefore: number, terms: LettingTerms) => {
  const marginal = sharePercent(terms.marginalPercent) / 100;
  if (terms.losses === "offset") return { tax: marginal * profit, lossCarried: 0 };
  const taxed = profit - lossBefore;
  return { tax: marginal * Math.max(0, taxed), lossCarried: Math.max(0, -taxed) };
};

/**
 * A home let year by year. The rent rises once a year; tax is due in the last month of each year on
 * rent − costs − interest − service fees, less the losses of earlier years if they are kept. Without the sale.
 * Source: Income Tax Act 58 of 1962, sections 11(a) and 20A; the figures are the visitor's.
 */
export const letYears = (home: OwnedHome, terms: LettingTerms): LetYear[] => {
  const received = amount(terms.rent) * letShare(terms);
  const years: LetYear[] = [];
  let lossCarried = 0;
  for (let year = 1; year * 12 <= home.months.length; year++) {
    const months = home.months.slice(12 * (year - 1), 12 * year);
    const rent = 12 * received * yearlyRise(growthPercent(terms.rentGrowth), 12 * year);
    const costs = sum(months, ({ running }) => running);
    const interest = sum(months, (month) => month.interest);
    const bond = sum(months, ({ instalment, serviceFee }) => instalment + serviceFee);
    const profit = rent - costs - interest - sum(months, ({ serviceFee }) => serviceFee);
    const taxed = taxOf(profit, lossCarried, terms);
    lossCarried = taxed.lossCarried;
    const cashFlow = rent - costs - bond - taxed.tax;
    const { value, owed } = months.at(-1)!;
    years.push({ year, rent, costs, interest, bond, profit, ...taxed, cashFlow, value, owed });
  }
  return years;
};
