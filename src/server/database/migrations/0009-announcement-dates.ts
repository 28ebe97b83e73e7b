import { type Kysely, sql } from "kysely";

/** Days of announcements on the repo rate that the operator adds while the site runs. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("announcement_dates")
    .addColumn("date", "text", (column) => column.primaryKey())
    .addColumn("added_at", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
}
