import type { Kysely } from "kysely";
import { type Db, fromKysely, type Job, type JobInsert, PgBoss, type Queue } from "pg-boss";
import type { DeliveryChannel, Tables } from "../database/schema.ts";

/** The ways to a partner. */
export const deliveryChannels: readonly DeliveryChannel[] = ["webhook", "email"];

export const deliveryQueue = (channel: DeliveryChannel) => `deliver-${channel}`;

/** Where pg-boss puts a delivery during which processes died again and again. */
export const deadLetterQueue = "dead-deliveries";

export const scheduleQueue = "schedules";

/** Messages to the operator. */
export const messageQueue = "operator-messages";

const tenYears = 10 * 365 * 24 * 3_600;

/** Of one delivery, or of one schedule, there is never more than one job that waits or is under way. */
const policy = "exclusive";

const queues: readonly Queue[] = [
  { name: deadLetterQueue, retryLimit: 1_000, retryDelay: 60, retentionSeconds: tenYears },
  ...deliveryChannels.map((channel) => ({
    name: deliveryQueue(channel),
    policy,
    deadLetter: deadLetterQueue,
    // The shortest that pg-boss takes: this long after its last sign of life a process is thought dead.
    heartbeatSeconds: 10,
    expireInSeconds: 120,
    // Only what a dead process left behind is retried by pg-boss; the partner's refusals follow our schedule.
    retryLimit: 1_000,
    retentionSeconds: tenYears,
    deleteAfterSeconds: 60,
  })),
  {
    name: messageQueue,
    policy,
    heartbeatSeconds: 10,
    expireInSeconds: 120,
    retryLimit: 1_000,
    retentionSeconds: tenYears,
    deleteAfterSeconds: 60,
  },
  {
    name: scheduleQueue,
    policy,
    heartbeatSeconds: 60,
    expireInSeconds: 6 * 3_600,
    retryLimit: 5,
    retryDelay: 600,
    deleteAfterSeconds: 60,
  },
];

/**
 * Knows the queues and does nothing by itself. The queues are the same in every database, so it serves them all:
 * each call names the transaction that it is part of. On the embedded database, which has one connection,
 * anything that went beside the transaction would wait for itself.
 */
let known: PgBoss | undefined;

/** Makes or updates pg-boss's tables, and our queues in them. */
export async function installQueues(db: Db): Promise<void> {
  const boss = new PgBoss({ db, supervise: false, schedule: false });
  boss.on("error", () => {});
  try {
    await boss.start();
    for (const queue of queues) {
      await boss.createQueue(queue.name, queue);
      // Nothing is put in: it remembers the queue from now on and need not ask for it in a transaction.
      await boss.insert(queue.name, []);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  known = boss;
}

function knownQueues(): PgBoss {
  if (!known) throw new Error("Jobs need a database that openDatabase has opened.");
  return known;
}

/** Puts jobs in; one whose key another job of the queue has that is not done yet is left out. */
export async function insertJobs(
  transaction: Kysely<Tables>,
  queue: string,
  jobs: JobInsert[],
): Promise<void> {
  await knownQueues().insert(queue, jobs, { db: fromKysely(transaction) });
}

/** Ends a job before its worker does; false when this worker no longer holds it. */
export async function completeJob(
  transaction: Kysely<Tables>,
  { name, id, retryCount }: Pick<Job, "name" | "id" | "retryCount">,
): Promise<boolean> {
  const db = fromKysely(transaction);
  const done = (await knownQueues().complete(name, { id, retryCount }, null, { db })) as { affected: number };
  return done.affected === 1;
}
