import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { sql } from "kysely";
import { safeError } from "../safe-error.ts";
import { type Database, type DatabaseOptions, openDatabase } from "./database.ts";

/** The database cannot be used now; the visitor is asked to try again. */
export class StorageUnavailableError extends Error {
  readonly statusCode = 503;
}

export type Storage = {
  /** The open database; throws a StorageUnavailableError until it is ready and while it is gone. */
  database: () => Database;
  /** To be told of every failure, so that an embedded database which broke down is opened anew. */
  failed: () => void;
  close: () => Promise<void>;
};

type StorageParts = DatabaseOptions & {
  log: FastifyBaseLogger;
  /** Runs after each opening, before the database is given to anybody else. */
  prepare: (database: Database) => Promise<void>;
};

/** Opens the database in the background and keeps trying: pages are served without it. */
export function startStorage({ log, prepare, ...options }: StorageParts): Storage {
  let database: Database | undefined;
  let checking = false;
  const stopping = new AbortController();
  let opening = keepOpening();

  async function keepOpening(): Promise<void> {
    for (let pause = 250; !stopping.signal.aborted; pause = Math.min(pause * 2, 5_000)) {
      try {
        const opened = await openDatabase(options);
        await prepare(opened).catch(async (error) => {
          await opened.destroy();
          throw error;
        });
        database = opened;
        return;
      } catch (error) {
        log.error({ err: safeError(error) }, notOpened(options));
        await pauseUnless(stopping.signal, pause);
      }
    }
  }

  /** PostgreSQL comes back through its pool; an embedded database that broke down must be opened anew. */
  async function check(): Promise<void> {
    const current = database;
    if (!current || options.databaseUrl || checking) return;
    checking = true;
    const alive = await Promise.race([answers(current), pauseUnless(stopping.signal, 2_000)]);
    if (alive !== true && !stopping.signal.aborted) {
      database = undefined;
      await Promise.race([current.destroy().catch(() => {}), pauseUnless(stopping.signal, 2_000)]);
      opening = keepOpening();
    }
    checking = false;
  }

  return {
    database: () => {
      if (!database) throw new StorageUnavailableError();
      return database;
    },
    failed: () => void check(),
    close: async () => {
      stopping.abort();
      await opening;
      await database?.destroy();
      database = undefined;
    },
  };
}

/** The open database; waits up to so many milliseconds for one that is still being opened. */
export async function openedWithin(
  { database }: Pick<Storage, "database">,
  milliseconds: number,
): Promise<Database> {
  for (const end = performance.now() + milliseconds; ; await sleep(20)) {
    try {
      return database();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
  }
}

const notOpened = ({ databaseUrl, dataDir }: DatabaseOptions): string =>
  databaseUrl
    ? "The database cannot be reached; trying again."
    : `The embedded database in ${dataDir} cannot be opened; trying again. Should it stay so, stop the server and run: npm run operate -- rebuild-database`;

const answers = (database: Database) =>
  sql`select 1`.execute(database).then(
    () => true,
    () => false,
  );

function pauseUnless(signal: AbortSignal, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(done, milliseconds);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    }
    signal.addEventListener("abort", done);
  });
}
