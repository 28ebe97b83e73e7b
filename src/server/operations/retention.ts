import type { FastifyBaseLogger } from "fastify";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { Storage } from "../database/storage.ts";
import type { Journal } from "../leads/journal.ts";
import { eraseLeads } from "../leads/leads.queries.ts";
import { safeError } from "../safe-error.ts";

/** Any number that is only ours: of several processes one does the day's erasing. */
const retentionLock = 4_915_263;

/** A statement takes some thousands of values at most. */
const part = 5_000;

const day = 24 * 3_600_000;
const firstRunAfter = 60_000;
const tryAgainAfter = 600_000;

/** Erases the leads that are older than so many months, from the journal too; how many, or undefined when another process does it now. */
export async function eraseOldLeads(
  database: Database,
  journal: Journal | undefined,
  months: number,
): Promise<number | undefined> {
  return database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{
      mine: boolean;
      before: Date;
    }>`select pg_try_advisory_xact_lock(${retentionLock}) as mine, now() - make_interval(months => ${months}::int) as before`.execute(
      transaction,
    );
    const [found] = rows;
    if (!found?.mine) return undefined;
    const old = await transaction
      .selectFrom("leads")
      .select("id")
      .where("received_at", "<", found.before)
      .execute();
    const ids = new Set(old.map(({ id }) => id));
    for (const id of await journalledBefore(journal, found.before)) ids.add(id);
    const all = [...ids];
    for (let start = 0; start < all.length; start += part) {
      await eraseLeads(transaction, journal, all.slice(start, start + part));
    }
    return all.length;
  });
}

/** Also what is in the journal alone: a lead that could not be stored, and no start has restored since. */
async function journalledBefore(journal: Journal | undefined, before: Date): Promise<string[]> {
  const { entries } = (await journal?.read()) ?? { entries: [] };
  return entries.flatMap((entry) =>
    "lead" in entry && Date.parse(entry.lead.received_at) < before.getTime() ? [entry.lead.id] : [],
  );
}

export type RetentionParts = {
  storage: Storage;
  journal: Journal | undefined;
  months: number;
  log: FastifyBaseLogger;
};

/** Erases old leads a minute after the start and then daily; returns how to stop, which waits for a run under way. */
export function startRetention({ storage, journal, months, log }: RetentionParts): () => Promise<void> {
  let timer: NodeJS.Timeout;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;

  async function run(): Promise<void> {
    let pause = day;
    try {
      const erased = await eraseOldLeads(storage.database(), journal, months);
      if (erased !== undefined) log.info({ erased, months }, "Leads past their retention were erased.");
    } catch (error) {
      pause = tryAgainAfter;
      log.error({ err: safeError(error) }, "Old leads could not be erased; trying again in ten minutes.");
    }
    if (!stopped) plan(pause);
  }

  function plan(milliseconds: number): void {
    timer = setTimeout(() => {
      running = run();
    }, milliseconds);
    timer.unref();
  }

  plan(firstRunAfter);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
