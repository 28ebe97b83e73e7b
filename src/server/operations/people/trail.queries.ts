import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { Journal } from "../../leads/journal.ts";
import { type JournalTrail, trailKey } from "../../leads/journal-entry.ts";
import { uuid } from "../uuid.ts";

/** What somebody did; a subject holds no detail of a visitor. */
export type Line = { action: string; subject?: string | undefined; leadId?: string | undefined };

export type TrailPage = Awaited<ReturnType<typeof trailPage>>;

const pageSize = 100;

/** A statement takes some thousands of values at most. */
const part = 1_000;

export type TrailRow = JournalTrail & { leadId?: string | undefined };

/** Writes who did what; the lines as they are now. */
export async function trail(database: Database, person: string, lines: readonly Line[]): Promise<TrailRow[]> {
  const at = new Date().toISOString();
  const rows = lines.map(({ subject = null, ...line }) => ({
    id: randomUUID(),
    at,
    person,
    subject,
    ...line,
  }));
  await insertTrail(database, rows);
  return rows;
}

/** Rows of the trail as they are. */
export async function insertTrail(database: Database, rows: readonly TrailRow[]): Promise<void> {
  const values = rows.map(({ leadId, ...row }) => ({
    ...row,
    // Looked up, since a lead may be erased at this very moment.
    lead_id:
      leadId && uuid.test(leadId) ? sql<string>`(select id from leads where id = ${leadId}::uuid)` : null,
  }));
  for (let start = 0; start < values.length; start += part) {
    const insert = database.insertInto("trail").values(values.slice(start, start + part));
    await insert.onConflict((conflict) => conflict.doNothing()).execute();
  }
}

/** Takes back lines of what was not done after all. */
export async function takeBack(database: Database, rows: readonly TrailRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await database.deleteFrom("trail").where("id", "in", ids).execute();
}

/** One page of the trail, newest first. */
export async function trailPage(database: Database, page = 1) {
  const { total } = await database
    .selectFrom("trail")
    .select(sql<number>`count(*)::int`.as("total"))
    .executeTakeFirstOrThrow();
  const lines = await database
    .selectFrom("trail")
    .select(["at", "person", "action", "subject", "lead_id"])
    .orderBy("at", "desc")
    .orderBy("id")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { total, page, pages: Math.max(1, Math.ceil(total / pageSize)), lines };
}

/** Lines live as long as leads do, in the journal too. */
export async function eraseOldTrail(
  database: Database,
  journal: Journal | undefined,
  months: number,
): Promise<void> {
  const old = await database
    .deleteFrom("trail")
    .where("at", "<", sql<Date>`now() - make_interval(months => ${months}::int)`)
    .returning("id")
    .execute();
  await journal?.forget(old.map(({ id }) => trailKey(id)));
}
