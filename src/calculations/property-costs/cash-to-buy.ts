import type { CostBreakdown } from "./cost-breakdown.ts";

/** The cash that a purchase takes, in whole rand, part by part; the parts add up to the total. */
export type CashToBuy = {
  readonly deposit: number;
  readonly transfer: number;
  readonly transferDuty: number;
  readonly bond: number;
  readonly initiationFee: number;
  readonly total: number;
};

/**
 * The cash a buyer needs, in whole rand: deposit + grand total of the costs.
 * The initiation fee, the last part, absorbs the rounding of the others, so that the shown parts add up.
 * Both must be finite and not negative. Sources: those of the tables.
 */
export const cashToBuy = (deposit: number, costs: CostBreakdown): CashToBuy => {
  const total = Math.round(deposit + costs.grandTotal);
  const parts = {
    deposit: Math.round(deposit),
    transfer: Math.round(costs.transfer.total),
    transferDuty: Math.round(costs.transferDuty),
    bond: Math.round(costs.bond.total),
  };
  const initiationFee = total - parts.deposit - parts.transfer - parts.transferDuty - parts.bond;
  return { ...parts, initiationFee, total };
};
