import type { FastifyBaseLogger } from "fastify";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { type Storage, StorageUnavailableError } from "../database/storage.ts";
import { safeError } from "../safe-error.ts";

export type ScheduledJob = {
  name: string;
  /** How long after a start it is first looked whether it is due, and how often after that. */
  firstLookAfter: number;
  lookEvery: number;
  /** How long after one run the next is due; a run that failed is due again at the next look. */
  dueEvery: number;
  run: (database: Database) => Promise<void>;
};

/**
 * Runs a job in one of several processes: whoever looks first when it is due notes when it is due next. No lock
 * is held meanwhile, which on the embedded database would keep everybody else out. Returns how to stop, which
 * waits for a run under way.
 */
export function startJob(job: ScheduledJob, storage: Storage, log: FastifyBaseLogger): () => Promise<void> {
  let running: Promise<void> | undefined;
  const look = () => {
    running ??= runIfDue(job, storage, log).finally(() => {
      running = undefined;
    });
  };
  const first = setTimeout(look, job.firstLookAfter);
  const timer = setInterval(look, job.lookEvery);
  first.unref();
  timer.unref();
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    await running;
  };
}

async function runIfDue(job: ScheduledJob, storage: Storage, log: FastifyBaseLogger): Promise<void> {
  try {
    const database = storage.database();
    if (!(await claim(database, job))) return;
    await job.run(database).catch(async (error) => {
      await postpone(database, job.name).catch(() => {});
      throw error;
    });
  } catch (error) {
    // The database is not there, which is said elsewhere.
    if (error instanceof StorageUnavailableError) return;
    storage.failed();
    log.error({ err: safeError(error), job: job.name }, "A job failed; trying again later.");
  }
}

async function claim(database: Database, { name, dueEvery }: ScheduledJob): Promise<boolean> {
  const next = sql`now() + make_interval(secs => ${dueEvery / 1_000}::float8)`;
  const { rows } = await sql`insert into analytics_jobs (name, next_at) values (${name}, ${next})
    on conflict (name) do update set next_at = excluded.next_at where analytics_jobs.next_at <= now()
    returning name`.execute(database);
  return rows.length > 0;
}

const postpone = (database: Database, name: string) =>
  database
    .updateTable("analytics_jobs")
    .set({ next_at: sql<Date>`now()` })
    .where("name", "=", name)
    .execute();
