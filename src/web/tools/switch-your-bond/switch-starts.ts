import { switchYourBondDefaults } from "#calculations/tools/switch-your-bond/switch-your-bond.ts";

/** What the tool begins with that nobody publishes. */
export const chosenToSwitch = [
  `a new rate ${switchYourBondDefaults.rateDifference} of a point below yours`,
  `${switchYourBondDefaults.clawbackMonths} months in which the bank’s part must be paid back`,
] as const;
