import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { DeliveryChannel } from "../database/schema.ts";
import { emailKey } from "./email-key.ts";
import type { Journal } from "./journal.ts";
import { addDeliveries } from "./save-lead.ts";

/** Leads of one person, by e-mail address, newest first. */
export function leadsOfPerson(database: Database, email: string) {
  const leads = database.selectFrom("leads").selectAll().where("email_key", "=", emailKey(email));
  return leads.orderBy("received_at", "desc").execute();
}

/** Erases leads with their consents and deliveries; from the journal first, so that none comes back. */
export async function eraseLeads(
  database: Database,
  journal: Journal | undefined,
  leadIds: readonly string[],
): Promise<void> {
  if (leadIds.length === 0) return;
  await journal?.erase(leadIds);
  await database.deleteFrom("leads").where("id", "in", leadIds).execute();
}

/** Sends a quarantined or duplicate lead to the partner after all. */
export async function releaseLead(
  database: Database,
  leadId: string,
  channels: readonly DeliveryChannel[],
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction.updateTable("leads").set({ state: "accepted" }).where("id", "=", leadId).execute();
    await addDeliveries(transaction, leadId, channels);
  });
}

/** Starts the whole schedule again for what was parked, or is waiting for its next try. */
export async function redeliver(database: Database, leadId: string, channel: DeliveryChannel): Promise<void> {
  await database
    .updateTable("deliveries")
    .set({ state: "waiting", attempts: 0, reason: null, next_try_at: sql<Date>`now()` })
    .where("lead_id", "=", leadId)
    .where("channel", "=", channel)
    .where("state", "!=", "sending")
    .execute();
}
