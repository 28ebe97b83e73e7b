import { createHmac } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { sql } from "kysely";
import { dayOf, startOfNextDay } from "../../analytics/day.ts";
import type { Database } from "../../database/database.ts";
import { openedWithin, type Storage, StorageUnavailableError } from "../../database/storage.ts";
import { safeError } from "../../safe-error.ts";

/** Whether one more request without a proof, from this address, may go to the partner today. */
export type AdmitUnproven = (address: string) => Promise<boolean>;

/** In a day. */
const mostFromOneAddress = 3;

type UnprovenLimitParts = {
  storage: Storage;
  /** Hides the addresses that are counted; processes that count together share it. */
  key: Buffer;
  /** From all addresses together. */
  dailyLimit: number;
  /** How long a database that is still being opened is waited for, in milliseconds. */
  patience: number;
  log: FastifyBaseLogger;
};

type Counted = { own: boolean; together: boolean; secondsLeft: number };

/** Counts them in the database, for all processes; a day is one of South Africa. */
export function unprovenLimit({
  storage,
  key,
  dailyLimit,
  patience,
  log,
}: UnprovenLimitParts): AdmitUnproven {
  let fullUntil = 0;
  let toldUntil = 0;

  function tell(secondsLeft: number): void {
    if (performance.now() < toldUntil) return;
    toldUntil = performance.now() + secondsLeft * 1_000;
    log.warn(
      { limit: dailyLimit, fromOneAddress: mostFromOneAddress },
      "More contact requests without a proof come today than go to the partner: the others wait in quarantine.",
    );
  }

  async function admitted(address: string): Promise<boolean> {
    const client = createHmac("sha256", key).update(address).digest("base64url").slice(0, 22);
    const { own, together, secondsLeft } = await countUnproven(
      await openedWithin(storage, patience),
      client,
      dailyLimit,
    );
    if (own && !together) fullUntil = performance.now() + secondsLeft * 1_000;
    if (!together) tell(secondsLeft);
    return together;
  }

  return async (address) => {
    // A flood of them costs the database nothing.
    if (performance.now() < fullUntil) return false;
    try {
      return await admitted(address);
    } catch (error) {
      storage.failed();
      log.error(
        { err: safeError(error) },
        "A lead could not be counted; the visitor was asked to try again.",
      );
      throw new StorageUnavailableError();
    }
  };
}

/** Takes a place of the day, for the client and of all together, unless there is none. */
async function countUnproven(database: Database, client: string, dailyLimit: number): Promise<Counted> {
  const today = dayOf(sql`now()`);
  const { rows } = await sql<Counted>`with
    own as (insert into unproven_requests as known (day, client, requests) values (${today}, ${client}, 1)
      on conflict (day, client) do update set requests = known.requests + 1
      where known.requests < ${mostFromOneAddress} returning 1),
    together as (insert into unproven_requests as known (day, client, requests)
      select ${today}, '', 1 where ${dailyLimit}::int > 0 and exists (select from own)
      on conflict (day, client) do update set requests = known.requests + 1
      where known.requests < ${dailyLimit}::int returning 1)
    select exists (select from own) as own, exists (select from together) as together,
      extract(epoch from ${startOfNextDay} - now())::float8 as "secondsLeft"`.execute(database);
  return rows[0]!;
}

/** Nothing of a day that is over is needed. */
export async function forgetUnproven(database: Database): Promise<void> {
  await database.deleteFrom("unproven_requests").where("day", "<", dayOf(sql`now()`)).execute();
}
