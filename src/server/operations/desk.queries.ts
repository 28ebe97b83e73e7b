import { type RawBuilder, type Selectable, sql } from "kysely";
import { leadsWaiting } from "../alerts/lead-troubles.ts";
import type { Database } from "../database/database.ts";
import type { LeadsTable } from "../database/schema.ts";
import { isCounted } from "../leads/outcomes/history.queries.ts";
import type { OutcomeName } from "../leads/outcomes/outcome-names.ts";
import { isoDay } from "../south-african-time.ts";

// Parts of queries over `leads`.

/** What was said last of a lead; null where nothing was. */
export const lastOutcome = sql<OutcomeName | null>`(select said from lead_history
  where lead_id = leads.id and ${isCounted} order by at desc, recorded_at desc, id limit 1)`;

export const lastOutcomeAt = sql<Date | null>`(select at from lead_history
  where lead_id = leads.id and ${isCounted} order by at desc, recorded_at desc, id limit 1)`;

/** Who looks after a lead; null where nobody does. */
export const owner = sql<string | null>`nullif((select said from lead_history
  where lead_id = leads.id and kind = 'owner' order by recorded_at desc, id limit 1), '')`;

const delivered = sql`exists (select 1 from deliveries where lead_id = leads.id and delivered_at is not null)`;

/** The partner has had it for more than a day and has said nothing. */
export const overdue = sql<boolean>`(state = 'accepted' and not test and ${lastOutcome} is null and exists (select 1
  from deliveries where lead_id = leads.id and delivered_at < now() - interval '1 day'))`;

/** It has not reached the partner on any way, and is not parked on any. */
export const waiting = sql<boolean>`(state = 'accepted' and not ${delivered} and not exists (select 1
  from deliveries where lead_id = leads.id and deliveries.state = 'parked'))`;

export const parked = sql<boolean>`exists (select 1 from deliveries
  where lead_id = leads.id and deliveries.state = 'parked')`;

export const isDelivered = sql<boolean>`${delivered}`;

export type Today = {
  /** Of today, in South Africa: requests for the partner, how many of them it has, and how many were called. */
  asked: number;
  delivered: number;
  called: number;
  /** Nobody has looked at these yet, or something is in their way. */
  parked: number;
  quarantined: number;
  overdue: number;
  noAnswer: number;
  mine: number;
  /** The partner lacks these for longer than an alert waits. */
  waiting: number;
  waitingMinutes: number;
  /** The name of the person for whom this is. */
  person: string;
  /** YYYY-MM-DD. */
  day: string;
  /** The newest requests; who asked is a press away. */
  newest: NewLead[];
};

type NewLead = Pick<
  Selectable<LeadsTable>,
  "id" | "received_at" | "state" | "source" | "page" | "loan_type" | "test"
> & {
  outcome: OutcomeName | null;
  owner: string | null;
};

/** What waits for the person of this name, and what came today. */
export async function todayOf(database: Database, person: string, waitingMinutes: number): Promise<Today> {
  const count = (condition: RawBuilder<unknown>) => sql`(count(*) filter (where ${condition}))::int`;
  const today = sql`real and day = (now() at time zone 'Africa/Johannesburg')::date`;
  // Nothing that is older than this waits for an answer any more, and years of leads are not looked through. Each
  // lead's history is looked at once: materialized, so that it is not looked at anew for each count.
  const { rows } = await sql<
    Omit<Today, "person" | "day" | "newest" | "waiting" | "waitingMinutes">
  >`with looked as materialized (
      select state, received_at, (received_at at time zone 'Africa/Johannesburg')::date as day,
        state = 'accepted' and not test as real, ${lastOutcome} as outcome, ${owner} as owner,
        ${parked} as parked, (select min(delivered_at) from deliveries where lead_id = leads.id) as delivered_at
      from leads where received_at > now() - interval '90 days')
    select ${count(today)} as asked, ${count(sql`${today} and delivered_at is not null`)} as delivered,
      ${count(sql`${today} and outcome <> 'no_answer'`)} as called,
      ${count(sql`parked`)} as parked,
      ${count(sql`state = 'quarantined' and received_at > now() - interval '7 days'`)} as quarantined,
      ${count(sql`real and outcome is null and delivered_at < now() - interval '1 day'`)} as overdue,
      ${count(sql`real and outcome = 'no_answer'`)} as "noAnswer",
      ${count(sql`real and owner = ${person} and (outcome is null or outcome not in ('not_interested', 'declined', 'registered'))`)} as mine
    from looked`.execute(database);
  const counts = rows[0]!;
  const newest = await database
    .selectFrom("leads")
    .select(["id", "received_at", "state", "source", "page", "loan_type", "test"])
    .select([lastOutcome.as("outcome"), owner.as("owner")])
    .orderBy("received_at", "desc")
    .orderBy("id")
    .limit(10)
    .execute();
  const waiting = await leadsWaiting(database, waitingMinutes, new Date());
  return { ...counts, waiting, waitingMinutes, person, day: isoDay(new Date()), newest };
}
