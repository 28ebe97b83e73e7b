import type { Kysely } from "kysely";

/** A visitor may say at which time of day a call suits. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("leads").addColumn("call_time", "text").execute();
}
