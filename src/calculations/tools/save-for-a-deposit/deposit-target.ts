import type { CostFigures } from "../../figures/figures.ts";
import { growthFactor } from "../../growth/growth.ts";
import { amount } from "../../inputs/inputs.ts";
import { costBreakdown } from "../../property-costs/cost-breakdown.ts";
import { growthPercent, sharePercent } from "../tool-inputs.ts";

/** The purchase; amounts in rand, the growth in percent a year, the deposit in percent of the price. */
export type DepositGoal = {
  readonly price: number;
  readonly priceGrowth: number;
  readonly depositPercent: number;
  readonly withCosts: boolean;
  /** Whether the bank's initiation fee is paid in cash or added to the loan. */
  readonly initiationPaid: "cash" | "loan";
  readonly otherCash: number;
  readonly subsidy?: number | undefined;
  /** The day (YYYY-MM-DD) whose tariffs are used, whenever the home is bought. */
  readonly today: string;
};

/** What must be saved by a month, in rand. */
export type DepositTarget = {
  readonly price: number;
  readonly deposit: number;
  readonly costs: number;
  readonly need: number;
};

/**
 * What must be saved to buy in `month` months: max(0, deposit + costs + other cash − subsidy), in rand.
 *
 * price = price today × (1 + growth)^(month ÷ 12), in whole rand; loan = price × (100 − deposit %) ÷ 100, in whole cents, as
 * the estimator has it, because a stray 1e-10 over the edge of a tariff would cost a whole step of it.
 * Amounts that are negative or not finite count as 0. Source: the tables of the figures.
 */
export const depositTarget = (goal: DepositGoal, month: number, figures: CostFigures): DepositTarget => {
  const grown = amount(goal.price) * growthFactor(growthPercent(goal.priceGrowth), month);
  const price = amount(Math.round(grown));
  const loan = Math.round(price * (100 - sharePercent(goal.depositPercent))) / 100;
  const { grandTotal, initiationFee } = goal.withCosts
    ? costBreakdown({ purchasePrice: price, loanAmount: loan, date: goal.today, figures })
    : { grandTotal: 0, initiationFee: 0 };
  const costs = grandTotal - (goal.initiationPaid === "loan" ? initiationFee : 0);
  const deposit = price - loan;
  const need = Math.max(0, deposit + costs + amount(goal.otherCash) - amount(goal.subsidy ?? 0));
  return { price, deposit, costs, need };
};
