import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { AnalyticsTables } from "./analytics-tables.ts";

/**
 * Makes the room of rows that were replaced or erased usable again. The embedded database has nobody who does
 * it; PostgreSQL does it by itself, so that it is no matter when this is cut short there.
 */
export async function sweep(database: Database, ...tables: (keyof AnalyticsTables)[]): Promise<void> {
  for (const table of tables) await sql`vacuum ${sql.table(table)}`.execute(database).catch(() => {});
}
