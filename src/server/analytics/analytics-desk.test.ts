import Fastify from "fastify";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { StorageUnavailableError } from "../database/storage.ts";
import {
  actionBody,
  conversionBody,
  eventBody,
  pageviewBody,
  userAgent,
} from "../testing/analytics-bodies.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { analyticsDesk } from "./analytics-desk.ts";
import { type HitTable, hitTables } from "./analytics-tables.ts";
import { actionHit, conversionHit, eventHit, pageviewHit } from "./hit.ts";

eachDatabase((current) => {
  let gone: boolean;
  let failures: number;
  let log: string[];

  beforeEach(async () => {
    gone = false;
    failures = 0;
    log = [];
    for (const table of [...hitTables, "analytics_received"] as const)
      await current().database.deleteFrom(table).execute();
  });

  function desk(dailyLimit = 1_000) {
    const { log: logger } = Fastify({ logger: { stream: { write: (line: string) => void log.push(line) } } });
    const storage = {
      database: () => {
        if (gone) throw new StorageUnavailableError();
        return current().database;
      },
      failed: () => void failures++,
      close: async () => {},
    };
    return analyticsDesk(storage, logger, dailyLimit);
  }
  const rows = (table: HitTable) => current().database.selectFrom(table).selectAll().execute();
  const count = async () => {
    const found = await Promise.all(hitTables.map(rows));
    return found.flat().length;
  };

  test("each call is kept whole, with the time at which it came", async () => {
    const { add } = desk();
    const [pageview, event] = [
      pageviewBody(),
      eventBody({ type: "input", element: "loanTerm", value: "20" }),
    ];
    await Promise.all([
      add(pageviewHit(pageview, userAgent)),
      add(eventHit(event, userAgent)),
      add(conversionHit(conversionBody(), userAgent)),
      add(actionHit(actionBody(), userAgent)),
    ]);
    expect(await rows("analytics_pageviews")).toMatchObject([
      {
        visitor_id: pageview.visitorId,
        session_id: pageview.sessionId,
        path: pageview.path,
        utm: pageview.utmParams,
        sent_at: new Date(pageview.timestamp),
        is_returning: false,
        device: "mobile",
        bot: false,
      },
    ]);
    const [stored] = await rows("analytics_events");
    expect(stored).toMatchObject({ type: "input", element: "loanTerm", value: "20" });
    expect(Math.abs(Date.now() - (stored?.received_at.getTime() ?? 0))).toBeLessThan(60_000);
    expect(await rows("analytics_conversions")).toMatchObject([{ type: "landing_page" }]);
    expect(await rows("analytics_actions")).toMatchObject([{ data: actionBody().data }]);
  });

  test("many that come together are all stored, each once", async () => {
    const { add, depth } = desk();
    const bodies = Array.from({ length: current().volume(2_000) }, (_, number) =>
      eventBody({ element: `"a", \\ 'b' {${number}}` }),
    );
    await Promise.all(bodies.map((body) => add(eventHit(body, userAgent))));
    const stored = await rows("analytics_events");
    expect(stored.map(({ element }) => element).sort()).toEqual(bodies.map(({ element }) => element).sort());
    expect(depth()).toBe(0);
  });

  test("past the queue's length calls are refused; what was taken is there, and no more", async () => {
    const { add } = desk();
    const hits = Array.from({ length: 6_000 }, () => add(eventHit(eventBody(), userAgent)));
    const outcomes = await Promise.allSettled(hits);
    const refused = outcomes.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(1_000);
    for (const outcome of refused) expect(outcome).toMatchObject({ reason: { statusCode: 503 } });
    expect(await count()).toBe(5_000);
  });

  test("while the database is away calls are refused, and stored again when it is back", async () => {
    const { add } = desk();
    gone = true;
    await expect(add(eventHit(eventBody(), userAgent))).rejects.toMatchObject({ statusCode: 503 });
    expect(failures).toBe(1);
    gone = false;
    await add(eventHit(eventBody(), userAgent));
    expect(await count()).toBe(1);
  });

  test("a group is stored whole or not at all, and its failure is logged without what it holds", async () => {
    const { add } = desk();
    await sql`alter table analytics_conversions add constraint none check (type <> 'Thandeka')`.execute(
      current().database,
    );
    const outcomes = await Promise.allSettled([
      add(eventHit(eventBody({ element: "Thandeka" }), userAgent)),
      add(conversionHit(conversionBody({ type: "Thandeka" }), userAgent)),
    ]);
    await sql`alter table analytics_conversions drop constraint none`.execute(current().database);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await count()).toBe(0);
    expect(log).toHaveLength(1);
    expect(log.join("")).not.toMatch(/Thandeka|insert/);
  });

  test("a day takes so many calls, by all processes together, and the log says once that it is full", async () => {
    const [one, other] = [desk(10), desk(10)];
    const hit = () => eventHit(eventBody(), userAgent);
    for (let call = 0; call < 6; call++) await one.add(hit());
    for (let call = 0; call < 4; call++) await other.add(hit());
    await expect(other.add(hit())).rejects.toThrow(StorageUnavailableError);
    await expect(other.add(hit())).rejects.toThrow(StorageUnavailableError);
    // The other process learns of it with the next group.
    await one.add(hit());
    await expect(one.add(hit())).rejects.toThrow(StorageUnavailableError);
    expect(await count()).toBe(11);
    expect(log.filter((line) => line.includes("ANALYTICS_DAILY_LIMIT"))).toHaveLength(2);
    expect(failures).toBe(0);
  });
});
