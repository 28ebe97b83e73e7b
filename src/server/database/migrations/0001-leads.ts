import { type Kysely, sql } from "kysely";

const now = sql`now()`;

/** Leads, the consent given with each, and its deliveries to the partner. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("leads")
    .addColumn("id", "uuid", (column) => column.primaryKey())
    .addColumn("received_at", "timestamptz", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("state_reason", "text")
    .addColumn("duplicate_of", "uuid", (column) => column.references("leads.id").onDelete("set null"))
    .addColumn("request_id", "uuid", (column) => column.unique())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("loan_type", "text", (column) => column.notNull())
    .addColumn("first_name", "text", (column) => column.notNull())
    .addColumn("last_name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("email_key", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("current_lender", "text")
    .addColumn("current_rate", "text")
    .addColumn("loan_balance", "text")
    .addColumn("interest_in_extra_payments", "boolean")
    .addColumn("calculation", "jsonb")
    .execute();
  for (const columns of [["email_key"], ["phone"], ["received_at"], ["duplicate_of"]]) {
    const index = database.schema
      .createIndex(`leads_${columns.join("_")}`)
      .on("leads")
      .columns(columns);
    await index.execute();
  }
  await database.schema
    .createTable("consents")
    .addColumn("lead_id", "uuid", (column) => column.primaryKey().references("leads.id").onDelete("cascade"))
    .addColumn("version", "text", (column) => column.notNull())
    .addColumn("wording", "text", (column) => column.notNull())
    .addColumn("marketing", "boolean", (column) => column.notNull())
    .addColumn("given_at", "timestamptz", (column) => column.notNull())
    .execute();
  await database.schema
    .createTable("deliveries")
    .addColumn("lead_id", "uuid", (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addColumn("channel", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull().defaultTo("waiting"))
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("last_status", "integer")
    .addColumn("reason", "text")
    .addColumn("next_try_at", "timestamptz", (column) => column.notNull().defaultTo(now))
    .addColumn("lease_owner", "text")
    .addColumn("lease_until", "timestamptz")
    .addColumn("created_at", "timestamptz", (column) => column.notNull().defaultTo(now))
    .addColumn("delivered_at", "timestamptz")
    .addPrimaryKeyConstraint("deliveries_key", ["lead_id", "channel"])
    .execute();
  // Only what is still to be done: the index stays small however many leads there have been.
  await sql`create index deliveries_due on deliveries (next_try_at) where state in ('waiting', 'sending')`.execute(
    database,
  );
}
