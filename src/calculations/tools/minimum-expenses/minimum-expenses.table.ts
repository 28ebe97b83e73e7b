import type { Sourced } from "../../sourced/sourced.ts";

/** A band of gross income a month: up to and including `upTo`, `fixed` rand + `percent` of the income over `over`. */
export type MinimumExpenseBand = {
  readonly upTo: number;
  readonly fixed: number;
  readonly percent: number;
  readonly over: number;
};

/** The least that a lender must assume a person spends on living, by gross income a month. */
export type MinimumExpenseTable = Sourced & {
  readonly rows: readonly MinimumExpenseBand[];
};

/**
 * The gazette itself was not opened; its two examples, R2,000 → R881.00 and R10,000 → R1,505.38, are matched.
 * The regulation writes each band from one cent more (R800.01 and so on): at most a tenth of a cent of difference.
 */
export const minimumExpenseTable: MinimumExpenseTable = {
  from: "2015-03-13",
  source:
    "National Credit Regulations, regulation 23A(9), GN R202, Government Gazette 38557, as published by esselaar.co.za and novcon.co.za",
  status: "agreed",
  checked: "2026-11-22",
  rows: [
    { upTo: 800, fixed: 0, percent: 100, over: 0 },
    { upTo: 6_250, fixed: 800, percent: 6.75, over: 800 },
    { upTo: 25_000, fixed: 1_167.88, percent: 9, over: 6_250 },
    { upTo: 50_000, fixed: 2_855.38, percent: 8.2, over: 25_000 },
    { upTo: Infinity, fixed: 4_905.38, percent: 6.75, over: 50_000 },
  ],
};
