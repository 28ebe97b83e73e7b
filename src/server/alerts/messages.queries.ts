import { randomUUID } from "node:crypto";
import { type Insertable, sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { OperatorMessagesTable } from "../database/schema.ts";
import { insertJobs, messageQueue } from "../jobs/queues.ts";
import type { OperatorMessage } from "./operator-ways.ts";

/** All that a job holds. */
export type MessageJob = { message: string };

type NewMessage = Omit<Insertable<OperatorMessagesTable>, "id">;

/** Stores messages with the jobs that send them, in the caller's transaction; one that is there already stays. */
export async function addMessages(transaction: Database, messages: readonly NewMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map((message) => ({ id: randomUUID(), ...message }));
  const added = await transaction
    .insertInto("operator_messages")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  for (const { id } of added) await addMessageJob(transaction, id);
}

export const addMessageJob = (transaction: Database, id: string, dueIn = 0): Promise<void> =>
  insertJobs(transaction, messageQueue, [
    { data: { message: id } satisfies MessageJob, singletonKey: id, startAfter: Math.round(dueIn) },
  ]);

/** Notes that a message is being sent; undefined when there is nothing to send any more. */
export async function beginMessage(database: Database, id: string) {
  const begun = await database
    .updateTable("operator_messages")
    // A try that its process did not survive is not counted again.
    .set({ state: "sending", tries: sql<number>`tries + case state when 'waiting' then 1 else 0 end` })
    .where("id", "=", id)
    .where("state", "in", ["waiting", "sending"])
    .returningAll()
    .executeTakeFirst();
  if (!begun) return undefined;
  const { alert_id, kind, way, subject, body, tries } = begun;
  const follows = kind === "over" ? await firstMessage(database, alert_id, way) : undefined;
  return { tries, way, message: { id, kind, subject, body, follows } satisfies OperatorMessage };
}

async function firstMessage(database: Database, alertId: string | null, way: OperatorMessagesTable["way"]) {
  const first = database.selectFrom("operator_messages").select("id").where("kind", "=", "opened");
  return (await first.where("alert_id", "=", alertId).where("way", "=", way).executeTakeFirst())?.id;
}

/** What became of a try. */
export async function markMessage(
  database: Database,
  id: string,
  state: "waiting" | "sent" | "failed",
  reason: string | null,
): Promise<void> {
  await database
    .updateTable("operator_messages")
    .set({ state, reason, ...(state === "sent" && { sent_at: sql<Date>`now()` }) })
    .where("id", "=", id)
    .execute();
}
