import { sql, type Transaction } from "kysely";
import type { Database } from "../database/database.ts";
import type { DeliveryChannel, LeadState, Tables } from "../database/schema.ts";
import { addDeliveries } from "./delivery/delivery-jobs.ts";
import type { LeadRecord } from "./lead-record.ts";
import { type Asked, askedIn, earlierRequest, isSame } from "./same-request.ts";

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
    await insertLeads(transaction, [lead], {
      state,
      duplicate_of: duplicateOf,
      correction_of: earlier && "correctionOf" in earlier ? earlier.correctionOf : null,
    });
    if (state === "accepted") await addDeliveries(transaction, lead.id, channels);
    return { id: lead.id, state };
  });
}

/**
 * Stores many quarantined leads in one transaction, all or nothing; what became of each, by the id it came with. None
 * is compared with others: nothing is delivered. A request id that is known already counts as it does in saveLead.
 */
export function saveQuarantined(
  database: Database,
  records: readonly LeadRecord[],
): Promise<ReadonlyMap<string, SavedLead>> {
  return database.transaction().execute(async (transaction) => {
    const requestIds = records.flatMap(({ request_id }) => request_id ?? []);
    const known = new Map<string, Known>();
    if (requestIds.length > 0) {
      await waitForOthers(transaction, requestIds);
      const before = await knownLeads(transaction).where("request_id", "in", requestIds).execute();
      for (const lead of before) known.set(String(lead.request_id), lead);
    }
    const saved = new Map<string, SavedLead>();
    const fresh: LeadRecord[] = [];
    for (const record of records) {
      const { id, state, request_id } = record;
      const before = request_id === null ? undefined : known.get(request_id);
      if (before && isSame(before, askedIn(record))) saved.set(id, { id: before.id, state: before.state });
      else {
        fresh.push(before ? { ...record, request_id: null } : record);
        saved.set(id, { id, state });
        if (request_id !== null && !before) known.set(request_id, { id, state, ...askedIn(record) });
      }
    }
    if (fresh.length > 0) await insertLeads(transaction, fresh);
    return saved;
  });
}

type Known = SavedLead & Asked;

/** Rows of leads with the consents given with them, as they are. */
export async function insertLeads(
  database: Database | Transaction<Tables>,
  leads: readonly LeadRecord[],
  changes: { state?: LeadState; duplicate_of?: string | null; correction_of?: string | null } = {},
): Promise<void> {
  const rows = leads.map(({ consent: _consent, calculation, ...columns }) => ({
    ...columns,
    calculation: calculation && JSON.stringify(calculation),
    ...changes,
  }));
  await database.insertInto("leads").values(rows).execute();
  const consents = leads.flatMap(({ id, received_at, consent }) =>
    consent ? [{ lead_id: id, given_at: received_at, ...consent }] : [],
  );
  if (consents.length > 0) await database.insertInto("consents").values(consents).execute();
}

/** Two requests of one person that arrive together are looked at one after the other; else neither would see the other. */
const waitForSamePerson = (transaction: Transaction<Tables>, record: LeadRecord): Promise<void> =>
  waitForOthers(transaction, [
    record.email_key,
    record.phone,
    ...(record.request_id ? [record.request_id] : []),
  ]);

/** Nobody else, in any process, has one of these keys meanwhile. They are taken in one order, so that nobody waits in a circle. */
async function waitForOthers(transaction: Transaction<Tables>, keys: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(key, 0))
    from unnest(${keys.toSorted()}::text[]) as key`.execute(transaction);
}

/** The lead with this id or request id, if there is one, and whether it is this very request. */
async function savedBefore(transaction: Transaction<Tables>, record: LeadRecord) {
  const known = await knownLeads(transaction)
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

const knownLeads = (transaction: Transaction<Tables>) =>
  transaction
    .selectFrom("leads")
    .leftJoin("consents", "consents.lead_id", "leads.id")
    .selectAll("leads")
    .select(["consents.marketing_email", "consents.marketing_phone"]);
