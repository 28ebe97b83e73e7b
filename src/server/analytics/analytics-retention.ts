import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { type HitTable, hitTables } from "./analytics-tables.ts";
import { dayOf, dayStart, nextDay } from "./day.ts";
import { sweep } from "./sweep.ts";

/**
 * Erases the rows of days older than so many months, and returns how many. A day that is not counted for good
 * stays until it is: what the reports read is kept for ever.
 */
export async function eraseOldHits(database: Database, months: number): Promise<number> {
  const before = sql`now() - make_interval(months => ${months}::int)`;
  const { rows } = await sql<{ oldest: string; counted: string | null }>`select ${dayOf(before)} as oldest,
    (select max(day) from analytics_days where final) as counted`.execute(database);
  const [found] = rows;
  if (!found?.counted) return 0;
  const uncounted = nextDay(found.counted);
  const keepFrom = uncounted < found.oldest ? uncounted : found.oldest;
  let erased = 0;
  for (const table of hitTables) {
    const rows = await eraseDaysBefore(database, table, keepFrom);
    if (rows > 0) await sweep(database, table);
    erased += rows;
  }
  return erased;
}

/** A day at a time, so that no statement takes long. */
async function eraseDaysBefore(database: Database, table: HitTable, keepFrom: string): Promise<number> {
  let erased = 0;
  for (;;) {
    const { rows } = await sql<{ day: string | null }>`select ${dayOf(sql`min(received_at)`)} as day
      from ${sql.table(table)}`.execute(database);
    const day = rows[0]?.day;
    if (!day || day >= keepFrom) return erased;
    const gone = await database
      .deleteFrom(table)
      .where("received_at", "<", dayStart(nextDay(day)))
      .executeTakeFirst();
    erased += Number(gone.numDeletedRows);
  }
}
