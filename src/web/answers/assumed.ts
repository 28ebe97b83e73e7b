import type { Figures } from "#calculations/figures/figures.ts";
import { capitalGainsNow } from "#calculations/figures/newer-figures.ts";
import type { Sourced } from "#calculations/sourced/sourced.ts";
import { startingPointsTable as starts } from "#calculations/tools/market-defaults.table.ts";
import { transferDutyTableAt } from "#calculations/transfer-duty/transfer-duty.ts";
import { primeNow } from "#web/figures/newer-figures-text.ts";
import { day } from "#web/format/day.ts";
import { rand } from "#web/format/rand.ts";

/** From when the figures of buying date: duty by the day of the sale, and what a bond costs. */
export function costDates(figures: Figures, date: string): readonly string[] {
  const { tableYear } = transferDutyTableAt(date, figures.transferDuty);
  return [`transfer duty of ${tableYear}`, ...bondCostDates(figures)];
}

/** From when the figures of registering a bond date: deeds office, attorneys and the bank's fee. */
export function bondCostDates(figures: Figures): readonly string[] {
  return [
    `deeds office fees of ${day(figures.deedsOffice.from)}`,
    `attorneys’ guideline of ${day(figures.attorneyFees.from)}`,
    `initiation fee of ${day(figures.initiationFee.from)}`,
  ];
}

/** What prime is, and since when. */
export const primeDate = (figures: Figures): string => `prime rate: ${primeNow(figures)}`;

/** Where a starting value comes from that a market decides: "growth of prices: FNB House Price Index of …". */
export const marketDate = (what: string, { source }: Sourced): string => `${what}: ${source}`;

/** How a gain is taxed, and since when; with `ownHome` also what is free of tax on a home of one's own. */
export function gainsDate(figures: Figures, ownHome?: "ownHome"): string {
  const { from, residenceExclusion, annualExclusion, inclusionPercent } = capitalGainsNow(figures);
  const home = ownHome ? `${rand(residenceExclusion)} of the gain on your own home and ` : "";
  return `capital gains tax, the tax on what you gain when you sell, since ${day(from)}: ${home}${rand(annualExclusion)} of a year’s gains ${home ? "are" : "is"} free, and ${inclusionPercent}% of the rest is taxed at your rate`;
}

// What the tools begin with that nobody publishes, in words: the visitor learns which figures are only ours.

export const chosenRates = `rates of ${starts.ratesPercentOfPrice}% of the price a month`;

const home = [
  chosenRates,
  `insurance of ${starts.insurancePercentOfPrice}% of the price a month`,
  `maintenance of ${starts.maintenancePercent}% of the home’s value a year`,
  `${rand(starts.otherSellingCosts)} for other costs of selling`,
];

export const chosenToRentOrBuy = [
  `rent of ${starts.rentPercentOfPrice}% of the price a month`,
  ...home,
  `costs that rise by ${starts.ownCostGrowth}% a year`,
  `a return on savings of ${starts.investmentReturn}% a year`,
] as const;

export const chosenToLet = [
  `rent of ${starts.letPercentOfPrice}% of the price a month`,
  ...home,
  `costs that rise by ${starts.letCostGrowth}% a year`,
  `an agent who takes ${starts.managementPercent}% of the rent`,
  `a deposit of ${starts.letDepositPercent}%`,
  `income tax at ${starts.letMarginalPercent}%`,
] as const;

export const chosenToSave = [`${rand(starts.otherCash)} of other cash`] as const;
