import type { TableEdition, TableEditions } from "./table-edition.ts";

/** The tax rules for a private seller's gain: amounts in rand, the rest in percent. */
type CapitalGainsTable = TableEdition & {
  /** The part of the gain on one's own home that is free of tax. */
  readonly residenceExclusion: number;
  /** The part of a year's gains that is free of tax. */
  readonly annualExclusion: number;
  /** The share of the rest that counts as income. */
  readonly inclusionPercent: number;
  /** The highest tax rate on a gain: the share at the highest rate of income tax. */
  readonly highestPercent: number;
};

/** The rules for private persons, newest first. */
export const capitalGainsTables: TableEditions<CapitalGainsTable> = [
  {
    from: "2026-03-01",
    until: "2027-02-28",
    source:
      "Income Tax Act 58 of 1962, Eighth Schedule, as changed by the Budget of 25 February 2026 (businessday.co.za, moonstone.co.za)",
    checked: "2026-11-22",
    residenceExclusion: 3_000_000,
    annualExclusion: 50_000,
    inclusionPercent: 40,
    highestPercent: 18,
  },
  {
    specified: true,
    from: "2017-03-01",
    until: "2026-02-28",
    source: "Income Tax Act 58 of 1962, Eighth Schedule (sars.gov.za)",
    checked: "2026-11-22",
    residenceExclusion: 2_000_000,
    annualExclusion: 40_000,
    inclusionPercent: 40,
    highestPercent: 18,
  },
];
