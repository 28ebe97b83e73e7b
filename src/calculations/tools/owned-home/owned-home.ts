import { growthFactor, yearlyRise } from "../../growth/growth.ts";
import { amount } from "../../inputs/inputs.ts";
import { owedAfter } from "../../loan/monthly-payment.ts";
import { withVat } from "../../property-costs/vat.ts";
import { growthPercent, sharePercent, wholeCount } from "../tool-inputs.ts";
import { type HomePurchase, type HomePurchaseInputs, homePurchase } from "./home-purchase.ts";

/** The longest time that a home is kept, in years. */
export const longestOwnership = 30;

/** A home bought and kept for some years; amounts in rand, growth and shares in percent. */
export type OwnedHomeInputs = HomePurchaseInputs & {
  /** A month in the first year; they rise once a year. */
  readonly ratesAndTaxes: number;
  readonly levy: number;
  readonly insurance: number;
  readonly costGrowth: number;
  /** Of the value, a year. */
  readonly maintenancePercent: number;
  readonly priceGrowth: number;
  readonly commissionPercent: number;
  readonly vatPercent: number;
  readonly otherSellingCosts: number;
  readonly years: number;
};

/** A month of the home, in rand: what it costs during the month, and what it is worth at the end. */
export type HomeMonth = {
  /** Rates, levy, insurance and maintenance. */
  readonly running: number;
  /** Both are 0 once the loan has run its term. */
  readonly instalment: number;
  readonly serviceFee: number;
  readonly interest: number;
  readonly value: number;
  readonly owed: number;
  /** Commission with VAT and the rest, if sold at the end of this month. */
  readonly saleCosts: number;
};

/** How the home was paid, and its months: at least twelve. */
export type OwnedHome = HomePurchase & { readonly months: readonly HomeMonth[] };

/** What the home costs to run in a month, in rand, by its value at the month's start. */
const runningCosts = (inputs: OwnedHomeInputs) => {
  const fixed = amount(inputs.ratesAndTaxes) + amount(inputs.levy) + amount(inputs.insurance);
  const growth = growthPercent(inputs.costGrowth);
  const maintenance = sharePercent(inputs.maintenancePercent) / 1200;
  return (month: number, value: number): number => fixed * yearlyRise(growth, month) + maintenance * value;
};

/** What it costs to sell the home at a value, in rand. */
const sellingCosts = (inputs: OwnedHomeInputs) => {
  const share = sharePercent(inputs.commissionPercent) / 100;
  const commission = withVat(share, sharePercent(inputs.vatPercent));
  const others = amount(inputs.otherSellingCosts);
  return (value: number): number => value * commission + others;
};

/**
 * A home month by month: value, balance, what it costs to run and to sell.
 *
 * Value after m months: price × (1 + growth)^(m ÷ 12). Rates, levy and insurance rise once a year; maintenance is a twelfth
 * of its percentage of the value at the month's start. Selling costs value × commission × (1 + VAT) + the rest.
 * Numbers that are negative or not finite count as 0, but a growth may be negative; it is kept for 1 to 30 years.
 */
export const ownedHome = (inputs: OwnedHomeInputs): OwnedHome => {
  const purchase = homePurchase(inputs);
  const { price, loan, payments, monthlyRate } = purchase;
  const runningIn = runningCosts(inputs);
  const saleCostsAt = sellingCosts(inputs);
  const priceGrowth = growthPercent(inputs.priceGrowth);
  const kept = 12 * Math.max(1, wholeCount(inputs.years, longestOwnership));
  const months: HomeMonth[] = [];
  let value = price;
  let owed = loan;
  for (let month = 1; month <= kept; month++) {
    const running = runningIn(month, value);
    const interest = owed * monthlyRate;
    value = price * growthFactor(priceGrowth, month);
    owed = owedAfter(loan, monthlyRate, payments, month);
    const runs = month <= payments;
    const instalment = runs ? purchase.instalment : 0;
    const serviceFee = runs ? purchase.serviceFee : 0;
    months.push({ running, instalment, serviceFee, interest, value, owed, saleCosts: saleCostsAt(value) });
  }
  return { ...purchase, months };
};
