import type { TableEdition, TableEditions } from "./table-edition.ts";

/** What the calculators assume about a lender until the visitor changes it. All in percent or points. */
type LendingAssumptions = TableEdition & {
  /** Points above prime that the loan calculators start with. */
  readonly loanMargin: number;
  /** The rate that the affordability calculator starts with; "prime" is the current prime rate. */
  readonly affordabilityRate: number | "prime";
  /** Points that the stress test adds. */
  readonly stressBuffer: number;
  /** The share of the gross and of the net income that an instalment may take. */
  readonly dsrGrossCap: number;
  readonly dsrNetCap: number;
};

/** What the specification assumes. */
export const specifiedLending = {
  specified: true,
  from: "2025-08-01",
  source: "the product specification; 10.5% was the prime rate from 1 August 2025",
  checked: "2026-11-21",
  loanMargin: 0.25,
  affordabilityRate: 10.5,
  stressBuffer: 2.5,
  dsrGrossCap: 30,
  dsrNetCap: 40,
} as const satisfies LendingAssumptions;

/** The assumptions, newest first. They are the product's choice: no authority publishes such figures. */
export const lendingAssumptionTables: TableEditions<LendingAssumptions> = [
  {
    from: "2025-11-21",
    source: "the product's choice: the affordability calculator starts with the prime rate, whatever it is",
    checked: "2026-11-22",
    loanMargin: 0.25,
    affordabilityRate: "prime",
    stressBuffer: 2.5,
    dsrGrossCap: 30,
    dsrNetCap: 40,
  },
  specifiedLending,
];
