import type { Figures } from "#calculations/figures/figures.ts";
import { loanAmount } from "#calculations/loan/loan-amount.ts";
import { costBreakdown } from "#calculations/property-costs/cost-breakdown.ts";
import { longestOwnership } from "#calculations/tools/owned-home/owned-home.ts";
import {
  type buyToLetDefaults,
  type rentOrBuyDefaults,
  startingAmounts,
  startingFees,
} from "#calculations/tools/tool-defaults.ts";
import { count, growth, input, money, share } from "#web/answer-page/fields.ts";

type HomeDefaults = Pick<
  typeof rentOrBuyDefaults | typeof buyToLetDefaults,
  | "levy"
  | "maintenancePercent"
  | "costGrowth"
  | "rentGrowth"
  | "priceGrowth"
  | "commissionPercent"
  | "otherSellingCosts"
  | "years"
>;

/** Rents a month of most homes, in rand. */
export const rentSlider = {
  min: 5_000,
  max: 30_000,
  step: 500,
  ticks: [5_000, 17_500, 30_000],
};

/** The fields of a home that is bought, kept for some years and sold, with what a tool starts with. */
export const ownedHome = (ours: HomeDefaults) =>
  ({
    price: input("purchasePrice", "Purchase price"),
    priceGrowth: growth("Growth of home prices a year", {
      default: ours.priceGrowth,
      hint: "Nobody knows it: try 0 too.",
    }),
    rentGrowth: growth("Rent rises a year by", { default: ours.rentGrowth }),
    years: (label: string) =>
      count(label, {
        default: ours.years,
        min: 1,
        max: longestOwnership,
        unit: "years",
      }),
    buying: {
      interestRate: input("interestRate", "Interest rate"),
      termYears: input("loanTerm", "Loan term", { unit: "years" }),
      transferCosts: money("Transfer costs", { hint: "Transfer duty, attorney and deeds office." }),
      bondCosts: money("Bond costs", { hint: "Bond attorney and deeds office." }),
      initiationFee: money("The bank’s initiation fee"),
      serviceFee: money("The bank’s service fee a month"),
    },
    running: {
      ratesAndTaxes: money("Rates a month", { hint: "A starting point: look at the municipal bill." }),
      levy: money("Levy a month", {
        default: ours.levy,
        startsEmpty: true,
        hint: "In a sectional title scheme or an estate.",
      }),
      insurance: money("Insurance of the building a month"),
      maintenancePercent: share("Maintenance a year (% of the home’s value)", {
        default: ours.maintenancePercent,
      }),
      costGrowth: growth("Rates, levy and insurance rise a year by", { default: ours.costGrowth }),
    },
    selling: {
      commissionPercent: share("Agent’s commission when you sell", {
        default: ours.commissionPercent,
        hint: "Without VAT. Usually 5% to 7.5%; you can negotiate it.",
      }),
      vatPercent: share("VAT on the commission"),
      otherSellingCosts: money("Other costs of selling", {
        default: ours.otherSellingCosts,
        hint: "Cancelling the bond, and certificates.",
      }),
    },
  }) as const;

type Purchase = { price: number; deposit: number; today: string; figures: Figures };

/** What a home bought for this price starts with, in rand: costs of buying by the tables, fees, and what it costs a month. */
export function startingHome(purchase: Purchase) {
  const { ratesAndTaxes, insurance } = startingAmounts(purchase.price);
  return { ...startingFees(purchase.figures), ...startingCosts(purchase), ratesAndTaxes, insurance };
}

/** The bond on a home, for what the other convention makes of it. */
export const purchaseLoan = ({
  values: { price, deposit, interestRate, termYears },
}: {
  values: { price: number; deposit: number; interestRate: number; termYears: number };
}) => ({ loanAmount: price - Math.min(price, deposit), interestRate, termYears });

/** What a purchase starts with by the tables, in rand: the transfer with its duty, and the bond. */
export function startingCosts({ price, deposit, today, figures }: Purchase) {
  const { transfer, bond, transferDuty } = costBreakdown({
    purchasePrice: price,
    loanAmount: loanAmount(price, deposit),
    date: today,
    figures,
  });
  return { transferCosts: transfer.total + transferDuty, bondCosts: bond.total };
}
