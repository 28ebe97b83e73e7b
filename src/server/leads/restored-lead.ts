import { sql, type Transaction } from "kysely";
import type { Database } from "../database/database.ts";
import type { Tables } from "../database/schema.ts";
import { ownPartner } from "../partners/partner-record.ts";
import type { ChannelsOf } from "../partners/recipient.ts";
import { addDeliveries } from "./delivery/delivery-jobs.ts";
import { channelsLeft, type JournalNotes } from "./journal-notes.ts";
import type { LeadRecord } from "./lead-record.ts";
import { insertLeads, saveLead } from "./save-lead.ts";

/** Stores leads that no other one can be a repetition of, in one transaction. */
export async function restoreAlone(
  database: Database,
  leads: readonly LeadRecord[],
  notes: JournalNotes,
  channels: ChannelsOf,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await insertLeads(transaction, leads);
    for (const lead of leads) {
      if (lead.state !== "accepted") continue;
      await addDeliveries(transaction, lead.id, channelsLeft(notes, lead, channels));
    }
    await insertDelivered(transaction, leads, notes);
  });
}

/**
 * Stores a lead that has an e-mail address, a phone number or a request id in common with another; false when it
 * is in the database already under another id, because its sender tried again.
 */
export async function restoreBesideOthers(
  database: Database,
  lead: LeadRecord,
  notes: JournalNotes,
  channels: ChannelsOf,
): Promise<boolean> {
  const repeated = notes.delivered.has(lead.id) ? undefined : await askedAgain(database, lead);
  if (repeated) {
    await insertLeads(database, [lead], { state: "duplicate", duplicate_of: repeated });
    return true;
  }
  const saved = await saveLead(database, lead, channelsLeft(notes, lead, channels));
  if (saved.id === lead.id) await insertDelivered(database, [lead], notes);
  return saved.id === lead.id;
}

/**
 * The same request of the same person within a day after this one. This one was then most likely answered with
 * 503 and sent again without a request id: the partner gets the later one, and must not get both.
 */
async function askedAgain(database: Database, lead: LeadRecord): Promise<string | undefined> {
  const received = new Date(lead.received_at);
  let again = database.selectFrom("leads").select("id").where("state", "=", "accepted");
  for (const name of ["email_key", "phone", "source", "loan_type", "first_name", "last_name"] as const) {
    again = again.where(name, "=", lead[name]);
  }
  again = again.where("partner_id", "=", lead.partner_id ?? ownPartner);
  // Sent again under its request id it is known by that.
  if (lead.request_id) again = again.where(sql<boolean>`request_id is distinct from ${lead.request_id}`);
  const found = await again
    .where("received_at", ">", received)
    .where("received_at", "<=", new Date(received.getTime() + 24 * 3_600_000))
    .executeTakeFirst();
  return found?.id;
}

/** The channel may no longer be configured; that the partner has the lead holds all the same. */
async function insertDelivered(
  database: Database | Transaction<Tables>,
  leads: readonly LeadRecord[],
  { delivered }: JournalNotes,
): Promise<void> {
  const rows = leads.flatMap(({ id }) =>
    [...new Map((delivered.get(id) ?? []).map((entry) => [entry.channel, entry])).values()].map(
      ({ channel, at, unconfirmed }) => ({
        lead_id: id,
        channel,
        state: unconfirmed ? ("unconfirmed" as const) : ("delivered" as const),
        next_try_at: at,
        delivered_at: at,
      }),
    ),
  );
  if (rows.length > 0) await database.insertInto("deliveries").values(rows).execute();
}
