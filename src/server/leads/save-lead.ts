import { sql, type Transaction } from "kysely";
import type { Database } from "../database/database.ts";
import type { DeliveryChannel, LeadState, Tables } from "../database/schema.ts";
import { addDeliveries } from "./delivery/delivery-jobs.ts";
import type { LeadRecord } from "./lead-record.ts";
import { askedIn, earlierRequest, isSame } from "./same-request.ts";

export type SavedLead = { id: string; state: LeadState };

/**
 * Stores a lead, the consent given with it and its deliveries, all or nothing. A request id that is known
 * already, or a lead that is, returns the one stored before; a request that says the same as one of the last
 * day is stored beside it without a delivery, and one that corrects it names it.
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
    // A request id that belongs to another request must not make this one disappear.
    const lead = known ? { ...record, request_id: null } : record;
    const earlier = lead.state === "accepted" ? await earlierRequest(transaction, lead) : undefined;
    const duplicateOf = earlier && "duplicateOf" in earlier ? earlier.duplicateOf : null;
    const state: LeadState = duplicateOf ? "duplicate" : lead.state;
    const { consent, calculation, ...columns } = lead;
    await transaction
      .insertInto("leads")
      .values({
        ...columns,
        state,
        duplicate_of: duplicateOf,
        correction_of: earlier && "correctionOf" in earlier ? earlier.correctionOf : null,
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

/** The lead with this id or request id, if there is one, and whether it is this very request. */
async function savedBefore(transaction: Transaction<Tables>, record: LeadRecord) {
  const known = await transaction
    .selectFrom("leads")
    .leftJoin("consents", "consents.lead_id", "leads.id")
    .selectAll("leads")
    .select(["consents.marketing_email", "consents.marketing_phone"])
    .where((where) =>
      where.or([
        where("leads.id", "=", record.id),
        ...(record.request_id ? [where("request_id", "=", record.request_id)] : []),
      ]),
    )
    .orderBy((order) => order("leads.id", "=", record.id), "desc")
    .executeTakeFirst();
  if (!known) return undefined;
  const same = known.id === record.id || isSame(known, askedIn(record));
  return { id: known.id, state: known.state, same };
}
