import type { Database } from "../../database/database.ts";
import type { Journal } from "../../leads/journal.ts";
import { notesOf } from "../../leads/journal-notes.ts";
import { insertTrail, type TrailRow } from "./trail.queries.ts";

/** Notes lines of the trail for good; which lead it was apart, so that erasing the lead takes it out. */
export async function noteTrail(journal: Journal | undefined, rows: readonly TrailRow[]): Promise<void> {
  await Promise.all(
    rows.flatMap(({ leadId, ...line }) => [
      journal?.append({ trail: line }),
      leadId && journal?.append({ trailLead: leadId, line: line.id }),
    ]),
  );
}

/** Brings the table what only the journal has, and the journal what only the table has; leads must be there. */
export async function restoreTrail(database: Database, journal: Journal): Promise<void> {
  const { trail } = notesOf((await journal.read()).entries);
  const rows = await database.selectFrom("trail").selectAll().execute();
  const there = new Set(rows.map(({ id }) => id));
  await insertTrail(
    database,
    [...trail.values()].filter(({ id }) => !there.has(id)),
  );
  const unknown = rows.filter(({ id }) => !trail.has(id));
  await noteTrail(
    journal,
    unknown.map(({ at, lead_id, ...row }) => ({
      ...row,
      at: at.toISOString(),
      ...(lead_id && { leadId: lead_id }),
    })),
  );
}
