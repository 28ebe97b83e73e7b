import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { DeliveryState, LeadState } from "../database/schema.ts";
import { historyOf } from "../leads/outcomes/history.queries.ts";
import { isDelivered, lastOutcome, lastOutcomeAt, overdue, owner, parked, waiting } from "./desk.queries.ts";
import { type LeadFilter, leadStates } from "./lead-filter.ts";

const deliveryStates = [
  "waiting",
  "sending",
  "delivered",
  "unconfirmed",
  "parked",
] as const satisfies DeliveryState[];

export type Counts = {
  leads: Record<LeadState, number>;
  /** How many of them carried each signal of a program, the most frequent first. */
  signals: Record<string, number>;
  /** How many of the last seven days wait in quarantine only because the day had no room for more without a proof. */
  unprovenWaiting: number;
  deliveries: Record<DeliveryState, number>;
  /** How long the oldest lead that the partner should have and has not got waits already; 0 when none does. */
  oldestWaitingSeconds: number;
};

const count = sql<number>`count(*)::int`;

const tests = (database: Database) => database.selectFrom("leads").select("id").where("test", "=", true);

export async function counts(database: Database): Promise<Counts> {
  const leads = await database
    .selectFrom("leads")
    .select(["state", count.as("count")])
    // What the operator tries is counted nowhere.
    .where("test", "=", false)
    .groupBy("state")
    .execute();
  const deliveries = await database
    .selectFrom("deliveries")
    .select(["state", count.as("count")])
    .where("lead_id", "not in", tests(database))
    .groupBy("state")
    .execute();
  const signals = await sql<{ signal: string; count: number }>`
    select signal, count(*)::int as count from leads, unnest(string_to_array(signals, ' ')) as signal
    group by signal order by count desc, signal`.execute(database);
  const unproven = await sql<{ count: number }>`select count(*)::int as count from leads
    where state = 'quarantined' and 'unproven-often' = any(string_to_array(signals, ' '))
    and received_at > now() - interval '7 days'`.execute(database);
  // Parked ones no longer wait: the operator has been told. Without a partner a lead has no delivery and waits.
  const oldest = await sql<{
    seconds: number;
  }>`select coalesce(extract(epoch from now() - min(received_at)), 0)::float8
    as seconds from leads where state = 'accepted' and not test and (not exists (select 1 from deliveries where lead_id = leads.id)
    or exists (select 1 from deliveries where lead_id = leads.id and state in ('waiting', 'sending')))`.execute(
    database,
  );
  return {
    leads: tally(leadStates, leads),
    signals: Object.fromEntries(signals.rows.map(({ signal, count }) => [signal, count])),
    unprovenWaiting: unproven.rows[0]?.count ?? 0,
    deliveries: tally(deliveryStates, deliveries),
    oldestWaitingSeconds: Math.max(0, Math.round(oldest.rows[0]?.seconds ?? 0)),
  };
}

function tally<S extends string>(
  states: readonly S[],
  rows: { state: S; count: number }[],
): Record<S, number> {
  const found = new Map(rows.map((row) => [row.state, row.count]));
  return Object.fromEntries(states.map((state) => [state, found.get(state) ?? 0])) as Record<S, number>;
}

const pageSize = 50;

/** One page of leads, newest first, each with the states of its deliveries, what was said last and whose it is. */
export async function leadList(database: Database, filter: LeadFilter) {
  const { page = 1 } = filter;
  const found = filtered(database, filter);
  const { total } = await found.select(count.as("total")).executeTakeFirstOrThrow();
  const leads = await found
    .select([
      "id",
      "received_at",
      "state",
      "source",
      "loan_type",
      "first_name",
      "last_name",
      "email",
      "phone",
      "page",
      "test",
      lastOutcome.as("outcome"),
      owner.as("owner"),
    ])
    .select(
      sql<string | null>`(select string_agg(channel || ': ' || deliveries.state, ', ' order by channel)
        from deliveries where lead_id = leads.id)`.as("deliveries"),
    )
    .orderBy("received_at", "desc")
    .orderBy("id")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { total, page, pages: Math.max(1, Math.ceil(total / pageSize)), leads };
}

const ways = { waiting, parked, delivered: isDelivered };

