import {
  clearanceTable,
  movingTable,
  occupationalRentTable,
  saleTimesTable,
} from "#calculations/tools/cash-needed/sale-times.table.ts";
import { startingPointsTable as starts } from "#calculations/tools/market-defaults.table.ts";
import { switchYourBondDefaults } from "#calculations/tools/switch-your-bond/switch-your-bond.ts";
import { rand } from "#web/format/rand.ts";
import { marketDate } from "./figure-dates.ts";

// What the tools begin with that nobody publishes, in words: the visitor learns which figures are only ours.

const rates = `rates of ${starts.ratesPercentOfPrice}% of the price a month`;

const home = [
  rates,
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

export const chosenForCash = [
  `${rand(movingTable.moving)} for moving, ${rand(movingTable.connections)} for connections and ${rand(movingTable.insurance)} for the first month’s insurance`,
  rates,
] as const;

export const chosenToSwitch = [
  `a new rate ${switchYourBondDefaults.rateDifference} of a point below yours`,
  `${switchYourBondDefaults.clawbackMonths} months in which the bank’s part must be paid back`,
] as const;

/** Where the days and the money paid ahead come from. */
export const saleSources = [
  marketDate("times of a sale", saleTimesTable),
  marketDate("rates and levy paid ahead", clearanceTable),
  marketDate("occupational rent", occupationalRentTable),
] as const;
