import type { Database } from "../database/database.ts";
import type { DeliveryChannel } from "../database/schema.ts";
import type { Journal } from "../leads/journal.ts";
import { type Restored, restoreLeads } from "../leads/restore-leads.ts";
import { restoreAddedDates } from "./added-dates.queries.ts";
import { restorePeople } from "./people/people.queries.ts";
import { restorePrimeRates } from "./prime-rates.queries.ts";

/** Brings the embedded database to what the journal knows: leads, what became of them, and added figures. */
export async function restoreFromJournal(
  database: Database,
  journal: Journal,
  channels: readonly DeliveryChannel[],
): Promise<Restored> {
  await restorePrimeRates(database, journal);
  await restoreAddedDates(database, journal);
  await restorePeople(database, journal);
  return restoreLeads(database, journal, channels);
}
