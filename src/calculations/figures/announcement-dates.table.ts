import type { TableEdition } from "./table-edition.ts";

/** Where the dates come from. The next year's are published towards the end of a year. */
export const announcementDatesEdition: TableEdition = {
  from: "2026-01-01",
  until: "2026-12-31",
  source:
    "South African Reserve Bank, dates of the Monetary Policy Committee's announcements (resbank.co.za)",
  checked: "2026-11-21",
};

/** The days (YYYY-MM-DD) on which the Monetary Policy Committee announces its decision on the repo rate, about 15:00. */
export const announcementDates: readonly string[] = [
  "2026-01-29",
  "2026-03-26",
  "2026-05-28",
  "2026-07-23",
  "2026-09-23",
  "2026-11-19",
];
