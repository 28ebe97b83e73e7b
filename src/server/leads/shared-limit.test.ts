import { sql } from "kysely";
import { expect, test } from "vitest";
import { StorageUnavailableError } from "../database/storage.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { sharedCount } from "./shared-limit.ts";

eachDatabase((current) => {
  test("processes that share a database count a client's requests together, for a minute", async () => {
    const database = () => current().database;
    const [one, other] = [sharedCount(database), sharedCount(database)];
    expect((await one("196.25.1.1")).current).toBe(1);
    expect((await other("196.25.1.1")).current).toBe(2);
    const third = await one("196.25.1.1");
    expect(third.current).toBe(3);
    expect(third.ttl).toBeGreaterThan(50_000);
    expect(third.ttl).toBeLessThanOrEqual(60_000);
    expect((await one("196.25.1.2")).current).toBe(1);
    const kept = await database().selectFrom("lead_requests").selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain("196.25");
    await sql`update lead_requests set until = now() - interval '1 second'`.execute(database());
    expect((await other("196.25.1.1")).current).toBe(1);
    // A process that begins to count erases what is over.
    await sql`update lead_requests set until = now() - interval '1 second'`.execute(database());
    await sharedCount(database)("196.25.1.3");
    expect(await database().selectFrom("lead_requests").selectAll().execute()).toHaveLength(1);
  });

  test("while the database is away a process counts for itself", async () => {
    const count = sharedCount(() => {
      throw new StorageUnavailableError();
    });
    expect((await count("196.25.1.1")).current).toBe(1);
    expect((await count("196.25.1.1")).current).toBe(2);
    expect((await count("196.25.1.2")).current).toBe(1);
  });
});
