import type { Database } from "../../database/database.ts";
import type { Journal } from "../journal.ts";
import type { HistoryEntry } from "./history-entry.ts";

/** added: stored for good. known: it was there already. unknown: there is no such lead, or no more. */
export type Added = "added" | "known" | "unknown";

/** A statement takes some thousands of values at most. */
const part = 500;

/**
 * Adds to the histories of leads, and says of each entry what became of it. An entry that came before, by its id, is
 * not added again. In the journal first, as leads are: what was acknowledged is never lost.
 */
export async function addHistory(
  database: Database,
  journal: Journal | undefined,
  entries: readonly HistoryEntry[],
): Promise<Added[]> {
  const results: Added[] = [];
  for (let start = 0; start < entries.length; start += part) {
    results.push(...(await addPart(database, journal, entries.slice(start, start + part))));
  }
  return results;
}

function addPart(database: Database, journal: Journal | undefined, entries: readonly HistoryEntry[]) {
  return database.transaction().execute(async (transaction): Promise<Added[]> => {
    // Held until the end, so that nobody is erased between the journal and the database.
    const leads = await transaction
      .selectFrom("leads")
      .select("id")
      .where(
        "id",
        "in",
        entries.map(({ lead_id }) => lead_id),
      )
      .forKeyShare()
      .execute();
    const there = new Set(leads.map(({ id }) => id));
    const stored = await transaction
      .selectFrom("lead_history")
      .select("id")
      .where(
        "id",
        "in",
        entries.map(({ id }) => id),
      )
      .execute();
    const known = new Set(stored.map(({ id }) => id));
    const fresh: HistoryEntry[] = [];
    const results = entries.map((entry): Added => {
      if (!there.has(entry.lead_id)) return "unknown";
      if (known.has(entry.id)) return "known";
      known.add(entry.id);
      fresh.push(entry);
      return "added";
    });
    await Promise.all(fresh.map((history) => journal?.append({ history })));
    // Another process may have added the same meanwhile.
    if (fresh.length > 0) {
      const insert = transaction.insertInto("lead_history").values(fresh);
      await insert.onConflict((conflict) => conflict.doNothing()).execute();
    }
    return results;
  });
}
