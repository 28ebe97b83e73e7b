import type { FastifyBaseLogger } from "fastify";
import type { Job, PgBoss } from "pg-boss";
import type { Database } from "../database/database.ts";
import { completeJob, messageQueue } from "../jobs/queues.ts";
import { nextPause } from "../leads/delivery/retry-schedule.ts";
import { safeError } from "../safe-error.ts";
import { addMessageJob, beginMessage, type MessageJob, markMessage } from "./messages.queries.ts";
import type { OperatorWay } from "./operator-ways.ts";

type SendParts = { database: Database; ways: readonly OperatorWay[]; log: FastifyBaseLogger };

/** How soon a message goes out. */
const lookEverySeconds = 2;

/**
 * Sends what the operator is told. Each try is a job, which another process takes over when this one dies. The row
 * says "sending" before the first byte and "sent" right after the answer: only a process that is killed in between
 * leaves it open whether the message arrived, and then it is sent again under the same id.
 */
export async function sendMessages(boss: PgBoss, parts: SendParts): Promise<void> {
  await boss.work<MessageJob>(messageQueue, { pollingIntervalSeconds: lookEverySeconds }, async (jobs) => {
    for (const job of jobs) {
      await send(job, parts).catch((error) => {
        parts.log.error({ err: safeError(error) }, "A message to the operator could not be read or written.");
        // Not the error itself, which may hold values: pg-boss keeps what it is given.
        throw new Error("failed");
      });
    }
  });
}

async function send(job: Job<MessageJob>, { database, ways, log }: SendParts): Promise<void> {
  const { message: id } = job.data;
  const begun = await beginMessage(database, id);
  if (!begun) return;
  const way = ways.find((known) => known.way === begun.way);
  if (!way) return markMessage(database, id, "failed", "This way to the operator is no longer configured.");
  const outcome = await way.send(begun.message, job.signal);
  if (outcome.kind !== "again") return markMessage(database, id, "sent", null);
  // Our own stop cut it short, or another process took it over.
  if (job.signal.aborted) return;
  const pause = nextPause(begun.tries, outcome.afterSeconds);
  log.error(
    { way: begun.way, tries: begun.tries, reason: outcome.reason },
    "A message to the operator failed.",
  );
  await database.transaction().execute(async (transaction) => {
    // Before the next try's job goes in, since a message has one job at a time.
    if (!(await completeJob(transaction, job))) return;
    await markMessage(transaction, id, pause === undefined ? "failed" : "waiting", outcome.reason);
    if (pause !== undefined) await addMessageJob(transaction, id, pause);
  });
}
