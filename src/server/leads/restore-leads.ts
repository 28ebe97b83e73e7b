import type { Database } from "../database/database.ts";
import type { DeliveryChannel } from "../database/schema.ts";
import { type Journal, type JournalEntry, leadIdOf } from "./journal.ts";
import { saveLead } from "./save-lead.ts";

export type Restored = { restored: number; damaged: number };

/**
 * Brings back what the journal has and the database lacks, also after the database folder was deleted. A lead
 * that the partner has is not sent again, and one that was erased does not come back.
 */
export async function restoreLeads(
  database: Database,
  journal: Journal,
  channels: readonly DeliveryChannel[],
): Promise<Restored> {
  const { entries, damaged } = await journal.read();
  const erased = new Set(entries.flatMap((entry) => ("erased" in entry ? [entry.erased] : [])));
  await eachPart([...erased], (ids) => database.deleteFrom("leads").where("id", "in", ids).execute());
  const missing = await missingLeads(database, entries, erased);
  for (const entry of entries) {
    if ("lead" in entry && missing.has(entry.lead.id)) await saveLead(database, entry.lead, channels);
    if ("delivered" in entry && missing.has(entry.delivered)) await markDelivered(database, entry);
  }
  return { restored: missing.size, damaged };
}

async function missingLeads(
  database: Database,
  entries: readonly JournalEntry[],
  erased: ReadonlySet<string>,
): Promise<Set<string>> {
  const missing = new Set(entries.filter((entry) => "lead" in entry).map(leadIdOf));
  for (const id of erased) missing.delete(id);
  await eachPart([...missing], async (ids) => {
    const rows = await database.selectFrom("leads").select("id").where("id", "in", ids).execute();
    for (const { id } of rows) missing.delete(id);
  });
  return missing;
}

/** The channel may no longer be configured; that the partner has the lead holds all the same. */
async function markDelivered(
  database: Database,
  entry: { delivered: string; channel: DeliveryChannel; at: string },
) {
  const lead = await database
    .selectFrom("leads")
    .select("id")
    .where("id", "=", entry.delivered)
    .executeTakeFirst();
  if (!lead) return;
  const outcome = { state: "delivered" as const, delivered_at: entry.at };
  await database
    .insertInto("deliveries")
    .values({ lead_id: entry.delivered, channel: entry.channel, next_try_at: entry.at, ...outcome })
    .onConflict((conflict) => conflict.columns(["lead_id", "channel"]).doUpdateSet(outcome))
    .execute();
}

/** A statement takes some thousands of values at most. */
async function eachPart(ids: string[], job: (part: string[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < ids.length; start += 1_000) await job(ids.slice(start, start + 1_000));
}
