import { type CreateTableBuilder, type Kysely, sql } from "kysely";

const now = sql`now()`;

/**
 * What the browsers report, a row a call, and the daily figures that the reports read. Rows are only added at
 * the end and taken away at the beginning: no keys, no references, nothing indexed but the time, so that a
 * table can become one partition a month.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  const pageviews = withVisit(hitTable(database, "analytics_pageviews"));
  const texts = ["path", "title", "page_url", "referrer", "user_agent", "device", "browser", "os"];
  await [...texts, "language", "resolution", "timezone"]
    .reduce((table, name) => table.addColumn(name, "text", (column) => column.notNull()), pageviews)
    .addColumn("utm", "jsonb", (column) => column.notNull())
    .addColumn("is_returning", "boolean", (column) => column.notNull())
    .execute();
  await withVisit(hitTable(database, "analytics_events"))
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("element", "text", (column) => column.notNull())
    .addColumn("value", "text")
    .execute();
  await withVisit(hitTable(database, "analytics_conversions"))
    .addColumn("type", "text", (column) => column.notNull())
    .execute();
  await hitTable(database, "analytics_actions")
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("data", "jsonb", (column) => column.notNull())
    .addColumn("user_agent", "text", (column) => column.notNull())
    .addColumn("url", "text", (column) => column.notNull())
    .execute();
  for (const table of ["pageviews", "events", "conversions", "actions"]) {
    const index = schema.createIndex(`analytics_${table}_received_at`).on(`analytics_${table}`);
    await index.column("received_at").execute();
  }
  await createDailyFigures(database);
}

const hitTable = (database: Kysely<unknown>, name: string) =>
  database.schema
    .createTable(name)
    .addColumn("received_at", "timestamptz", (column) => column.notNull().defaultTo(now))
    .addColumn("sent_at", "timestamptz", (column) => column.notNull())
    .addColumn("bot", "boolean", (column) => column.notNull());

const withVisit = <Table extends string>(table: CreateTableBuilder<Table, string>) =>
  table
    .addColumn("session_id", "uuid", (column) => column.notNull())
    .addColumn("visitor_id", "uuid", (column) => column.notNull());

async function createDailyFigures({ schema }: Kysely<unknown>): Promise<void> {
  let days = schema.createTable("analytics_days").addColumn("day", "text", (column) => column.primaryKey());
  for (const name of ["visitors", "returning_visitors", "sessions", "views", "conversions", "bot_views"]) {
    days = days.addColumn(name, "integer", (column) => column.notNull());
  }
  await days.addColumn("final", "boolean", (column) => column.notNull()).execute();
  await schema
    .createTable("analytics_counts")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("measure", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("detail", "text", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("visitors", "integer", (column) => column.notNull())
    .addColumn("amount", "double precision", (column) => column.notNull())
    .addPrimaryKeyConstraint("analytics_counts_key", ["measure", "day", "name", "detail"])
    .execute();
  await schema
    .createTable("analytics_jobs")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("next_at", "timestamptz", (column) => column.notNull())
    .execute();
}
