import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { type HitTable, hitTables } from "./analytics-tables.ts";
import { dayOf, dayStart, nextDay } from "./day.ts";

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
  for (const table of hitTables) erased += await eraseDaysBefore(database, table, keepFrom);
  // Reclaims the room; PostgreSQL would do so by itself, the embedded database would not.
  await sql`vacuum analytics_pageviews, analytics_events, analytics_conversions, analytics_actions`.execute(
    database,
  );
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
