import { randomBytes } from "node:crypto";
import Fastify from "fastify";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { type Storage, StorageUnavailableError } from "../../database/storage.ts";
import { eachDatabase } from "../../testing/each-database.ts";
import { forgetUnproven, unprovenLimit } from "./unproven-limit.ts";

const key = randomBytes(32);
let log: string[];

/** As one process counts. */
function limitOf(storage: Pick<Storage, "database">, dailyLimit = 20) {
  const logger = { level: "warn", stream: { write: (line: string) => void log.push(line) } };
  return unprovenLimit({
    storage: { failed: () => {}, close: async () => {}, ...storage },
    key,
    dailyLimit,
    patience: 0,
    log: Fastify({ logger }).log,
  });
}

beforeEach(() => {
  log = [];
});

eachDatabase((current) => {
  const database = () => current().database;
  const kept = () => database().selectFrom("unproven_requests").selectAll().execute();

  beforeEach(async () => {
    await database().deleteFrom("unproven_requests").execute();
  });

  test("three a day from one address, twenty in all, however many processes count and however close they come", async () => {
    const processes = [limitOf({ database }), limitOf({ database })];
    const asked = Array.from({ length: 80 }, (_, number) => `196.25.1.${number % 12}`);
    const found = await Promise.all(
      asked.map(async (address, number) => ({ address, admitted: await processes[number % 2]!(address) })),
    );
    const admitted = found.filter((one) => one.admitted);
    expect(admitted).toHaveLength(20);
    const byAddress = [...Map.groupBy(admitted, ({ address }) => address).values()];
    const most = Math.max(...byAddress.map((ones) => ones.length));
    expect(most).toBeLessThanOrEqual(3);
    // The operator is told, once a process.
    expect(log.filter((line) => line.includes("wait in quarantine"))).toHaveLength(2);
    expect(JSON.stringify(await kept())).not.toContain("196.25");
  });

  test("one address has three and leaves the rest to others; another day begins anew", async () => {
    const admit = limitOf({ database });
    const from = async (address: string, times: number) => {
      const found: boolean[] = [];
      for (let time = 0; time < times; time++) found.push(await admit(address));
      return found;
    };
    expect(await from("196.25.1.1", 5)).toEqual([true, true, true, false, false]);
    expect(await from("196.25.1.2", 1)).toEqual([true]);
    expect(log.join("")).toContain("wait in quarantine");
    await sql`update unproven_requests set day = '2026-01-01'`.execute(database());
    expect(await from("196.25.1.1", 1)).toEqual([true]);
    await forgetUnproven(database());
    expect((await kept()).map(({ requests }) => requests)).toEqual([1, 1]);
  });

  test("a limit of none lets none go on", async () => {
    expect(await limitOf({ database }, 0)("196.25.1.1")).toBe(false);
  });
});

test("without a database the visitor is asked to try again, and nobody is thanked", async () => {
  const admit = limitOf({
    database: () => {
      throw new StorageUnavailableError();
    },
  });
  await expect(admit("196.25.1.1")).rejects.toThrow(StorageUnavailableError);
});
