import { type Kysely, sql } from "kysely";

/** When the leads were last looked through for old ones: a second opinion on what time it is. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("retention_clock")
    .addColumn("id", "boolean", (column) => column.primaryKey().defaultTo(true).check(sql`id`))
    .addColumn("seen_at", "timestamptz", (column) => column.notNull())
    .execute();
}
