import Fastify from "fastify";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { StorageUnavailableError } from "../database/storage.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { until } from "../testing/test-partner.ts";
import { type ScheduledJob, startJob } from "./scheduled-job.ts";

eachDatabase((current) => {
  let stops: (() => Promise<void>)[];
  let runs: number;
  let log: string[];
  let gone: boolean;

  beforeEach(async () => {
    stops = [];
    runs = 0;
    log = [];
    gone = false;
    await current().database.deleteFrom("analytics_jobs").execute();
  });
  afterEach(async () => {
    for (const stop of stops) await stop();
  });

  function start(changes: Partial<ScheduledJob> = {}) {
    const { log: logger } = Fastify({ logger: { stream: { write: (line: string) => void log.push(line) } } });
    const storage = {
      database: () => {
        if (gone) throw new StorageUnavailableError();
        return current().database;
      },
      failed: () => {},
      close: async () => {},
    };
    const job = { name: "count", firstLookAfter: 1, lookEvery: 20, dueEvery: 3_600_000, ...changes };
    stops.push(startJob({ run: async () => void runs++, ...job }, storage, logger));
  }
  const looks = () => new Promise((resolve) => setTimeout(resolve, 300));

  test("of several processes one does what is due, once", async () => {
    for (let process = 0; process < 4; process++) start();
    await until(() => runs > 0);
    await looks();
    expect(runs).toBe(1);
    await sql`update analytics_jobs set next_at = now()`.execute(current().database);
    await until(() => runs > 1);
    await looks();
    expect(runs).toBe(2);
  });

  test("a run that fails is said without what it held, and tried at the next look", async () => {
    const failing = async () => {
      runs++;
      if (runs === 1) throw new Error("Thandeka");
    };
    start({ run: failing });
    await until(() => runs === 2);
    await looks();
    expect(runs).toBe(2);
    expect(log).toHaveLength(1);
    expect(log.join("")).not.toContain("Thandeka");
  });

  test("without the database nothing is done and nothing said, and stopping waits for a run", async () => {
    gone = true;
    start();
    await looks();
    expect([runs, log]).toEqual([0, []]);
    gone = false;
    let finished = false;
    start({
      name: "slow",
      run: async () => {
        runs++;
        await looks();
        finished = true;
      },
    });
    await until(() => runs > 0);
    await Promise.all(stops.map((stop) => stop()));
    expect(finished).toBe(true);
  });
});
