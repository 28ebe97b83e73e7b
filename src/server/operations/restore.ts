import type { Database } from "../database/database.ts";
import type { Journal } from "../leads/journal.ts";
import { type Restored, restoreLeads } from "../leads/restore-leads.ts";
import {
  readPartners,
  restorePartners,
  type SettingsPartner,
  settlePartner,
} from "../partners/partners.queries.ts";
import { channelsOf } from "../partners/recipient.ts";
import { restoreAddedDates } from "./added-dates.queries.ts";
import { restoreEmbedOrigins } from "./embed-origins.queries.ts";
import { restorePeople } from "./people/people.queries.ts";
import { restoreTrail } from "./people/restore-trail.ts";
import { restorePrimeRates } from "./prime-rates.queries.ts";

/** Brings the embedded database to what the journal knows: partners, leads, what became of them, and added figures. */
export async function restoreFromJournal(
  database: Database,
  journal: Journal,
  settings: SettingsPartner,
): Promise<Restored> {
  await restorePartners(database, journal);
  await settlePartner(database, settings);
  await restorePrimeRates(database, journal);
  await restoreAddedDates(database, journal);
  await restoreEmbedOrigins(database, journal);
  await restorePeople(database, journal);
  const restored = await restoreLeads(database, journal, channelsOf(await readPartners(database)));
  // A line may name a lead, which must be there.
  await restoreTrail(database, journal);
  return restored;
}
