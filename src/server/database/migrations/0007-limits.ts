import { type Kysely, sql } from "kysely";

/** What all processes count together: the day's calls of analytics, and a client's contact requests a minute. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("analytics_received")
    .addColumn("day", "text", (column) => column.primaryKey())
    .addColumn("hits", "integer", (column) => column.notNull())
    .execute();
  // Unlogged: what is true for a minute need not survive a crash of the database, nor go into its archives.
  await sql`create unlogged table lead_requests (
    client text primary key, requests integer not null, until timestamptz not null)`.execute(database);
}
