import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { OperatorWayName } from "../database/schema.ts";
import { safeError } from "../safe-error.ts";
import { openedWords, overAfterAll, overWords } from "./alert-words.ts";
import { addMessages } from "./messages.queries.ts";
import type { Trouble, TroubleSource } from "./trouble.ts";

export type AlertParts = {
  database: Database;
  sources: readonly TroubleSource[];
  ways: readonly OperatorWayName[];
  log: Pick<FastifyBaseLogger, "error" | "warn">;
};

type OpenAlert = Trouble & { id: string; opened_at: Date };

/**
 * Looks what is wrong, and tells the operator of what is new and of what is over: once, whoever looks and however
 * often, since an alert and its messages are stored together and only the first to open or close it writes them.
 */
export async function lookForAlerts(
  { database, sources, ways, log }: AlertParts,
  now: Date = new Date(),
): Promise<void> {
  const before = await openAlerts(database);
  const open = new Set(before.map(({ key }) => key));
  for (const source of sources) {
    try {
      const found = await source.find(now, open);
      for (const trouble of found) {
        if (!open.has(trouble.key) && (await openAlert(database, trouble, ways, now))) {
          log.warn({ alert: trouble.kind }, trouble.sentence);
        }
      }
      const there = new Set(found.map(({ key }) => key));
      for (const alert of before) {
        if (source.finds(alert) && !there.has(alert.key)) await closeAlert(database, alert, now);
      }
    } catch (error) {
      log.error({ err: safeError(error) }, "It could not be looked whether something is wrong.");
    }
  }
}

/** What the operator was told of and is not over. */
export const openAlerts = (database: Database) =>
  database.selectFrom("alerts").selectAll().where("over_at", "is", null).orderBy("opened_at").execute();

/** False when another process has just opened it. */
function openAlert(
  database: Database,
  trouble: Trouble,
  ways: readonly OperatorWayName[],
  now: Date,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const alert = { id: randomUUID(), ...trouble, opened_at: now };
    const opened = await transaction
      .insertInto("alerts")
      .values(alert)
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!opened) return false;
    const words = openedWords(alert);
    await addMessages(
      transaction,
      ways.map((way) => ({ alert_id: alert.id, kind: "opened", way, ...words })),
    );
    return true;
  });
}

/** Who was told is told that it is over. To whom the first message is still on its way, that one says both. */
async function closeAlert(database: Database, alert: OpenAlert, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const close = transaction.updateTable("alerts").set({ over_at: now }).where("id", "=", alert.id);
    const { numUpdatedRows } = await close.where("over_at", "is", null).executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const told = transaction.selectFrom("operator_messages").select("way").where("alert_id", "=", alert.id);
    const ways = await told.where("state", "in", ["sent", "sending"]).execute();
    await transaction
      .updateTable("operator_messages")
      .set({ body: sql<string>`body || ${overAfterAll(now)}` })
      .where("alert_id", "=", alert.id)
      .where("state", "not in", ["sent", "sending"])
      .execute();
    const words = overWords(alert, now);
    await addMessages(
      transaction,
      ways.map(({ way }) => ({ alert_id: alert.id, kind: "over", way, ...words })),
    );
  });
}
