import type { Sourced } from "../../sourced/sourced.ts";

/** How long a sale takes, from the offer to the keys, as the tool's starting values; offers and deeds offices differ. */
export const saleTimesTable: Sourced & {
  /** Calendar days from the accepted offer. */
  readonly depositDays: number;
  readonly registrationDays: number;
  /** Working days: to the bond's approval, from there to the attorneys' bills, and in the deeds office. */
  readonly approvalDays: number;
  readonly costsDays: number;
  readonly lodgementDays: number;
} = {
  source:
    "8 to 12 weeks from the offer to registration (leadhome.co.za, everitt-plett.co.za); 10 to 15 working days in the deeds office (deedsoffice.online, aparkerattorneys.co.za), 3 to 7 in good times (myproperty.co.za); deposit, approval and bills: chosen",
  status: "agreed",
  checked: "2026-11-22",
  depositDays: 7,
  registrationDays: 84,
  approvalDays: 21,
  costsDays: 10,
  lodgementDays: 10,
};

/** Occupational rent in percent of the price a month: 0.6 to 0.8 is usual, and some ask 1. It is agreed in the offer. */
export const occupationalRentTable: Sourced & { readonly percentOfPrice: number } = {
  source:
    "snymans.com (15 March 2024): 0.6% to 0.8%, or market rent; myproperty.co.za: 1% is common from a developer",
  status: "agreed",
  checked: "2026-11-22",
  percentOfPrice: 0.8,
};

/** Months of rates and levy that the seller has paid in advance and the buyer repays; clearance is paid some months ahead. */
export const clearanceTable: Sourced & { readonly monthsAhead: number } = {
  source: "propertytransfercosts.com: three to six months of rates are paid ahead for the clearance",
  status: "single",
  checked: "2026-11-22",
  monthsAhead: 3,
};

/** Starting values for the cost of moving in, in rand; building insurance is for one month. */
export const movingTable: Sourced & {
  readonly moving: number;
  readonly connections: number;
  readonly insurance: number;
} = {
  source: "chosen for this site",
  status: "chosen",
  checked: "2026-11-22",
  moving: 5_000,
  connections: 2_000,
  insurance: 450,
};
