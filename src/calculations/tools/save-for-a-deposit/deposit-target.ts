import { growthFactor } from "../../growth/growth.ts";
import { amount } from "../../inputs/inputs.ts";
import type { CostBreakdown } from "../../property-costs/cost-breakdown.ts";
import { growthPercent, sharePercent } from "../tool-inputs.ts";

/** The costs of buying at a price with a loan, by the tariffs of today: `costBreakdown` with its tables and date. */
export type CostsOf = (
  purchasePrice: number,
  loanAmount: number,
) => Pick<CostBreakdown, "grandTotal" | "initiationFee">;

/** What is to be bought; amounts in rand, the growth in percent a year, the deposit in percent of the price. */
export type DepositGoal = {
  readonly price: number;
  readonly priceGrowth: number;
  readonly depositPercent: number;
  readonly withCosts: boolean;
  /** Whether the bank's initiation fee is paid in cash or added to the loan. */
  readonly initiationPaid: "cash" | "loan";
  readonly otherCash: number;
  readonly subsidy?: number;
};

/** What has to be there in a month, in rand. */
export type DepositTarget = {
  readonly price: number;
  readonly deposit: number;
  readonly costs: number;
  readonly need: number;
};

/**
 * What has to be there to buy in `month` months: max(0, deposit + costs + other cash − subsidy), in rand.
 *
 * price = price today × (1 + growth)^(month ÷ 12), in whole rand; loan = price × (100 − deposit %) ÷ 100, in whole cents, as
 * the estimator has it, because a stray 1e-10 over the edge of a tariff would cost a whole step of it.
 * Amounts that are negative or not finite count as 0. Source: the tables of `costsOf`.
 */
export const depositTarget = (goal: DepositGoal, month: number, costsOf: CostsOf): DepositTarget => {
  const grown = amount(goal.price) * growthFactor(growthPercent(goal.priceGrowth), month);
  const price = amount(Math.round(grown));
  const loan = Math.round(price * (100 - sharePercent(goal.depositPercent))) / 100;
  const { grandTotal, initiationFee } = goal.withCosts
    ? costsOf(price, loan)
    : { grandTotal: 0, initiationFee: 0 };
  const costs = grandTotal - (goal.initiationPaid === "loan" ? initiationFee : 0);
  const deposit = price - loan;
  const need = Math.max(0, deposit + costs + amount(goal.otherCash) - amount(goal.subsidy ?? 0));
  return { price, deposit, costs, need };
};
