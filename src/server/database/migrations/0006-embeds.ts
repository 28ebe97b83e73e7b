import { type Kysely, sql } from "kysely";

/** Which sites may frame our answers, and from whose frame a request came. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("embed_origins")
    .addColumn("origin", "text", (column) => column.primaryKey())
    .addColumn("added_at", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await schema.alterTable("leads").addColumn("agent", "text").addColumn("host", "text").execute();
}
