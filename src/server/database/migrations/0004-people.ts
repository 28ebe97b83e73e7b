import { type Kysely, sql } from "kysely";

/** Who may use the operator's side, who is logged in, and who did what. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const now = sql`now()`;
  await schema
    .createTable("people")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("may", "text", (column) => column.notNull())
    .addColumn("token_digest", "text", (column) => column.notNull().unique())
    .addColumn("added_at", "timestamptz", (column) => column.notNull().defaultTo(now))
    .execute();
  // Two people whose names differ by a capital letter cannot be told apart in the trail.
  await schema.createIndex("people_name").unique().on("people").expression(sql`lower(name)`).execute();
  await schema
    .createTable("sessions")
    .addColumn("digest", "text", (column) => column.primaryKey())
    .addColumn("person", "text", (column) => column.references("people.name").onDelete("cascade"))
    .addColumn("ends_at", "timestamptz", (column) => column.notNull())
    .execute();
  // The line stays when the lead is erased, and no longer says whose it was.
  await schema
    .createTable("trail")
    .addColumn("id", "uuid", (column) => column.primaryKey())
    .addColumn("at", "timestamptz", (column) => column.notNull().defaultTo(now))
    .addColumn("person", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("subject", "text")
    .addColumn("lead_id", "uuid", (column) => column.references("leads.id").onDelete("set null"))
    .execute();
  for (const name of ["at", "lead_id"]) {
    await schema.createIndex(`trail_${name}`).on("trail").column(name).execute();
  }
}
