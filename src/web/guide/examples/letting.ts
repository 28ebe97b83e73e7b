import { type CapitalGainsRules, capitalGainsTax } from "#calculations/capital-gains/capital-gains.ts";
import { loanDefaults } from "#calculations/loan/loan-amount.ts";
import { type BuyToLetResult, buyToLet } from "#calculations/tools/buy-to-let/buy-to-let.ts";
import { startingAmounts } from "#calculations/tools/tool-defaults.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { money, share, type Values } from "#web/answer-page/fields.ts";
import { fixed, percent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { exampleRate } from "./example-rate.ts";

/** The flat of the investment chapter: what its table and its loan take as given. */
export const flat = {
  interestRate: 11,
  termYears: 20,
  /** One month in 24, in decimals that a link and a field can show. */
  vacancyPercent: 4.1667,
  managementPercent: 10,
  maintenancePercent: 1,
} as const;

/** Left out, or in the field for rates, levy and insurance: in the tool too, so that it opens the same first month. */
export const notApart = { serviceFee: 0, levy: 0, insurance: 0 } as const;

/** What the example leaves out of all else: costs of buying, tax and what comes after the first month. */
const leftOut = {
  transferCosts: 0,
  bondCosts: 0,
  initiationFee: 0,
  rentGrowth: 0,
  costGrowth: 0,
  priceGrowth: 0,
  commissionPercent: 0,
  vatPercent: 0,
  otherSellingCosts: 0,
  marginalPercent: 0,
  losses: "offset",
  years: 1,
} as const;

export const lettingFields = {
  price: money("Price of the home", { default: 1_200_000 }),
  rent: money("Rent a month", { default: 9_500 }),
  bills: money("Rates, levy and insurance a month", { default: 2_450 }),
  deposit: share("Deposit", { default: 20, ...exampleRate }),
};

export type Letting = Values<typeof lettingFields>;

/** The home whose price was entered in the calculators, with the rent and bills that are usual for it. */
export function homeToLet({ purchasePrice: price }: Inputs): Partial<Letting> {
  if (price === loanDefaults.purchasePrice) return {};
  const { letRent, ratesAndTaxes, insurance } = startingAmounts(price);
  return { price, rent: letRent, bills: ratesAndTaxes + insurance };
}

/** The numbers of the home by the tool's names. */
export const homeOf = ({ price, rent, bills, deposit }: Letting) => ({
  price,
  deposit: Math.round((price * deposit) / 100),
  rent,
  ratesAndTaxes: bills,
});

/** The home's first month. */
export const firstMonthOf = (letting: Letting, rules: CapitalGainsRules): BuyToLetResult =>
  buyToLet({ ...flat, ...notApart, ...leftOut, ...homeOf(letting) }, rules);

/** The figure with which the chapter begins, and its sentence. */
export const lettingSaid = ({ cashFlowFirstMonth: left }: BuyToLetResult) => ({
  figure: rand(Math.abs(left)),
  words: `is what you ${left < 0 ? "add to the rent" : "keep"} each month at first.`,
});

/** What the parts of the chapter say of the home: the rules of thumb, and how much of its rent a bank counts. */
export const lettingAmounts = ({ price, rent }: Letting, { netYieldPercent = 0 }: BuyToLetResult) => ({
  rentOfValue: percent(price > 0 ? (rent / price) * 100 : 0, 1),
  netYield: `${percent(netYieldPercent, 1)} from rent`,
  payback: `${fixed(rent > 0 ? price / (rent * 12) : 0, 1)} years before costs`,
  countedRent: rand(0.8 * rent),
  monthlyRent: rand(rent),
});

/** In percent: the highest rate of income tax, by which the tax on a gain is at most 18%. */
const highestRate = 45;

/** The gain where a home sells for half more than its price, what of it counts as income, and the tax on that at most. */
export function gainOn(price: number, rules: CapitalGainsRules) {
  const gain = price / 2;
  return {
    gain,
    counted: capitalGainsTax(gain, rules, 100),
    tax: capitalGainsTax(gain, rules, highestRate),
  };
}
