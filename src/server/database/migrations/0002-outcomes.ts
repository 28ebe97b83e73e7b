import { type Kysely, sql } from "kysely";

/** What became of leads, and where they came from. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  // A column a statement: the embedded database and every PostgreSQL take it.
  await schema
    .alterTable("leads")
    .addColumn("test", "boolean", (column) => column.notNull().defaultTo(false))
    .execute();
  await schema.alterTable("leads").addColumn("page", "text").execute();
  // Rows are only added, and go with their lead.
  await schema
    .createTable("lead_history")
    .addColumn("id", "uuid", (column) => column.primaryKey())
    .addColumn("lead_id", "uuid", (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("said", "text", (column) => column.notNull())
    .addColumn("at", "timestamptz", (column) => column.notNull())
    .addColumn("way", "text", (column) => column.notNull())
    .addColumn("said_by", "text", (column) => column.notNull())
    .addColumn("recorded_at", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await schema.createIndex("lead_history_lead_id").on("lead_history").column("lead_id").execute();
  // Few, and asked about with every outcome.
  await sql`create index lead_history_mistakes on lead_history (said) where kind = 'mistake'`.execute(
    database,
  );
}
