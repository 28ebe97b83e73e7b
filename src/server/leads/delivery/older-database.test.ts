import Fastify from "fastify";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import { openDatabase } from "../../database/database.ts";
import { migrations } from "../../database/migrations/migrations.ts";
import { eachDatabase } from "../../testing/each-database.ts";
import { someRecord } from "../../testing/lead-records.ts";
import { startTestPartner, testSecret, until } from "../../testing/test-partner.ts";
import { startWork } from "../../work.ts";
import { saveLead } from "../save-lead.ts";
import { webhookPartner } from "./webhook.ts";

eachDatabase((current) => {
  test("a database of the time before pg-boss goes on where it was", async () => {
    const { database, options } = current();
    const partner = await startTestPartner();
    const states = ["waiting", "sending", "parked", "delivered"] as const;
    const ids = [];
    for (const number of states.keys())
      ids.push((await saveLead(database, someRecord(number), ["webhook"])).id);
    // As it was: no jobs, leases, and a table of our own for what is due next.
    await sql`drop schema pgboss cascade`.execute(database);
    await sql`alter table deliveries add lease_owner text, add lease_until timestamptz`.execute(database);
    await sql`create table analytics_jobs (name text primary key, next_at timestamptz not null)`.execute(
      database,
    );
    await sql`drop table retention_clock, analytics_received, lead_requests, unproven_requests, announcement_dates, declared_holidays`.execute(
      database,
    );
    await sql`alter table leads drop column correction_of, drop column signals, drop column call_time`.execute(
      database,
    );
    await sql`alter table consents drop column marketing_email, drop column marketing_phone,
      add marketing boolean not null default false`.execute(database);
    await sql`delete from kysely_migration where name >= '0004'`.execute(database);
    for (const [index, state] of states.entries()) {
      await sql`update deliveries set state = ${state}, attempts = 3, lease_owner = 'dead', lease_until = now()
        where lead_id = ${ids[index]}`.execute(database);
    }
    const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
    const pending = (await migrator.getMigrations()).filter(({ executedAt }) => !executedAt);
    expect(pending.map(({ name }) => name)).toContain("0004-jobs");
    if (!options.databaseUrl) await database.destroy();

    const opened = await openDatabase(options);
    const work = await startWork({
      database: opened,
      config: readConfig({ ...(options.databaseUrl && { DATABASE_URL: options.databaseUrl }) }),
      journal: undefined,
      partners: [webhookPartner({ url: partner.url, secret: testSecret })],
      onError: () => {},
      log: Fastify().log,
    });
    await until(() => partner.received.length === 2);
    expect(new Set(partner.received.map(({ id }) => id))).toEqual(new Set(ids.slice(0, 2)));
    const rows = opened.selectFrom("deliveries").select(["lead_id", "state", "attempts"]);
    await until(async () => (await rows.where("state", "=", "delivered").execute()).length === 3);
    const found = new Map((await rows.execute()).map(({ lead_id, ...row }) => [lead_id, row]));
    expect(ids.map((id) => found.get(id))).toEqual([
      { state: "delivered", attempts: 4 },
      { state: "delivered", attempts: 3 },
      { state: "parked", attempts: 3 },
      { state: "delivered", attempts: 3 },
    ]);
    await work.stop();
    await opened.destroy();
    await partner.close();
  }, 60_000);
});
