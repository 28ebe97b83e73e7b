import { sql, type Transaction } from "kysely";
import type { Database } from "../database/database.ts";
import type { DeliveryChannel, LeadState, Tables } from "../database/schema.ts";
import type { LeadRecord } from "./lead-record.ts";

export type SavedLead = { id: string; state: LeadState };

/**
 * Stores a lead, the consent given with it and its deliveries, all or nothing. A request id that is known
 * already, or a lead that is, returns the one stored before; a request like one of the last day is stored
 * beside it without a delivery.
 */
export function saveLead(
  database: Database,
  record: LeadRecord,
  channels: readonly DeliveryChannel[],
): Promise<SavedLead> {
  return database.transaction().execute(async (transaction) => {
    await waitForSamePerson(transaction, record);
    const known = await savedBefore(transaction, record);
    if (known?.same) return { id: known.id, state: known.state };
    // A request id that belongs to another person's request must not make this one disappear.
    const lead = known ? { ...record, request_id: null } : record;
    const earlier = lead.state === "accepted" ? await askedWithinADay(transaction, lead) : undefined;
    const state: LeadState = earlier ? "duplicate" : lead.state;
    const { consent, calculation, ...columns } = lead;
    await transaction
      .insertInto("leads")
      .values({
        ...columns,
        state,
        duplicate_of: earlier ?? null,
        calculation: calculation && JSON.stringify(calculation),
      })
      .execute();
    if (consent) {
      const row = { lead_id: lead.id, given_at: lead.received_at, ...consent };
      await transaction.insertInto("consents").values(row).execute();
    }
    if (state === "accepted") await addDeliveries(transaction, lead.id, channels);
    return { id: lead.id, state };
  });
}

export async function addDeliveries(
  transaction: Transaction<Tables> | Database,
  leadId: string,
  channels: readonly DeliveryChannel[],
): Promise<void> {
  if (channels.length === 0) return;
  const rows = channels.map((channel) => ({ lead_id: leadId, channel, next_try_at: sql<Date>`now()` }));
  const insert = transaction.insertInto("deliveries").values(rows);
  await insert.onConflict((conflict) => conflict.doNothing()).execute();
}

/**
 * Two requests of one person that arrive together are looked at one after the other, in every process; else
 * neither would see the other. The keys are taken in one order, so that nobody waits in a circle.
 */
async function waitForSamePerson(transaction: Transaction<Tables>, record: LeadRecord): Promise<void> {
  const keys = [record.email_key, record.phone, ...(record.request_id ? [record.request_id] : [])].sort();
  for (const key of keys) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
  }
}

async function savedBefore(transaction: Transaction<Tables>, record: LeadRecord) {
  const known = await transaction
    .selectFrom("leads")
    .select(["id", "state", "email_key", "phone", "source", "loan_type"])
    .where((where) =>
      where.or([
        where("id", "=", record.id),
        ...(record.request_id ? [where("request_id", "=", record.request_id)] : []),
      ]),
    )
    .executeTakeFirst();
  if (!known) return undefined;
  const same = (["email_key", "phone", "source", "loan_type"] as const).every(
    (name) => known[name] === record[name],
  );
  return { id: known.id, state: known.state, same: same || known.id === record.id };
}

async function askedWithinADay(
  transaction: Transaction<Tables>,
  record: LeadRecord,
): Promise<string | undefined> {
  const dayBefore = new Date(Date.parse(record.received_at) - 24 * 3_600_000);
  const earlier = await transaction
    .selectFrom("leads")
    .select("id")
    .where((where) =>
      where.or([where("email_key", "=", record.email_key), where("phone", "=", record.phone)]),
    )
    .where("source", "=", record.source)
    .where("loan_type", "=", record.loan_type)
    .where("state", "=", "accepted")
    .where("received_at", ">", dayBefore)
    .where("received_at", "<=", new Date(record.received_at))
    .orderBy("received_at", "desc")
    .executeTakeFirst();
  return earlier?.id;
}
