import { growthFactor, yearlyRise } from "../../growth/growth.ts";
import { amount } from "../../inputs/inputs.ts";
import { growthPercent, sharePercent } from "../tool-inputs.ts";

/** The savings of renter and buyer, in rand: with growth, and the amounts paid in alone. */
export type TwoSavings = { buyer: number; buyerPutIn: number; renter: number; renterPutIn: number };

/** How rent and savings grow, in percent a year, and which percentage of the monthly difference is saved. */
export type SavingsTerms = {
  readonly rentGrowth: number;
  readonly investmentReturn: number;
  readonly investedSharePercent?: number | undefined;
};

/**
 * What both have saved when one pays the owner's costs of each month, `ownerPays`, and the other a rent that rises once a
 * year. The renter begins with `upFront`, which the buyer paid for the home. Each month both savings grow, and the one who pays less
 * saves the share of the difference; the rest is spent. `eachMonth` is called at the end of every month. In rand.
 */
export const twoSavings = (
  ownerPays: readonly number[],
  upFront: number,
  rent: number,
  terms: SavingsTerms,
  eachMonth?: (month: number, savings: Readonly<TwoSavings>) => void,
): Readonly<TwoSavings> => {
  const growth = growthFactor(growthPercent(terms.investmentReturn), 1);
  const share = sharePercent(terms.investedSharePercent ?? 100) / 100;
  const rentGrowth = growthPercent(terms.rentGrowth);
  const savings = { buyer: 0, buyerPutIn: 0, renter: upFront, renterPutIn: upFront };
  let rentNow = amount(rent);
  for (const [index, owner] of ownerPays.entries()) {
    if (index % 12 === 0) rentNow = amount(rent) * yearlyRise(rentGrowth, index + 1);
    const difference = (owner - rentNow) * share;
    savings.buyer = savings.buyer * growth + Math.max(0, -difference);
    savings.buyerPutIn += Math.max(0, -difference);
    savings.renter = savings.renter * growth + Math.max(0, difference);
    savings.renterPutIn += Math.max(0, difference);
    eachMonth?.(index + 1, savings);
  }
  return savings;
};
