import type { CostFigures } from "../../figures/figures.ts";
import { amount } from "../../inputs/inputs.ts";
import { costBreakdown } from "../../property-costs/cost-breakdown.ts";
import type { Buyer } from "../../transfer-duty/transfer-duty-cases.ts";
import { wholeCount } from "../tool-inputs.ts";

/** What is bought, and what moving in costs, in rand (a month: insurance, rates, levy); the fair value is the price if none is given. */
export type PurchaseInputs = {
  readonly price: number;
  readonly fairValue?: number | undefined;
  readonly deposit: number;
  readonly initiationPaid: "cash" | "loan";
  /** Does not change what is paid: everybody pays the same duty. */
  readonly buyer?: Buyer;
  readonly sellerChargesVat: boolean;
  readonly moving: number;
  readonly connections: number;
  readonly insurance: number;
  readonly ratesAndTaxes: number;
  readonly levy: number;
  readonly monthsAhead: number;
  readonly lodgementFee: number;
};

/** Five years of rates and levy: more than any municipality asks in advance. */
const mostMonthsAhead = 60;

/**
 * The amounts of a purchase in rand by purpose, with the special cases of duty; `borrowed` is the loan with all that is added to it.
 * The day of the offer (YYYY-MM-DD) picks the duty table and must be a date. Sources: the tables of the figures.
 */
export const purchaseAmounts = (inputs: PurchaseInputs, offerAccepted: string, figures: CostFigures) => {
  const price = amount(inputs.price);
  const deposit = Math.min(amount(inputs.deposit), price);
  const loan = price - deposit;
  const { fairValue, sellerChargesVat } = inputs;
  const costs = costBreakdown({
    purchasePrice: price,
    loanAmount: loan,
    date: offerAccepted,
    figures,
    fairValue,
    sellerChargesVat,
  });
  const deed = amount(inputs.lodgementFee);
  const paidAhead = wholeCount(inputs.monthsAhead, mostMonthsAhead);
  return {
    loan,
    borrowed: loan + (inputs.initiationPaid === "loan" ? costs.initiationFee : 0),
    deposit,
    transferDuty: costs.transferDuty,
    transferCosts: price === 0 ? 0 : costs.transfer.total + deed,
    bondCosts: loan === 0 ? 0 : costs.bond.total + deed,
    initiationFee: inputs.initiationPaid === "cash" ? costs.initiationFee : 0,
    moving: amount(inputs.moving),
    connections: amount(inputs.connections),
    insurance: amount(inputs.insurance),
    ratesAndLevyAhead: (amount(inputs.ratesAndTaxes) + amount(inputs.levy)) * paidAhead,
  };
};
