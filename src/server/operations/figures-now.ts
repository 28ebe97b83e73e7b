import type { FiguresEdition } from "#calculations/figures/figures.ts";
import { type FiguresReport, figuresReport } from "#calculations/figures/figures-report.ts";
import type { Database } from "../database/database.ts";
import { isoDay } from "../south-african-time.ts";
import { addedDates } from "./added-dates.queries.ts";
import { addedPrimeRates } from "./prime-rates.queries.ts";

/** Every table of figures with its age today, and what to see to, with what the operator added. */
export async function figuresNow(database: Database, edition: FiguresEdition): Promise<FiguresReport> {
  return figuresReport({
    addedPrimeRates: await addedPrimeRates(database),
    addedAnnouncementDates: await addedDates(database, "announcement-date"),
    edition,
    today: isoDay(new Date()),
  });
}
