/** A bracket of the tariff: up to `upTo` the fee is `base` + `perStep` for each `step` begun over `over`. */
type AttorneyFeeBracket = {
  readonly upTo: number;
  readonly base: number;
  readonly over: number;
  readonly step: number;
  readonly perStep: number;
};

/** The conveyancing guideline, excluding VAT: by the price for a transfer, by the loan for a bond. */
export type AttorneyFeeTable = {
  readonly from: string;
  readonly source: string;
  readonly checked: string;
  readonly rows: readonly AttorneyFeeBracket[];
};

export const attorneyFeeTable: AttorneyFeeTable = {
  from: "2024-05-27",
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
};
