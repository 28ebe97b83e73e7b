import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { source, type TroubleSource } from "./trouble.ts";

export type AlertLimits = { waitingMinutes: number; quietDays: number };

/** What can go wrong with requests. The operator's own tries never count. */
export function leadTroubles(database: Database, limits: AlertLimits): TroubleSource[] {
  return [
    source("waiting", async (now) => {
      const count = await leadsWaiting(database, limits.waitingMinutes, now);
      const [requests, have] = count === 1 ? ["request", "has"] : ["requests", "have"];
      return count === 0
        ? undefined
        : `${count} ${requests} ${have} waited longer than ${minutesText(limits.waitingMinutes)} for the partner.`;
    }),
    source("parked", async () => {
      const count = await parked(database);
      const [deliveries, are] = count === 1 ? ["delivery", "is"] : ["deliveries", "are"];
      return count === 0 ? undefined : `${count} ${deliveries} ${are} parked and not tried again by itself.`;
    }),
    source("quarantine", async () => {
      const count = await quarantined(database);
      return count === 0
        ? undefined
        : `${count} ${count === 1 ? "request waits" : "requests wait"} in quarantine.`;
    }),
    source("quiet", async (now) =>
      (await isQuiet(database, limits.quietDays, now))
        ? `No request came in the last ${days(limits.quietDays)}, and visitors did.`
        : undefined,
    ),
  ];
}

/** How many minutes, in words. */
export const minutesText = (count: number): string => (count === 1 ? "1 minute" : `${count} minutes`);
const days = (count: number) => (count === 1 ? "day" : `${count} days`);

const ago = (now: Date, count: number, unit: "minutes" | "days") =>
  sql`${now.toISOString()}::timestamptz - ${count} * ${sql.lit(`1 ${unit}`)}::interval`;

/** How many requests the partner lacks for longer than that. From when each was given to the partner's queue, so that a released request counts from its release. */
export async function leadsWaiting(database: Database, count: number, now: Date): Promise<number> {
  const limit = ago(now, count, "minutes");
  return counted(
    database,
    sql`select count(*)::int as count from leads where state = 'accepted' and not test and (
      exists (select 1 from deliveries where lead_id = leads.id and state in ('waiting', 'sending')
        and delivered_at is null and created_at < ${limit})
      or (received_at < ${limit} and not exists (select 1 from deliveries where lead_id = leads.id)))`,
  );
}

const parked = (database: Database) =>
  counted(
    database,
    sql`select count(*)::int as count from deliveries join leads on leads.id = lead_id
      where deliveries.state = 'parked' and not leads.test`,
  );

/** Nobody has looked through the quarantine since they came. What is older than a week was seen or never will be. */
const quarantined = (database: Database) =>
  counted(
    database,
    sql`select count(*)::int as count from leads where state = 'quarantined' and not test
      and received_at > greatest(now() - interval '7 days', (select max(at) from trail
        where action = 'looked through the leads' and subject in ('quarantined', 'all')))`,
  );

/** A site that is younger than these days, or that nobody visits, is not quiet. */
async function isQuiet(database: Database, count: number, now: Date): Promise<boolean> {
  const limit = ago(now, count, "days");
  const { rows } = await sql<{ quiet: boolean }>`select
      not exists (select 1 from leads where received_at >= ${limit} and state <> 'quarantined' and not test)
      and exists (select 1 from analytics_pageviews where received_at >= ${limit} and not bot)
      and exists (select 1 from analytics_pageviews where received_at < ${limit}) as quiet`.execute(database);
  return rows[0]?.quiet === true;
}

async function counted(database: Database, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await query.execute(database);
  return (rows[0] as { count: number }).count;
}
