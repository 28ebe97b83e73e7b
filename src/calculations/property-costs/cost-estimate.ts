import type { CostFigures } from "../figures/figures.ts";
import { amount, percent } from "../inputs/inputs.ts";
import type { DutyCase } from "../transfer-duty/transfer-duty-cases.ts";
import { type CostBreakdown, costBreakdown } from "./cost-breakdown.ts";
import { depositPercentLimits } from "./cost-estimate-defaults.ts";

/** The guide's estimate of the costs of buying, in rand; attorney fees include VAT. */
export type CostEstimate = {
  readonly bondAmount: number;
  readonly transferAttorneyFee: number;
  readonly deedsTransferFee: number;
  readonly bondAttorneyFee: number;
  readonly deedsBondFee: number;
  readonly transferDuty: number;
  readonly tableYear: CostBreakdown["tableYear"];
  readonly total: number;
};

/**
 * The upfront and statutory costs of a purchase: bond = price × (1 − deposit), total = the five costs, rounded.
 * The initiation fee is left out, as specified. `date` (YYYY-MM-DD) picks the duty table of the `figures`; duty is worked
 * out in its special cases where one is given.
 * Sources: the tables'.
 */
export const costEstimate = (
  purchase: DutyCase & {
    readonly price: number;
    readonly depositPercent: number;
    readonly date: string;
    readonly figures: CostFigures;
  },
): CostEstimate => {
  const price = amount(purchase.price);
  const depositPercent = Math.min(percent(purchase.depositPercent), depositPercentLimits.max);
  // Whole cents: a stray 1e-10 above the edge of a tariff would cost a whole step.
  const bondAmount = Math.round(price * (100 - depositPercent)) / 100;
  const costs = costBreakdown({ ...purchase, purchasePrice: price, loanAmount: bondAmount });
  return {
    bondAmount,
    transferAttorneyFee: costs.transfer.attorneyIncVAT,
    deedsTransferFee: costs.transfer.deedsOffice,
    bondAttorneyFee: costs.bond.attorneyIncVAT,
    deedsBondFee: costs.bond.deedsOffice,
    transferDuty: costs.transferDuty,
    tableYear: costs.tableYear,
    total: Math.round(costs.transfer.total + costs.bond.total + costs.transferDuty),
  };
};
