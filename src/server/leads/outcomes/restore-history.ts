import { setImmediate as breathe } from "node:timers/promises";
import type { Database } from "../../database/database.ts";
import type { Journal } from "../journal.ts";
import type { JournalNotes } from "../journal-notes.ts";
import type { HistoryEntry } from "./history-entry.ts";

const part = 500;

/** Brings back what the journal knows of leads and the database lacks, and gives the journal what it lacks itself. */
export async function restoreHistory(
  database: Database,
  journal: Journal,
  { history }: JournalNotes,
): Promise<void> {
  const entries = [...history.values()];
  for (let start = 0; start < entries.length; start += part) {
    await insertKnownLeads(database, entries.slice(start, start + part));
    await breathe();
  }
  for (let last = "00000000-0000-0000-0000-000000000000"; ; await breathe()) {
    const rows = await rowsAfter(database, last);
    const unknown = rows.filter(({ id }) => !history.has(id));
    await Promise.all(unknown.map((row) => journal.append({ history: entryOf(row) })));
    last = rows.at(-1)?.id ?? last;
    if (rows.length < part) return;
  }
}

/** Of a lead that was erased, or is stored under another id, nothing comes back. */
async function insertKnownLeads(database: Database, entries: readonly HistoryEntry[]): Promise<void> {
  const ids = [...new Set(entries.map(({ lead_id }) => lead_id))];
  const leads = await database.selectFrom("leads").select("id").where("id", "in", ids).execute();
  const there = new Set(leads.map(({ id }) => id));
  const rows = entries.filter(({ lead_id }) => there.has(lead_id));
  if (rows.length === 0) return;
  const insert = database.insertInto("lead_history").values(rows);
  await insert.onConflict((conflict) => conflict.doNothing()).execute();
}

const rowsAfter = (database: Database, last: string) =>
  database.selectFrom("lead_history").selectAll().where("id", ">", last).orderBy("id").limit(part).execute();

const entryOf = (row: Awaited<ReturnType<typeof rowsAfter>>[number]): HistoryEntry => ({
  ...row,
  at: row.at.toISOString(),
  recorded_at: row.recorded_at.toISOString(),
});
