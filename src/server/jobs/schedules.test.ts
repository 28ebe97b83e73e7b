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
  /** Has every process look for jobs now, and waits until each worker has. */
  async function allLook(): Promise<void> {
    const of = () => running.flatMap(({ boss }) => boss.getWipData({ includeInternal: true }));
    const looked = new Map(of().map(({ id, lastFetchedOn }) => [id, lastFetchedOn]));
    for (const { boss } of running) for (const id of looked.keys()) boss.notifyWorker(id);
    await until(() => of().every(({ id, lastFetchedOn }) => lastFetchedOn !== looked.get(id)));
  }

  test("of several processes one does what is due, once", async () => {
    const { database } = current();
    await (await start()).stop();
    running = [];
    runs = 0;
    await sql`delete from pgboss.job`.execute(database);
    // As if it had been a minute ago that a process looked what is due.
    await sql`update pgboss.version set cron_on = now() - interval '1 minute'`.execute(database);
    await Promise.all([start(), start(), start()]);
    await until(async () => {
      await allLook();
      return runs > 0;
    });
    await allLook();
    await allLook();
    expect(runs).toBe(1);
  });

  test("a run that fails is said without what it held, and is due again", async () => {
    const { boss } = await start({
      cron: "0 0 1 1 *",
      run: async () => {
        runs++;
        throw new Error("Thandeka");
      },
    });
    await boss.send(scheduleQueue, { schedule: "count" });
    await allLook();
    await until(() => log.length > 0);
    const found = () =>
      sql<{ job: string; state: string }>`select job::text, state::text from pgboss.job
      where name = ${scheduleQueue}`.execute(current().database);
    await until(async () => (await found()).rows[0]?.state === "retry");
    expect(log.join("") + (await found()).rows[0]?.job).not.toContain("Thandeka");
  });

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
    for (const { id } of jobs.boss.getWipData()) jobs.boss.notifyWorker(id);
    await until(() => runs > 0);
    await jobs.stop();
    expect(finished).toBe(true);
  });
});
