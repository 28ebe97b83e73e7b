import type { Figures } from "#calculations/figures/figures.ts";
import { startingAmounts, startingFees } from "#calculations/tools/tool-defaults.ts";
import { startingCosts } from "./starting-costs.ts";

type Purchase = { price: number; deposit: number; today: string; figures: Figures };

/** What a home bought for this price starts with, in rand: costs of buying by the tables, fees, and what it costs a month. */
export function startingHome(purchase: Purchase) {
  const { ratesAndTaxes, insurance } = startingAmounts(purchase.price);
  return { ...startingFees(purchase.figures), ...startingCosts(purchase), ratesAndTaxes, insurance };
}
