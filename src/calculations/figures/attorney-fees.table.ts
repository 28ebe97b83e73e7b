import type { TableEdition, TableEditions } from "./table-edition.ts";

/** A bracket of the tariff: up to `upTo` the fee is `base` + `perStep` for each `step` begun over `over`. */
type AttorneyFeeBracket = {
  readonly upTo: number;
  readonly base: number;
  readonly over: number;
  readonly step: number;
  readonly perStep: number;
};

/** The conveyancing guideline, excluding VAT: by the price for a transfer, by the loan for a bond. */
export type AttorneyFeeTable = TableEdition & {
  readonly rows: readonly AttorneyFeeBracket[];
};

/** The guidelines, newest first. */
export const attorneyFeeTables: TableEditions<AttorneyFeeTable> = [
  {
    from: "2026-07-01",
    until: "2027-06-30",
    source:
      "Law Society of South Africa, conveyancing guideline for instructions from 1 July 2026, as several public calculators copied it (the Law Society publishes it to its members)",
    checked: "2026-11-22",
    rows: [
      { upTo: 100_000, base: 6_875, over: 0, step: 100_000, perStep: 0 },
      { upTo: 500_000, base: 6_875, over: 100_000, step: 50_000, perStep: 1_100 },
      { upTo: 1_000_000, base: 15_675, over: 500_000, step: 100_000, perStep: 2_120 },
      { upTo: 5_000_000, base: 26_275, over: 1_000_000, step: 200_000, perStep: 2_120 },
      { upTo: Infinity, base: 68_675, over: 5_000_000, step: 1_000_000, perStep: 5_340 },
    ],
  },
  {
    from: "2025-08-01",
    until: "2026-06-30",
    source:
      "Law Society of South Africa, conveyancing guideline for instructions from 1 August 2025 (weichkriel.co.za)",
    checked: "2026-11-22",
    rows: [
      { upTo: 100_000, base: 6_640, over: 0, step: 100_000, perStep: 0 },
      { upTo: 500_000, base: 6_640, over: 100_000, step: 50_000, perStep: 1_060 },
      { upTo: 1_000_000, base: 15_120, over: 500_000, step: 100_000, perStep: 2_050 },
      { upTo: 5_000_000, base: 25_370, over: 1_000_000, step: 200_000, perStep: 2_050 },
      { upTo: Infinity, base: 66_370, over: 5_000_000, step: 1_000_000, perStep: 5_160 },
    ],
  },
  {
    specified: true,
    from: "2024-05-27",
    until: "2025-07-31",
    source:
      "Law Society of South Africa, conveyancing guideline for instructions from 27 May 2024 (stbb.co.za)",
    checked: "2026-11-21",
    rows: [
      { upTo: 100_000, base: 6_435, over: 0, step: 100_000, perStep: 0 },
      { upTo: 500_000, base: 6_435, over: 100_000, step: 50_000, perStep: 1_025 },
      { upTo: 1_000_000, base: 14_635, over: 500_000, step: 100_000, perStep: 1_985 },
      { upTo: 5_000_000, base: 24_560, over: 1_000_000, step: 200_000, perStep: 1_985 },
      { upTo: Infinity, base: 64_260, over: 5_000_000, step: 1_000_000, perStep: 5_000 },
    ],
  },
];
