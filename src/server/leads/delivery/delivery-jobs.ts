import { sql, type Transaction } from "kysely";
import type { Database } from "../../database/database.ts";
import type { DeliveryChannel, Tables } from "../../database/schema.ts";
import { deliveryChannels, deliveryQueue, insertJobs } from "../../jobs/queues.ts";

/** All that a job holds: no detail of a person. */
export type DeliveryJob = { leadId: string; channel: DeliveryChannel };

/** How many jobs one statement puts in. */
const part = 500;

/** Adds a delivery for each way to its partner, with the job that makes it; what is there already stays. */
export async function addDeliveries(
  transaction: Transaction<Tables> | Database,
  leadId: string,
  channels: readonly DeliveryChannel[],
): Promise<void> {
  if (channels.length === 0) return;
  const rows = channels.map((channel) => ({ lead_id: leadId, channel, next_try_at: sql<Date>`now()` }));
  const insert = transaction.insertInto("deliveries").values(rows);
  const added = await insert
    .onConflict((conflict) => conflict.doNothing())
    .returning("channel")
    .execute();
  for (const { channel } of added) await addJobs(transaction, channel, [{ leadId }]);
}

/** Adds the jobs of deliveries, each due in so many seconds; one that has a job keeps it. */
export async function addJobs(
  transaction: Database,
  channel: DeliveryChannel,
  deliveries: readonly { leadId: string; dueIn?: number }[],
): Promise<void> {
  for (let start = 0; start < deliveries.length; start += part) {
    const jobs = deliveries.slice(start, start + part).map(({ leadId, dueIn = 0 }) => ({
      data: { leadId, channel } satisfies DeliveryJob,
      singletonKey: leadId,
      startAfter: Math.round(dueIn),
    }));
    await insertJobs(transaction, deliveryQueue(channel), jobs);
  }
}

/** Makes deliveries due at once: a job that waits is put in anew, one under way stays. */
async function hurryJobs(transaction: Database, channel: DeliveryChannel, leadIds: readonly string[]) {
  await dropJobs(transaction, leadIds, [channel]);
  await addJobs(
    transaction,
    channel,
    leadIds.map((leadId) => ({ leadId })),
  );
}

/** Takes out the jobs of these leads that no worker holds. */
export async function dropJobs(
  transaction: Database,
  leadIds: readonly string[],
  channels: readonly DeliveryChannel[] = deliveryChannels,
): Promise<void> {
  await sql`delete from pgboss.job where name = any(${channels.map(deliveryQueue)}::text[])
    and singleton_key = any(${leadIds}::text[]) and state <> 'active'`.execute(transaction);
}

const startAgain = {
  state: "waiting",
  attempts: 0,
  last_status: null,
  reason: null,
  next_try_at: sql<Date>`now()`,
} as const;

/** Starts the whole schedule again for what was parked, waits for its next try, or was delivered. */
export async function redeliver(database: Database, leadId: string, channel: DeliveryChannel): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const update = transaction.updateTable("deliveries").set(startAgain).where("lead_id", "=", leadId);
    const started = update.where("channel", "=", channel).where("state", "!=", "sending");
    const { numUpdatedRows } = await started.executeTakeFirst();
    if (numUpdatedRows > 0n) await hurryJobs(transaction, channel, [leadId]);
  });
}

/** Starts the whole schedule again for all that is parked; how many deliveries that are. */
export async function redeliverParked(database: Database): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const update = transaction
      .updateTable("deliveries")
      .set(startAgain)
      .where("state", "=", "parked")
      .where("lead_id", "not in", transaction.selectFrom("leads").select("id").where("test", "=", true));
    const started = await update.returning(["lead_id", "channel"]).execute();
    for (const [channel, rows] of Map.groupBy(started, (row) => row.channel)) {
      await hurryJobs(
        transaction,
        channel,
        rows.map(({ lead_id }) => lead_id),
      );
    }
    return started.length;
  });
}
