import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { uuid } from "../uuid.ts";

/** What somebody did; a subject holds no detail of a visitor. */
export type Line = { action: string; subject?: string | undefined; leadId?: string | undefined };

export type TrailPage = Awaited<ReturnType<typeof trailPage>>;

const pageSize = 100;

/** A statement takes some thousands of values at most. */
const part = 1_000;

/** Writes who did what; the ids of the lines. */
export async function trail(database: Database, person: string, lines: readonly Line[]): Promise<string[]> {
  const rows = lines.map(({ action, subject = null, leadId }) => ({
    id: randomUUID(),
    person,
    action,
    subject,
    // Looked up, since a lead may be erased at this very moment.
    lead_id:
      leadId && uuid.test(leadId) ? sql<string>`(select id from leads where id = ${leadId}::uuid)` : null,
  }));
  for (let start = 0; start < rows.length; start += part) {
    await database
      .insertInto("trail")
      .values(rows.slice(start, start + part))
      .execute();
  }
  return rows.map(({ id }) => id);
}

/** Takes back lines of what was not done after all. */
export async function takeBack(database: Database, ids: readonly string[]): Promise<void> {
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

/** Lines live as long as leads do. */
export async function eraseOldTrail(database: Database, months: number): Promise<void> {
  await database
    .deleteFrom("trail")
    .where("at", "<", sql<Date>`now() - make_interval(months => ${months}::int)`)
    .execute();
}
