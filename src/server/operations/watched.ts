import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../database/database.ts";
import type { Storage } from "../database/storage.ts";
import { safeError } from "../safe-error.ts";

export type Watched<Value> = {
  /** What was read last; never waits, and keeps the last known while the database is gone. */
  current: () => Value;
  /** Reads it at once, after a change in this process. */
  refresh: (database?: Database) => Promise<void>;
  stop: () => void;
};

type WatchedParts<Value> = {
  read: (database: Database) => Promise<Value>;
  /** Until it was read. */
  first: Value;
  /** What the log says where it cannot be read. */
  failure: string;
  /** Whether other processes may change it. */
  shared: boolean;
  log: FastifyBaseLogger;
};

/** How soon a change made by another process is seen, in milliseconds. */
const lookEvery = 1_000;

/**
 * A few rows that the operator changes, in memory. Shared tables are read once a second: unlike a listening connection
 * a look cannot break unnoticed. The embedded ones are read until that worked once, since whatever changes them later
 * does so in this process.
 */
export function watched<Value>(
  storage: Pick<Storage, "database" | "failed">,
  { read, first, failure, shared, log }: WatchedParts<Value>,
): Watched<Value> {
  let value = first;
  let looking = false;

  async function refresh(database = storage.database()): Promise<void> {
    value = await read(database);
  }

  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    try {
      await refresh();
      if (!shared) clearInterval(timer);
    } catch (error) {
      // 503: the database is not there, which is said elsewhere.
      if ((error as { statusCode?: number }).statusCode !== 503) {
        storage.failed();
        log.error({ err: safeError(error) }, failure);
      }
    } finally {
      looking = false;
    }
  }

  const timer = setInterval(() => void look(), lookEvery);
  timer.unref();
  void look();
  return { current: () => value, refresh, stop: () => clearInterval(timer) };
}
