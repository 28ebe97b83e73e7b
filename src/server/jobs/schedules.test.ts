import Fastify from "fastify";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { eachDatabase } from "../testing/each-database.ts";
import { until } from "../testing/test-partner.ts";
import { type RunningJobs, startJobs } from "./boss.ts";
import { scheduleQueue } from "./queues.ts";
import { type Schedule, workSchedules } from "./schedules.ts";

eachDatabase((current) => {
  let running: RunningJobs[];
  let runs: number;
  let log: string[];

  beforeEach(async () => {
    running = [];
    runs = 0;
    log = [];
    await sql`delete from pgboss.job`.execute(current().database);
    await sql`delete from pgboss.schedule`.execute(current().database);
  });
  afterEach(async () => {
    await Promise.all(running.map((jobs) => jobs.stop()));
  });

  async function start(changes: Partial<Schedule> = {}): Promise<RunningJobs> {
    const { log: logger } = Fastify({ logger: { stream: { write: (line: string) => void log.push(line) } } });
    const { database } = current();
    const jobs = await startJobs({ database, shared: true, onError: () => {}, log: logger });
    running.push(jobs);
    const schedule = { name: "count", cron: "* * * * *", run: async () => void runs++, ...changes };
    await workSchedules(jobs.boss, [schedule], logger);
    return jobs;
  }
  const quiet = () => new Promise((resolve) => setTimeout(resolve, 12_000));

  test("of several processes one does what is due, once", async () => {
    // Not just before a minute ends, when the next run is due as well.
    while (new Date().getUTCSeconds() > 20) await new Promise((resolve) => setTimeout(resolve, 500));
    await Promise.all([start(), start(), start()]);
    await until(() => runs > 0, 75_000);
    // Of the next minute nothing is due.
    await sql`delete from pgboss.schedule`.execute(current().database);
    await quiet();
    expect(runs).toBe(1);
  }, 180_000);

  test("a run that fails is said without what it held, and is due again", async () => {
    const { boss } = await start({
      cron: "0 0 1 1 *",
      run: async () => {
        runs++;
        throw new Error("Thandeka");
      },
    });
    await boss.send(scheduleQueue, { schedule: "count" });
    await until(() => log.length > 0, 15_000);
    const found = () =>
      sql<{ job: string; state: string }>`select job::text, state::text from pgboss.job
      where name = ${scheduleQueue}`.execute(current().database);
    await until(async () => (await found()).rows[0]?.state === "retry");
    expect(log.join("") + (await found()).rows[0]?.job).not.toContain("Thandeka");
  }, 30_000);

  test("stopping waits for a run", async () => {
    let finished = false;
    const jobs = await start({
      cron: "0 0 1 1 *",
      run: async () => {
        runs++;
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        finished = true;
      },
    });
    await jobs.boss.send(scheduleQueue, { schedule: "count" });
    await until(() => runs > 0, 15_000);
    await jobs.stop();
    expect(finished).toBe(true);
  }, 30_000);
});
