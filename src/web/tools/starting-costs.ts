import type { CostFigures } from "#calculations/figures/figures.ts";
import { loanAmount } from "#calculations/loan/loan-amount.ts";
import { costBreakdown } from "#calculations/property-costs/cost-breakdown.ts";

type Purchase = { price: number; deposit: number; today: string; figures: CostFigures };

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
