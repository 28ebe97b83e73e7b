import type { TableEdition, TableEditions } from "./table-edition.ts";

/** The subsidy for first-time buyers in rand: the band of gross household income a month, and the two ends of the scale. */
type FirstHomeFinanceTable = TableEdition & {
  readonly incomeFrom: number;
  readonly incomeTo: number;
  /** At the lowest income of the band. */
  readonly highestSubsidy: number;
  /** At the highest income of the band. */
  readonly lowestSubsidy: number;
};

/** The subsidies, newest first. The steps between the two ends are published as a picture only. */
export const firstHomeFinanceTables: TableEditions<FirstHomeFinanceTable> = [
  {
    specified: true,
    from: "2023-04-01",
    source:
      "National Housing Finance Corporation, First Home Finance, brochure of September 2023 (nhfc.co.za)",
    checked: "2026-11-21",
    incomeFrom: 3_501,
    incomeTo: 22_000,
    highestSubsidy: 169_265,
    lowestSubsidy: 38_911.4,
  },
];
