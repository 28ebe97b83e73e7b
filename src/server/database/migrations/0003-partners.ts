import { type Kysely, sql } from "kysely";

/** Who gets which requests, and which partner each lead is for. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("partners")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("partner", "jsonb", (column) => column.notNull())
    .execute();
  // 1 is the partner of the settings. No reference: a lead must come back from the journal whatever else is lost.
  await schema
    .alterTable("leads")
    .addColumn("partner_id", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await sql`alter table leads add column if not exists test boolean not null default false`.execute(database);
  // The first lines of what a receiver answered to a test; of others no answer is read.
  await schema.alterTable("deliveries").addColumn("answer", "text").execute();
}
