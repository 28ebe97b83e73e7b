import { startingPointsTable as starts } from "#calculations/tools/market-defaults.table.ts";
import { rand } from "#web/format/rand.ts";

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
