import { type Kysely, sql } from "kysely";

/** Public holidays declared besides those of the Act, which the operator adds while the site runs. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("declared_holidays")
    .addColumn("date", "text", (column) => column.primaryKey())
    .addColumn("added_at", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
}
