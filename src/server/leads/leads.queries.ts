import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { DeliveryChannel } from "../database/schema.ts";
import { addDeliveries, dropJobs } from "./delivery/delivery-jobs.ts";
import { emailKey } from "./email-key.ts";
import type { Journal } from "./journal.ts";

/** Leads of one person, by e-mail address, newest first. */
export function leadsOfPerson(database: Database, email: string) {
  const leads = database.selectFrom("leads").selectAll().where("email_key", "=", emailKey(email));
  return leads.orderBy("received_at", "desc").execute();
}

/** Erases leads with their consents, deliveries, histories and jobs; from the journal first, so that none comes back. */
export async function eraseLeads(
  database: Database,
  journal: Journal | undefined,
  leadIds: readonly string[],
): Promise<void> {
  if (leadIds.length === 0) return;
  await inTransaction(database, async (transaction) => {
    // Nothing may be said of them meanwhile: it would stay in the journal.
    await transaction.selectFrom("leads").select("id").where("id", "in", leadIds).forUpdate().execute();
    await journal?.erase(leadIds);
    await transaction.deleteFrom("leads").where("id", "in", leadIds).execute();
    await dropJobs(transaction, leadIds);
  });
}

const inTransaction = (database: Database, work: (transaction: Database) => Promise<void>): Promise<void> =>
  database.isTransaction ? work(database) : database.transaction().execute(work);

/**
 * Makes the disk forget what was erased from the embedded database: rows are written anew without the holes, and
 * its log of changes begins again. PostgreSQL does this in its own time.
 */
export async function forgetErased(database: Database): Promise<void> {
  for (const table of ["leads", "consents", "deliveries", "lead_history", "trail"] as const) {
    await sql`vacuum full ${sql.table(table)}`.execute(database);
  }
  await sql`select pg_switch_wal()`.execute(database);
  await sql`checkpoint`.execute(database);
}

/** Sends a quarantined or duplicate lead to the partner after all; noted in the journal first. */
export async function releaseLead(
  database: Database,
  journal: Journal | undefined,
  leadId: string,
  channels: readonly DeliveryChannel[],
): Promise<void> {
  await journal?.append({ released: leadId });
  await database.transaction().execute(async (transaction) => {
    await transaction.updateTable("leads").set({ state: "accepted" }).where("id", "=", leadId).execute();
    await addDeliveries(transaction, leadId, channels);
  });
}
