import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { sql } from "kysely";
import { PgBoss, systemClock } from "pg-boss";
import { type Database, databaseForJobs } from "../database/database.ts";
import { safeError } from "../safe-error.ts";

export type RunningJobs = {
  boss: PgBoss;
  /** Waits a few seconds for jobs under way, then gives them back to be done by another process. */
  stop: () => Promise<void>;
};

type JobsParts = {
  database: Database;
  /** Other processes may share the database. */
  shared: boolean;
  /** To be told when the database seems not to work. */
  onError: () => void;
  log: FastifyBaseLogger;
};

/** What a stop gives the jobs under way, within the 10 s that the whole process has. */
const stopPatience = 5_000;
const lastPatience = 2_000;
/** While the database is gone every worker of pg-boss says so every few seconds. */
const sayAgainAfter = 10_000;

/** Counts on when the machine's clock is set, so that no timer waits for the hour that was put back. */
const clock = { ...systemClock, now: () => performance.timeOrigin + performance.now() };

/** Starts pg-boss on an open database. Work is added to it afterwards. */
export async function startJobs({ database, shared, onError, log }: JobsParts): Promise<RunningJobs> {
  const seconds = shared ? 3 : 30;
  const boss = new PgBoss({
    db: databaseForJobs(database),
    backend: shared ? "postgres" : "pglite",
    migrate: false,
    clock,
    clockMonitorIntervalSeconds: 60,
    // How soon a job is noticed whose process died. Beside the embedded database that process was the only one.
    superviseIntervalSeconds: seconds,
    monitorIntervalSeconds: seconds,
    maintenanceIntervalSeconds: 600,
    queueCacheIntervalSeconds: 600,
    flowIntervalSeconds: 3_600,
    cronWorkerIntervalSeconds: 10,
    // The embedded database has no vacuum of its own to look after, and one connection for all.
    reindex: shared,
    monitorVacuum: shared,
  });
  let stopping = false;
  let saidAt = Number.NEGATIVE_INFINITY;
  boss.on("error", (error) => {
    if (stopping) return;
    onError();
    if (performance.now() - saidAt < sayAgainAfter) return;
    saidAt = performance.now();
    log.error({ err: safeError(error) }, "Jobs could not be read or written; trying again.");
  });
  await forgetFuture(database);
  await boss.start();
  if (!shared) await giveBack(database, boss);
  return {
    boss,
    stop: async () => {
      stopping = true;
      const idle = workersIdle(boss);
      await Promise.race([idle, sleep(stopPatience, undefined, { ref: false })]);
      // A database that broke down may never answer.
      const stopped = boss.stop({ graceful: false }).then(() => idle);
      await Promise.race([stopped, sleep(lastPatience, undefined, { ref: false })]);
    },
  };
}

async function workersIdle(boss: PgBoss): Promise<void> {
  const names = new Set(boss.getWipData().map(({ name }) => name));
  await Promise.all([...names].map((name) => boss.offWork(name)));
}

/** The one process of an embedded database need not wait for signs of life: whoever had these jobs is gone. */
async function giveBack(database: Database, boss: PgBoss): Promise<void> {
  const { rows } = await sql<{ name: string; id: string }>`select name, id from pgboss.job
    where state = 'active'`.execute(database);
  for (const [name, jobs] of Map.groupBy(rows, (row) => row.name)) {
    await boss.fail(
      name,
      jobs.map(({ id }) => id),
    );
  }
}

/** After the clock was set back, what pg-boss did last lies ahead, and it would wait until then. */
async function forgetFuture(database: Database): Promise<void> {
  await sql`update pgboss.version set cron_on = null where cron_on > now()`.execute(database);
  await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null, maintain_on = null
    where greatest(monitor_on, monitor_claim_on, maintain_on) > now()`.execute(database);
}
