import type { FastifyBaseLogger } from "fastify";
import type { Job, PgBoss } from "pg-boss";
import type { Database } from "../../database/database.ts";
import type { DeliveryChannel } from "../../database/schema.ts";
import { completeJob, deadLetterQueue, deliveryChannels, deliveryQueue } from "../../jobs/queues.ts";
import { safeError } from "../../safe-error.ts";
import type { Journal } from "../journal.ts";
import {
  beginTry,
  markDelivered,
  markParked,
  markWaiting,
  partnerLead,
  partnerOfLead,
} from "./deliveries.queries.ts";
import { addJobs, type DeliveryJob } from "./delivery-jobs.ts";
import type { Outcome, Partner } from "./partner.ts";
import { nextPause } from "./retry-schedule.ts";

export type DeliveryWorkerParts = {
  database: Database;
  journal: Journal | undefined;
  senderOf: SenderOf;
  /** Where the partner says what became of a lead. */
  outcomeUrl: (leadId: string) => string;
  log: FastifyBaseLogger;
};

/** How to send a partner its leads one way; undefined where it has no such way now. */
export type SenderOf = (partner: number, channel: DeliveryChannel) => Promise<Partner | undefined>;

/** A slow partner holds up to this many sends open on each way, never a visitor. */
const workers = 4;
const sendsAtOnce = 2;

/** How soon one worker sees that a next try, or a job of another process, is due; it wakes the rest when there is more. */
const lookEverySeconds = 1;
const restLookEverySeconds = 30;

/**
 * Hands leads to their partners. pg-boss says when and by whom: each try is a job, which another process takes over
 * when this one dies. The row in `deliveries` says what became of it, so that a job which comes twice sends once.
 * Returns how to look for new jobs at once.
 */
export async function workDeliveries(boss: PgBoss, parts: DeliveryWorkerParts): Promise<() => void> {
  const ids: string[] = [];
  const failed = (error: unknown) => {
    parts.log.error({ err: safeError(error) }, "A delivery could not be read or written; trying again.");
    // Not the error itself, which may hold values: pg-boss keeps what it is given.
    throw new Error("failed");
  };
  const look = () => {
    for (const id of ids) boss.notifyWorker(id);
  };
  for (const channel of deliveryChannels) {
    const send = async (jobs: Job<DeliveryJob>[]) => {
      if (jobs.length === sendsAtOnce) look();
      await Promise.all(jobs.map((job) => deliver(job, parts).catch(failed)));
    };
    for (let worker = 0; worker < workers; worker++) {
      const pollingIntervalSeconds = worker === 0 ? lookEverySeconds : restLookEverySeconds;
      const options = { batchSize: sendsAtOnce, pollingIntervalSeconds };
      ids.push(await boss.work(deliveryQueue(channel), options, send));
    }
  }
  const reason = "The server stopped again and again while it sent this.";
  await boss.work<DeliveryJob>(deadLetterQueue, { pollingIntervalSeconds: 10 }, async (jobs) => {
    for (const { data } of jobs) await park(data, { reason }, parts);
  });
  return look;
}

async function deliver(job: Job<DeliveryJob>, parts: DeliveryWorkerParts): Promise<void> {
  const { database, journal, log, senderOf } = parts;
  const { leadId, channel } = job.data;
  const partnerId = await partnerOfLead(database, leadId);
  const partner = partnerId === undefined ? undefined : await senderOf(partnerId, channel);
  // Without the way the lead waits until there is one again: see mend-deliveries.ts.
  if (!partner) return;
  const attempts = await beginTry(database, job.data);
  const lead = attempts === undefined ? undefined : await partnerLead(database, leadId);
  if (attempts === undefined || !lead) return;
  const outcome = await partner.send({ ...lead, outcomeUrl: parts.outcomeUrl(lead.id) }, job.signal);
  if (outcome.kind !== "again") {
    // In the journal first: a database restored from it must not send the lead a second time.
    const sent = { delivered: leadId, channel, at: new Date().toISOString() };
    const entry = { ...sent, ...(outcome.kind === "unconfirmed" && { unconfirmed: true as const }) };
    await journal?.append(entry).catch((err) => {
      log.error({ err: safeError(err) }, "A delivery could not be written to the journal.");
    });
    return markDelivered(database, job.data, outcome);
  }
  // Our own stop cut it short, or another process took it over: no fault of the partner's, and not counted.
  if (job.signal.aborted) return;
  // Whoever tries the connection looks at the answer, and tries again.
  const pause = lead.test ? undefined : nextPause(attempts, outcome.afterSeconds);
  if (pause !== undefined) return wait(job, { ...outcome, pause }, database);
  const reason = lead.test ? outcome.reason : `No success in ${attempts} tries. ${outcome.reason}`;
  await endJob(job, database, (transaction) =>
    park(job.data, { ...outcome, reason }, { log, database: transaction }),
  );
}

/** The row and the job of the next try. */
async function wait(
  job: Job<DeliveryJob>,
  next: Extract<Outcome, { kind: "again" }> & { pause: number },
  database: Database,
): Promise<void> {
  const { leadId, channel } = job.data;
  await endJob(job, database, async (transaction) => {
    await markWaiting(transaction, job.data, next);
    await addJobs(transaction, channel, [{ leadId, dueIn: next.pause }]);
  });
}

/**
 * Ends a try together with what became of it, unless another process has taken it over. A delivery whose job is still
 * under way gets no new one, neither for its next try nor when the operator sends it again.
 */
async function endJob(
  job: Job<DeliveryJob>,
  database: Database,
  write: (transaction: Database) => Promise<void>,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    if (await completeJob(transaction, job)) await write(transaction);
  });
}

async function park(
  delivery: DeliveryJob,
  outcome: { status?: number | undefined; reason: string; answer?: string },
  { database, log }: Pick<DeliveryWorkerParts, "database" | "log">,
): Promise<void> {
  await markParked(database, delivery, outcome);
  const { status, reason } = outcome;
  log.error({ lead: delivery.leadId, channel: delivery.channel, status, reason }, "A delivery was parked.");
}