function filtered(database: Database, filter: LeadFilter) {
  const { state, delivery, outcome, source, from_page: path, owner: name, from, to, search } = filter;
  const day = sql<string>`(received_at at time zone 'Africa/Johannesburg')::date::text`;
  return database
    .selectFrom("leads")
    .$if(state !== undefined, (query) => query.where("state", "=", state!))
    .$if(delivery !== undefined, (query) => query.where(ways[delivery!]))
    .$if(outcome === "overdue", (query) => query.where(overdue))
    .$if(outcome === "none", (query) => query.where(lastOutcome, "is", null))
    .$if(outcome !== undefined && outcome !== "overdue" && outcome !== "none", (query) =>
      query.where(lastOutcome, "=", outcome as never),
    )
    .$if(source !== undefined, (query) => query.where("source", "=", source!))
    .$if(path !== undefined, (query) => query.where("page", "=", path!))
    .$if(name !== undefined, (query) => query.where(owner, "=", name!))
    .$if(from !== undefined, (query) => query.where(day, ">=", from!))
    .$if(to !== undefined, (query) => query.where(day, "<=", to!))
    .$if(Boolean(search?.trim()), (query) => query.where(matches(search!)));
}

function matches(search: string) {
  const text = `%${search.trim().replace(/[\\%_]/g, "\\$&")}%`;
  const found = sql<boolean>`(email_key ilike ${text} or first_name || ' ' || last_name ilike ${text}
    or id::text ilike ${text})`;
  // Stored as +27821234567, typed as 082 123 4567.
  const digits = /^[+\d\s().-]+$/.test(search) ? search.replace(/\D/g, "").replace(/^0/, "") : "";
  return digits.length < 3 ? found : sql<boolean>`(${found} or phone like ${`%${digits}%`})`;
}

/** All that is kept of one lead. */
export async function wholeLead(database: Database, id: string) {
  const lead = await database.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
  if (!lead) return undefined;
  const consent = await database
    .selectFrom("consents")
    .selectAll()
    .where("lead_id", "=", id)
    .executeTakeFirst();
  const deliveries = await database
    .selectFrom("deliveries")
    .select([
      "channel",
      "state",
      "attempts",
      "last_status",
      "reason",
      "next_try_at",
      "created_at",
      "delivered_at",
    ])
    .where("lead_id", "=", id)
    .orderBy("channel")
    .execute();
  const history = await historyOf(database, id);
  const { owner: looksAfter } = await database
    .selectFrom("leads")
    .select(owner.as("owner"))
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { ...lead, consent: consent ?? null, deliveries, history, owner: looksAfter };
}

export type WholeLead = NonNullable<Awaited<ReturnType<typeof wholeLead>>>;

/** What has not reached the partner, what needs the operator first; no personal details. */
export function deliveryQueue(database: Database) {
  return database
    .selectFrom("deliveries")
    .select(["lead_id", "channel", "state", "attempts", "last_status", "reason", "next_try_at", "created_at"])
    .where("state", "not in", ["delivered", "unconfirmed"])
    .where("lead_id", "not in", tests(database))
    .orderBy(sql`state = 'parked'`, "desc")
    .orderBy("next_try_at")
    .limit(200)
    .execute();
}

/** Leads in the order in which they came, a part at a time, from after the last one of the part before. */
export function leadsAfter(
  database: Database,
  last: { received_at: Date; id: string } | undefined,
  limit: number,
) {
  return database
    .selectFrom("leads")
    .leftJoin("consents", "consents.lead_id", "leads.id")
    .selectAll("leads")
    .select("consents.version as consent_version")
    .select([
      sql<boolean>`consents.marketing_email is not null`.as("marketing_email"),
      sql<boolean>`consents.marketing_phone is not null`.as("marketing_phone"),
    ])
    .select(
      sql<string | null>`(select string_agg(channel || ': ' || deliveries.state, ', ' order by channel)
        from deliveries where deliveries.lead_id = leads.id)`.as("deliveries"),
    )
    .select([lastOutcome.as("outcome"), lastOutcomeAt.as("outcome_at"), owner.as("looked_after_by")])
    .$if(last !== undefined, (query) =>
      query.where(
        sql<boolean>`(date_trunc('milliseconds', leads.received_at), leads.id) > (${last?.received_at.toISOString()}::timestamptz, ${last?.id}::uuid)`,
      ),
    )
    .orderBy(sql`date_trunc('milliseconds', leads.received_at)`)
    .orderBy("leads.id")
    .limit(limit)
    .execute();
}
