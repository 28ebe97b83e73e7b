import type { TableEdition, TableEditions } from "./table-edition.ts";

/** A bracket: for a price up to and including `upTo`, duty is `base` + `ratePercent` of the price over `over`. */
export type TransferDutyBracket = {
  readonly upTo: number;
  readonly base: number;
  readonly ratePercent: number;
  readonly over: number;
};

/** A transfer-duty table, in force from its date until the next table's. */
export type TransferDutyTable = TableEdition & {
  /** The year that names the table, such as "2025/26". */
  readonly tableYear: string;
  readonly rows: readonly TransferDutyBracket[];
};

/** The transfer-duty tables, newest first; a purchase is charged by the table of its date. */
export const transferDutyTables: TableEditions<TransferDutyTable> = [
  {
    tableYear: "2026/27",
    from: "2026-04-01",
    until: "2027-03-31",
    source:
      "SARS, year 2027, no changes from last year (sars.gov.za/tax-rates/transfer-duty of 25 February 2026, at second hand)",
    checked: "2026-11-22",
    rows: [
      { upTo: 1_210_000, base: 0, ratePercent: 0, over: 0 },
      { upTo: 1_663_800, base: 0, ratePercent: 3, over: 1_210_000 },
      { upTo: 2_329_300, base: 13_614, ratePercent: 6, over: 1_663_800 },
      { upTo: 2_994_800, base: 53_544, ratePercent: 8, over: 2_329_300 },
      { upTo: 13_310_000, base: 106_784, ratePercent: 11, over: 2_994_800 },
      { upTo: Infinity, base: 1_241_456, ratePercent: 13, over: 13_310_000 },
    ],
  },
  {
    tableYear: "2025/26",
    specified: true,
    from: "2025-04-01",
    until: "2026-03-31",
    source: "SARS, new transfer duty rates effective 1 April 2025 (sars.gov.za/tax-rates/transfer-duty)",
    checked: "2026-11-21",
    rows: [
      { upTo: 1_210_000, base: 0, ratePercent: 0, over: 0 },
      { upTo: 1_663_800, base: 0, ratePercent: 3, over: 1_210_000 },
      { upTo: 2_329_300, base: 13_614, ratePercent: 6, over: 1_663_800 },
      { upTo: 2_994_800, base: 53_544, ratePercent: 8, over: 2_329_300 },
      { upTo: 13_310_000, base: 106_784, ratePercent: 11, over: 2_994_800 },
      { upTo: Infinity, base: 1_241_456, ratePercent: 13, over: 13_310_000 },
    ],
  },
  {
    tableYear: "2024/25",
    specified: true,
    from: "2023-03-01",
    until: "2025-03-31",
    source:
      "SARS, transfer duty rates from 1 March 2023 to 31 March 2025 (sars.gov.za/tax-rates/transfer-duty)",
    checked: "2026-11-21",
    rows: [
      { upTo: 1_100_000, base: 0, ratePercent: 0, over: 0 },
      { upTo: 1_512_500, base: 0, ratePercent: 3, over: 1_100_000 },
      { upTo: 2_117_500, base: 12_375, ratePercent: 6, over: 1_512_500 },
      { upTo: 2_722_500, base: 48_675, ratePercent: 8, over: 2_117_500 },
      { upTo: 12_100_000, base: 97_075, ratePercent: 11, over: 2_722_500 },
      { upTo: Infinity, base: 1_128_600, ratePercent: 13, over: 12_100_000 },
    ],
  },
];
