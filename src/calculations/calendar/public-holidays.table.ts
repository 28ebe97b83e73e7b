import type { Sourced } from "../sourced/sourced.ts";

/** The public holidays of the law: fixed days (MM-DD), and those counted in days from Easter Sunday. */
export type PublicHolidaysTable = Sourced & {
  readonly fixed: readonly string[];
  readonly fromEasterSunday: readonly number[];
};

/** One that falls on a Sunday makes the Monday after it a public holiday too; one on a Saturday moves nothing. */
export const publicHolidaysTable: PublicHolidaysTable = {
  from: "1995-01-01",
  source: "Public Holidays Act 36 of 1994, section 2(1) and Schedule 1 (acts.co.za)",
  status: "authority",
  checked: "2026-11-22",
  fixed: [
    // New Year's Day, Human Rights Day, Freedom Day, Workers' Day, Youth Day.
    "01-01",
    "03-21",
    "04-27",
    "05-01",
    "06-16",
    // National Women's Day, Heritage Day, Day of Reconciliation, Christmas Day, Day of Goodwill.
    "08-09",
    "09-24",
    "12-16",
    "12-25",
    "12-26",
  ],
  // Good Friday, and Family Day.
  fromEasterSunday: [-2, 1],
};

/**
 * Days declared public holidays as well as those of the Act (section 2A), such as the day of an election; YYYY-MM-DD.
 * None was found for dates after November 2026.
 */
export const declaredHolidays: readonly string[] = [];
