import type { Sourced } from "../sourced/sourced.ts";

/** When the Monetary Policy Committee says what the repo rate will be, and with it the prime rate. */
export type AnnouncementDatesTable = Sourced & {
  /** South African time. */
  readonly time: string;
  /** YYYY-MM-DD. */
  readonly dates: readonly string[];
  /** The months in which it usually meets, 1 for January: what can be said when no date is known. */
  readonly usualMonths: readonly number[];
};

/** The dates of 2027 were looked for on 22 November 2026 and not found, so after 19 November 2026 there is none. */
export const announcementDatesTable: AnnouncementDatesTable = {
  from: "2026-01-01",
  source: "South African Reserve Bank, MPC announcement webcasts (resbank.co.za)",
  status: "authority",
  checked: "2026-11-22",
  time: "15:00",
  dates: ["2026-01-29", "2026-03-26", "2026-05-28", "2026-07-23", "2026-09-23", "2026-11-19"],
  usualMonths: [1, 3, 5, 7, 9, 11],
};
