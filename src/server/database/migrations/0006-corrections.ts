import type { Kysely } from "kysely";

/** A request that corrects an earlier one names it; what spoke for a program is kept with each request. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("leads")
    .addColumn("correction_of", "uuid", (column) => column.references("leads.id").onDelete("set null"))
    .execute();
  await database.schema.createIndex("leads_correction_of").on("leads").columns(["correction_of"]).execute();
  await database.schema.alterTable("leads").addColumn("signals", "text").execute();
}
