import { type Kysely, sql } from "kysely";

/** What the operator is told, and what became of each message. No details of visitors. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const now = sql`now()`;
  await schema
    .createTable("alerts")
    .addColumn("id", "uuid", (column) => column.primaryKey())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("sentence", "text", (column) => column.notNull())
    .addColumn("opened_at", "timestamptz", (column) => column.notNull())
    .addColumn("over_at", "timestamptz")
    .execute();
  // Two processes that find the same make one alert.
  await schema
    .createIndex("alerts_open")
    .unique()
    .on("alerts")
    .column("key")
    .where(sql.ref("over_at"), "is", null)
    .execute();
  await schema
    .createTable("operator_messages")
    .addColumn("id", "uuid", (column) => column.primaryKey())
    .addColumn("alert_id", "uuid", (column) => column.references("alerts.id").onDelete("cascade"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("week", "text")
    .addColumn("way", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull().defaultTo("waiting"))
    .addColumn("tries", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("reason", "text")
    .addColumn("created_at", "timestamptz", (column) => column.notNull().defaultTo(now))
    .addColumn("sent_at", "timestamptz")
    .addUniqueConstraint("operator_messages_week", ["week", "way"])
    .execute();
  await schema.createIndex("operator_messages_alert").on("operator_messages").column("alert_id").execute();
}
