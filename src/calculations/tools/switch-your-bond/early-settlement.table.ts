import type { Sourced } from "../../sourced/sourced.ts";

/** What a bank may ask for settling a bond early at a variable rate: the interest of these days, less those of the notice given. */
export const earlySettlementTable: Sourced & { readonly days: number; readonly daysOfYear: number } = {
  from: "2007-06-01",
  source:
    "National Credit Act 34 of 2005, section 125(2)(c)(ii): three months less the notice (acts.co.za); banks count 90 days, balance × rate × days ÷ 365 (theforumsa.co.za, vdt.co.za)",
  status: "authority",
  checked: "2026-11-22",
  days: 90,
  daysOfYear: 365,
};

/** The starting value of the attorney's fee for cancelling one bond, in rand, VAT included. */
export const cancellationCostsTable: Sourced & { readonly cancellationCosts: number } = {
  source:
    "R4,742 in 2022 (cch.co.za), R4,800 to R5,200 (teamseven.co.za), about R5,000 (manytools.co.za); rounded up",
  status: "chosen",
  checked: "2026-11-22",
  cancellationCosts: 5_500,
};
