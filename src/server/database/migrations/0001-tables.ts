import { type CreateTableBuilder, type Kysely, sql } from "kysely";

const now = sql`now()`;

/** All tables but those of the queue, which pg-boss makes in a schema of its own. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createLeads(database);
  await createLeadRequests(database);
  await createAddedFigures(database);
  await createRetentionClock(database);
  await createHits(database);
  await createDailyFigures(database);
}

/** Leads, the consent given with each, and its deliveries to the partner. */
async function createLeads(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("leads")
    .addColumn("id", "uuid", (column) => column.primaryKey())
    .addColumn("received_at", "timestamptz", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("state_reason", "text")
    .addColumn("duplicate_of", "uuid", (column) => column.references("leads.id").onDelete("set null"))
    .addColumn("correction_of", "uuid", (column) => column.references("leads.id").onDelete("set null"))
    .addColumn("signals", "text")
    .addColumn("request_id", "uuid", (column) => column.unique())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("loan_type", "text", (column) => column.notNull())
    .addColumn("first_name", "text", (column) => column.notNull())
    .addColumn("last_name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("email_key", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("call_time", "text")
    .addColumn("current_lender", "text")
    .addColumn("current_rate", "text")
    .addColumn("loan_balance", "text")
    .addColumn("interest_in_extra_payments", "boolean")
    .addColumn("calculation", "jsonb")
    .execute();
  for (const name of ["email_key", "phone", "received_at", "duplicate_of", "correction_of"]) {
    await database.schema.createIndex(`leads_${name}`).on("leads").column(name).execute();
  }
  await database.schema
    .createTable("consents")
    .addColumn("lead_id", "uuid", (column) => column.primaryKey().references("leads.id").onDelete("cascade"))
    .addColumn("version", "text", (column) => column.notNull())
    .addColumn("wording", "text", (column) => column.notNull())
    .addColumn("marketing_email", "text")
    .addColumn("marketing_phone", "text")
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
    .addColumn("created_at", "timestamptz", (column) => column.notNull().defaultTo(now))
    .addColumn("delivered_at", "timestamptz")
    .addPrimaryKeyConstraint("deliveries_key", ["lead_id", "channel"])
    .execute();
  // Only what is still to be done: the index stays small however many leads there have been.
  await sql`create index deliveries_due on deliveries (next_try_at) where state in ('waiting', 'sending')`.execute(
    database,
  );
}

/** A client's contact requests a minute, and those without a proof a day, counted by all processes together. */
async function createLeadRequests(database: Kysely<unknown>): Promise<void> {
  // Unlogged: what is true for a minute need not survive a crash of the database, nor go into its archives.
  await sql`create unlogged table lead_requests (
    client text primary key, requests integer not null, until timestamptz not null)`.execute(database);
  // By client, and together under no client. Not unlogged: a crash must not begin the day anew.
  await database.schema
    .createTable("unproven_requests")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("client", "text", (column) => column.notNull())
    .addColumn("requests", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("unproven_requests_key", ["day", "client"])
    .execute();
}

/** Prime rates, announcements on the repo rate and declared holidays that the operator adds while the site runs. */
async function createAddedFigures({ schema }: Kysely<unknown>): Promise<void> {
  const added = (name: string) =>
    schema
      .createTable(name)
      .addColumn("date", "text", (column) => column.primaryKey())
      .addColumn("added_at", "timestamptz", (column) => column.notNull().defaultTo(now));
  await added("prime_rates")
    .addColumn("rate", "double precision", (column) => column.notNull())
    .execute();
  await added("announcement_dates").execute();
  await added("declared_holidays").execute();
}

/** When the leads were last looked through for old ones: a second opinion on what time it is. */
async function createRetentionClock({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("retention_clock")
    .addColumn("id", "boolean", (column) => column.primaryKey().defaultTo(true).check(sql`id`))
    .addColumn("seen_at", "timestamptz", (column) => column.notNull())
    .execute();
}

/**
 * What the browsers report, a row a call. Rows are only added at the end and taken away at the beginning: no keys,
 * no references, nothing indexed but the time, so that a table can become one partition a month.
 */
async function createHits(database: Kysely<unknown>): Promise<void> {
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

/** What the reports read, and how many calls of analytics a day has had. */
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
    .createTable("analytics_received")
    .addColumn("day", "text", (column) => column.primaryKey())
    .addColumn("hits", "integer", (column) => column.notNull())
    .execute();
}
