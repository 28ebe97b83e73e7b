import { isUsableDate } from "#calculations/calendar/calendar.ts";
import type { CostFigures } from "#calculations/figures/figures.ts";
import { cashToBuy } from "#calculations/property-costs/cash-to-buy.ts";
import { costBreakdown } from "#calculations/property-costs/cost-breakdown.ts";
import { costEstimate } from "#calculations/property-costs/cost-estimate.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { depositPercent } from "#web/answer-page/inputs.ts";

export const percentOf = (price: number, percent: number) => Math.round((price * percent) / 100);

/** The deposit in percent of the price: the guide's own, or that of the calculators where they have one: there an amount. */
export function depositShare(inputs: Inputs): number {
  const { downPayment, purchasePrice, estimatorDeposit: share } = inputs;
  const isShare = downPayment === 0 || downPayment === percentOf(purchasePrice, share);
  return isShare ? share : depositPercent(inputs);
}

/** What buying the home of the inputs costs, in rand, with a bond for all but the deposit. */
export function homeCosts(inputs: Inputs, figures: CostFigures, today: string) {
  const { purchasePrice: price, offerDate, estimatorFairValue, estimatorSellerChargesVat } = inputs;
  const sale = {
    date: isUsableDate(offerDate) ? offerDate : today,
    fairValue: estimatorFairValue,
    sellerChargesVat: estimatorSellerChargesVat,
  };
  const estimate = costEstimate({ ...sale, price, depositPercent: depositShare(inputs), figures });
  const purchase = { ...sale, purchasePrice: price, loanAmount: estimate.bondAmount };
  const costs = costBreakdown({ ...purchase, figures });
  const cash = cashToBuy(Math.max(0, price - estimate.bondAmount), costs);
  return { price, sale, estimate, purchase, costs, cash };
}
