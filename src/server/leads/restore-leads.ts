import { setImmediate as breathe } from "node:timers/promises";
import type { Database } from "../database/database.ts";
import type { ChannelsOf } from "../partners/recipient.ts";
import type { Journal } from "./journal.ts";
import { channelsLeft, type JournalNotes, notesOf } from "./journal-notes.ts";
import type { LeadRecord } from "./lead-record.ts";
import { releaseLead } from "./leads.queries.ts";
import { restoreHistory } from "./outcomes/restore-history.ts";
import { refillJournal } from "./refill-journal.ts";
import { restoreAlone, restoreBesideOthers } from "./restored-lead.ts";

export type Restored = { restored: number; damaged: number };

/**
 * Brings back what the journal has and the database lacks, also after the database folder was deleted. A lead
 * that the partner has is not sent again, and one that was erased does not come back. In small steps: requests
 * are answered between them. Then the journal gets what the database alone has.
 */
export async function restoreLeads(
  database: Database,
  journal: Journal,
  channels: ChannelsOf,
): Promise<Restored> {
  const { entries, damaged } = await journal.read();
  const notes = notesOf(entries);
  await eachPart([...notes.erased], (ids) => database.deleteFrom("leads").where("id", "in", ids).execute());
  const missing = await missingLeads(database, notes);
  const shared = await sharedKeys(database, missing);
  const others = missing.filter((lead) => keysOf(lead).some((key) => shared.has(key)));
  const alone = missing.filter((lead) => !others.includes(lead));
  await eachPart(alone, (leads) => restoreAlone(database, leads, notes, channels), 100);
  const known: string[] = [];
  // What the partner has first: a request like it must not go out once more.
  for (const lead of others.sort((a, b) => before(a, b, notes))) {
    if (!(await restoreBesideOthers(database, lead, notes, channels))) known.push(lead.id);
    await breathe();
  }
  // Stored under another id, so that there is nothing to restore at the next starts either.
  if (known.length > 0) await journal.erase(known);
  await releaseAgain(database, notes, channels);
  await refillJournal(database, journal, notes);
  await restoreHistory(database, journal, notes);
  return { restored: missing.length - known.length, damaged };
}

async function missingLeads(database: Database, { leads }: JournalNotes): Promise<LeadRecord[]> {
  const missing = new Map(leads);
  await eachPart([...leads.keys()], async (ids) => {
    const rows = await database.selectFrom("leads").select("id").where("id", "in", ids).execute();
    for (const { id } of rows) missing.delete(id);
  });
  return [...missing.values()];
}

/** By these one request is found to repeat another. */
const keysOf = (lead: Pick<LeadRecord, "email_key" | "phone" | "request_id">): string[] =>
  [lead.email_key, lead.phone, lead.request_id].filter((key) => key !== null);

/** The keys that more than one lead has, of the missing ones and those in the database. */
async function sharedKeys(database: Database, missing: readonly LeadRecord[]): Promise<Set<string>> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const lead of missing) {
    for (const key of keysOf(lead)) (seen.has(key) ? shared : seen).add(key);
  }
  await eachPart(missing, async (leads) => {
    const rows = await database
      .selectFrom("leads")
      .select(["email_key", "phone", "request_id"])
      .where((where) =>
        where.or([
          where(
            "email_key",
            "in",
            leads.map((lead) => lead.email_key),
          ),
          where(
            "phone",
            "in",
            leads.map((lead) => lead.phone),
          ),
          where(
            "request_id",
            "in",
            leads.map((lead) => lead.request_id),
          ),
        ]),
      )
      .execute();
    for (const key of rows.flatMap(keysOf)) shared.add(key);
  });
  return shared;
}

function before(a: LeadRecord, b: LeadRecord, { delivered }: JournalNotes): number {
  const rank = ({ id }: LeadRecord) => (delivered.has(id) ? 0 : 1);
  return rank(a) - rank(b) || a.received_at.localeCompare(b.received_at);
}

/** What the operator released stays released. */
async function releaseAgain(database: Database, notes: JournalNotes, channels: ChannelsOf): Promise<void> {
  await eachPart([...notes.released], async (ids) => {
    const held = database.selectFrom("leads").select(["id", "partner_id", "test"]);
    for (const lead of await held.where("state", "!=", "accepted").where("id", "in", ids).execute()) {
      await releaseLead(database, undefined, lead.id, channelsLeft(notes, lead, channels));
    }
  });
}

/** A statement takes some thousands of values at most, and others get their turn after each. */
async function eachPart<T>(
  all: readonly T[],
  job: (part: T[]) => Promise<unknown>,
  size = 1_000,
): Promise<void> {
  for (let start = 0; start < all.length; start += size) {
    await job(all.slice(start, start + size));
    await breathe();
  }
}
