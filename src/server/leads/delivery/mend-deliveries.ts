import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { DeliveryChannel } from "../../database/schema.ts";
import { deliveryChannels } from "../../jobs/queues.ts";
import type { ChannelsOf } from "../../partners/recipient.ts";
import { addJobs, dropJobs } from "./delivery-jobs.ts";
import { longestPause } from "./retry-schedule.ts";

/**
 * Every accepted lead that never reached its partner goes every way to it, and no other. Run at each start and after a
 * change of the partners: leads may have come while there was no way, or another.
 */
export async function mendDeliveries(database: Database, channelsOf: ChannelsOf): Promise<void> {
  const partners = await database.selectFrom("leads").select("partner_id").distinct().execute();
  await database.transaction().execute(async (transaction) => {
    for (const { partner_id: partner } of partners) {
      const channels = channelsOf(partner);
      if (channels.length === 0) continue;
      for (const channel of channels) await addMissing(transaction, partner, channel);
      await dropOtherWays(transaction, partner, channels);
    }
  });
  await mendJobs(database);
}

/**
 * Every delivery that waits has its job. Run at each start and every few minutes: deliveries may be older than the
 * queue, and a clock may have been set back.
 */
export async function mendJobs(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await dropJobsAhead(transaction);
    for (const channel of deliveryChannels) await addMissingJobs(transaction, channel);
  });
}

/** A test is not made up for: whoever sent it looks at what became of it. */
async function addMissing(transaction: Database, partner: number, channel: DeliveryChannel): Promise<void> {
  await sql`insert into deliveries (lead_id, channel)
    select id, ${channel}::text from leads where state = 'accepted' and partner_id = ${partner} and not test and not exists
      (select 1 from deliveries where lead_id = leads.id
        and (state in ('delivered', 'unconfirmed') or channel = ${channel}))
    on conflict do nothing`.execute(transaction);
}

/** What waits or is parked for a way that there is no more now goes the others, or went them already. */
async function dropOtherWays(
  transaction: Database,
  partner: number,
  channels: readonly DeliveryChannel[],
): Promise<void> {
  const dropped = await transaction
    .deleteFrom("deliveries")
    .where("channel", "not in", channels)
    .where("state", "not in", ["delivered", "unconfirmed"])
    .where("lead_id", "in", transaction.selectFrom("leads").select("id").where("partner_id", "=", partner))
    .returning(["lead_id", "channel"])
    .execute();
  for (const [channel, rows] of Map.groupBy(dropped, (row) => row.channel)) {
    await dropJobs(
      transaction,
      rows.map(({ lead_id }) => lead_id),
      [channel],
    );
  }
}

/** Nothing is put off for longer than a day, and nothing comes from the future, unless a clock was set back. */
async function dropJobsAhead(transaction: Database): Promise<void> {
  const ahead = transaction
    .updateTable("deliveries")
    .set({ next_try_at: sql<Date>`now()`, created_at: sql<Date>`least(created_at, now())` })
    .where("state", "=", "waiting")
    .where(
      sql<boolean>`(next_try_at > now() + make_interval(secs => ${longestPause + 60})
        or created_at > now() + interval '1 minute')`,
    );
  const rows = await ahead.returning("lead_id").execute();
  await dropJobs(
    transaction,
    rows.map(({ lead_id }) => lead_id),
  );
}

async function addMissingJobs(transaction: Database, channel: DeliveryChannel): Promise<void> {
  const { rows } = await sql<{ leadId: string; dueIn: number }>`select lead_id as "leadId",
      greatest(0, extract(epoch from next_try_at - now()))::float8 as "dueIn"
    from deliveries where channel = ${channel} and state in ('waiting', 'sending')
      and not exists (select 1 from pgboss.job where name = 'deliver-' || channel
        and singleton_key = lead_id::text and state <= 'active')`.execute(transaction);
  await addJobs(transaction, channel, rows);
}
