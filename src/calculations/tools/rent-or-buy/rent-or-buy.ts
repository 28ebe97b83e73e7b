import { rootBetween } from "../../bisection/bisection.ts";
import type { CapitalGainsRules } from "../../capital-gains/capital-gains.ts";
import { amount } from "../../inputs/inputs.ts";
import { type OwnedHomeInputs, ownedHome } from "../owned-home/owned-home.ts";
import { type NetWorths, netWorthsWith } from "./net-worths.ts";
import { type SavingsTerms, twoSavings } from "./two-savings.ts";

/** A home to buy, or a similar one to rent: amounts in rand, the rent a month. */
export type RentOrBuyInputs = OwnedHomeInputs &
  SavingsTerms & {
    readonly rent: number;
    /** The rate of income tax on the last rand earned, in percent; 0 leaves tax out. */
    readonly gainsTax: { readonly marginalPercent: number };
  };

/** Both at the end of a year, with the parts of the buyer's side; in rand. */
export type RentOrBuyRow = NetWorths & {
  readonly year: number;
  readonly value: number;
  readonly owed: number;
  readonly saleCosts: number;
  readonly buyerSavings: number;
  /** Buyer less renter. */
  readonly difference: number;
};

/** Which one leaves the household better off, and from when; in rand. */
export type RentOrBuyResult = {
  readonly instalment: number;
  readonly upFront: number;
  readonly ownerFirstMonth: number;
  readonly renterFirstMonth: number;
  readonly buyerNetWorth: number;
  readonly renterNetWorth: number;
  readonly difference: number;
  readonly homeValue: number;
  readonly owed: number;
  readonly buyerGainsTax: number;
  readonly renterGainsTax: number;
  /** The first month, and year, at whose end the buyer has no less; undefined if there is none in these years. */
  readonly breakEvenMonth?: number;
  readonly breakEvenYear?: number;
  /** False after a break-even: the renter is ahead again. */
  readonly buyerAheadAtEnd: boolean;
  /** The rent now at which both end equal: 0 if buying wins at any rent, undefined if even a tenth of the price is too low. */
  readonly tippingRent?: number;
  readonly rows: readonly RentOrBuyRow[];
};

/** That rent is searched for up to this share of the price a month, to a tenth of a cent. */
const highestRentShare = 0.1;
const rentPrecision = 0.001;

/**
 * Whether to rent or to buy: the same household for the same years, month by month, where both save what they do not spend.
 *
 * The renter invests what the buyer pays upfront; each month the one who pays less invests a share of the difference.
 * buyer = value − costs of selling − owed + savings − tax; renter = savings − tax. The tax on gains leaves the residence
 * exclusion to the home and the annual exclusion to each side; bond costs and initiation fee are no part of a gain.
 * The break-even rent is found on the same run. Numbers that are negative or not finite count as 0, but a growth may be
 * negative. Source: the annuity formula, and the source of the rules.
 */
export const rentOrBuy = (inputs: RentOrBuyInputs, rules: CapitalGainsRules): RentOrBuyResult => {
  const home = ownedHome(inputs);
  const { months, upFront, price, instalment } = home;
  const last = months.length;
  const ownerPays = months.map((month) => month.instalment + month.serviceFee + month.running);
  const netWorths = netWorthsWith(home, inputs.gainsTax.marginalPercent, rules);
  const rows: RentOrBuyRow[] = [];
  let breakEvenMonth: number | undefined;
  const atEnd = twoSavings(ownerPays, upFront, inputs.rent, inputs, (month, savings) => {
    const worths = netWorths(month, savings);
    if (worths.buyer >= worths.renter) breakEvenMonth ??= month;
    if (month % 12 !== 0) return;
    const { value, owed, saleCosts } = months[month - 1]!;
    const difference = worths.buyer - worths.renter;
    rows.push({
      year: month / 12,
      value,
      owed,
      saleCosts,
      buyerSavings: savings.buyer,
      difference,
      ...worths,
    });
  });
  const { buyer, renter, buyerGainsTax, renterGainsTax } = netWorths(last, atEnd);
  const differenceAt = (rent: number): number => {
    const worths = netWorths(last, twoSavings(ownerPays, upFront, rent, inputs));
    return worths.buyer - worths.renter;
  };
  const bounds = { low: 0, high: price * highestRentShare };
  const tippingRent = differenceAt(0) >= 0 ? 0 : rootBetween(differenceAt, bounds, rentPrecision);
  return {
    instalment,
    upFront,
    ownerFirstMonth: ownerPays[0]!,
    renterFirstMonth: amount(inputs.rent),
    buyerNetWorth: buyer,
    renterNetWorth: renter,
    difference: buyer - renter,
    homeValue: months[last - 1]!.value,
    owed: months[last - 1]!.owed,
    buyerGainsTax,
    renterGainsTax,
    ...(breakEvenMonth !== undefined && { breakEvenMonth, breakEvenYear: Math.ceil(breakEvenMonth / 12) }),
    buyerAheadAtEnd: buyer >= renter,
    ...(tippingRent !== undefined && { tippingRent }),
    rows,
  };
};
