import type { Kysely } from "kysely";

/**
 * How many contact requests without a proof went on in a day: by client, and together under no client. Not unlogged:
 * a crash must not begin the day anew.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("unproven_requests")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("client", "text", (column) => column.notNull())
    .addColumn("requests", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("unproven_requests_key", ["day", "client"])
    .execute();
}
