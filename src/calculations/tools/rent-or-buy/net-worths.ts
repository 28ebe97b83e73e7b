import { type CapitalGainsRules, capitalGainsTax, residenceGain } from "../../capital-gains/capital-gains.ts";
import type { OwnedHome } from "../owned-home/owned-home.ts";
import { sharePercent } from "../tool-inputs.ts";
import type { TwoSavings } from "./two-savings.ts";

/** What both own at the end of a month if the home is sold then, in rand; a negative amount is owed. */
export type NetWorths = {
  readonly buyerGainsTax: number;
  readonly renterGainsTax: number;
  readonly buyer: number;
  readonly renter: number;
};

/**
 * What both own after a month with their savings then: buyer = value − costs of selling − owed + savings − tax,
 * renter = savings − tax. A loss counts as no gain. Source of the tax: that of the rules.
 */
export const netWorthsWith = (home: OwnedHome, marginalPercent: number, rules: CapitalGainsRules) => {
  const marginal = sharePercent(marginalPercent);
  const taxOn = (gains: number) => capitalGainsTax(gains, rules, marginal);
  return (month: number, savings: TwoSavings): NetWorths => {
    const { value, saleCosts, owed } = home.months[month - 1]!;
    const homeGain = residenceGain(value - saleCosts - home.price - home.transferCosts, rules);
    const buyerGainsTax = taxOn(homeGain + Math.max(0, savings.buyer - savings.buyerPutIn));
    const renterGainsTax = taxOn(Math.max(0, savings.renter - savings.renterPutIn));
    return {
      buyerGainsTax,
      renterGainsTax,
      buyer: value - saleCosts - owed + savings.buyer - buyerGainsTax,
      renter: savings.renter - renterGainsTax,
    };
  };
};
