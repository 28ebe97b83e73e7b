import { type Kysely, sql } from "kysely";

/** Prime rates that the operator adds while the site runs. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("prime_rates")
    .addColumn("date", "text", (column) => column.primaryKey())
    .addColumn("rate", "double precision", (column) => column.notNull())
    .addColumn("added_at", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
}
