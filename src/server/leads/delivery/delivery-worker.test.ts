import type { ServerResponse } from "node:http";
import Fastify from "fastify";
import { sql } from "kysely";
import { PgBoss } from "pg-boss";
import { afterEach, beforeEach, expect, test } from "vitest";
import { databaseForJobs } from "../../database/database.ts";
import { type RunningJobs, startJobs } from "../../jobs/boss.ts";
import { deliveryQueue } from "../../jobs/queues.ts";
import { eachDatabase } from "../../testing/each-database.ts";
import { someRecord } from "../../testing/lead-records.ts";
import { startMailServer } from "../../testing/test-mail-server.ts";
import { startTestPartner, type TestPartner, testSecret, until } from "../../testing/test-partner.ts";
import { eraseLeads } from "../leads.queries.ts";
import { saveLead } from "../save-lead.ts";
import { beginTry } from "./deliveries.queries.ts";
import { addDeliveries, redeliver, redeliverParked } from "./delivery-jobs.ts";
import { type SenderOf, workDeliveries } from "./delivery-worker.ts";
import { emailPartner } from "./email.ts";
import { mendDeliveries } from "./mend-deliveries.ts";
import type { Partner } from "./partner.ts";
import { webhookPartner } from "./webhook.ts";

const outcomeUrl = (leadId: string) => `https://ikhaya.example/outcome/${leadId}`;

eachDatabase((current) => {
  let partner: TestPartner;
  let running: RunningJobs[];
  let log: string[];

  beforeEach(async () => {
    running = [];
    log = [];
    partner = await startTestPartner();
    await current().database.deleteFrom("leads").execute();
    await sql`delete from pgboss.job`.execute(current().database);
  });
  afterEach(async () => {
    await Promise.all(running.map((jobs) => jobs.stop()));
    await partner.close();
  });

  /** Works as one process of several would; returns how to have it look at once. */
  async function work(partners: Partner[] = [webhook()], shared = true): Promise<() => void> {
    const { database } = current();
    const { log: logger } = Fastify({
      logger: { level: "trace", stream: { write: (line: string) => void log.push(line) } },
    });
    const jobs = await startJobs({ database, shared, onError: () => {}, log: logger });
    running.push(jobs);
    const senderOf: SenderOf = async (_partner, channel) => partners.find((one) => one.channel === channel);
    return workDeliveries(jobs.boss, { database, journal: undefined, senderOf, outcomeUrl, log: logger });
  }
  const { log: quiet } = Fastify();
  const webhook = (timeoutMs = 5_000) =>
    webhookPartner({ url: partner.url, secrets: () => [testSecret], timeoutMs });
  const save = (number: number) => saveLead(current().database, someRecord(number), ["webhook"]);
  const rows = () => current().database.selectFrom("deliveries").selectAll().orderBy("channel").execute();
  const row = () => current().database.selectFrom("deliveries").selectAll().executeTakeFirstOrThrow();
  const jobs = async () => {
    const { rows } = await sql<{
      name: string;
      state: string;
      seconds: number;
      all: string;
    }>`select name, state::text, extract(epoch from start_after - now())::float8 as seconds, job::text as all
      from pgboss.job where state <= 'active'`.execute(current().database);
    return rows;
  };
  const secondsAhead = ({ next_try_at }: { next_try_at: Date }) =>
    (next_try_at.getTime() - Date.now()) / 1_000;
  const waitsAfter = async (tries: number) => {
    const { attempts, state } = await row();
    return attempts === tries && state === "waiting";
  };
  /** Takes a job as a worker does, and does nothing with it. */
  const take = () => new PgBoss({ db: databaseForJobs(current().database) }).fetch(deliveryQueue("webhook"));
  /** As if so many seconds had gone by since the last sign of life of whoever has a job. */
  const age = (seconds: number) =>
    sql`update pgboss.job set heartbeat_on = heartbeat_on - ${seconds} * interval '1 second'`.execute(
      current().database,
    );
  /** Makes what waits due now. */
  const hurry = () =>
    sql`update pgboss.job set start_after = now() where state < 'active'`.execute(current().database);

  test("a lead reaches the partner once, signed, under its own id", async () => {
    const { id } = await save(1);
    await work();
    await until(async () => (await row()).state === "delivered");
    expect(partner.received).toMatchObject([{ id, email: "visitor-1@example.com" }]);
    expect(await row()).toMatchObject({ attempts: 1, last_status: 200, reason: null });
    expect(log.join("")).not.toContain("visitor-1");
  });

  test("each lead reaches its own partner and no other, and waits where that one has no way", async () => {
    const second = await startTestPartner();
    const jobs = await startJobs({
      database: current().database,
      shared: true,
      onError: () => {},
      log: quiet,
    });
    running.push(jobs);
    const senders = [webhook(), webhookPartner({ url: second.url, secrets: () => [testSecret] })];
    const senderOf: SenderOf = async (id) => senders[id - 1];
    await workDeliveries(jobs.boss, {
      database: current().database,
      journal: undefined,
      senderOf,
      outcomeUrl,
      log: quiet,
    });
    const ids: string[] = [];
    for (const partner_id of [1, 2, 3]) {
      const record = { ...someRecord(60 + partner_id), partner_id };
      ids.push((await saveLead(current().database, record, ["webhook"])).id);
    }
    await until(async () => (await rows()).filter(({ state }) => state === "delivered").length === 2);
    expect([partner, second].map(({ received }) => received.map(({ id }) => id))).toEqual([
      [ids[0]],
      [ids[1]],
    ]);
    expect((await rows()).find(({ lead_id }) => lead_id === ids[2])).toMatchObject({
      state: "waiting",
      attempts: 0,
    });
    await second.close();
  });

  test("while a secret is being replaced the old one and the new one sign", async () => {
    const fresh = `whsec_${Buffer.alloc(32, 5).toString("base64")}`;
    await work([webhookPartner({ url: partner.url, secrets: () => [fresh, testSecret] })]);
    await save(64);
    await until(async () => (await row()).state === "delivered");
    const [received] = partner.received;
    expect(String(received?.headers["webhook-signature"]).split(" ")).toHaveLength(2);
  });

  test("a lead and its job are stored together or not at all, and no job holds a detail of a person", async () => {
    const { database } = current();
    const { id } = await save(2);
    expect(await jobs()).toHaveLength(1);
    await sql`delete from pgboss.job`.execute(database);
    await sql`delete from deliveries`.execute(database);
    const broken = database.transaction().execute(async (transaction) => {
      await addDeliveries(transaction, id, ["webhook", "email"]);
      throw new Error("no");
    });
    await expect(broken).rejects.toThrow("no");
    expect([await rows(), await jobs()]).toEqual([[], []]);
    await addDeliveries(database, id, ["webhook"]);
    expect((await jobs())[0]?.all).not.toMatch(/visitor|Thandeka|27821000002/);
    await eraseLeads(database, undefined, [id]);
    expect(await jobs()).toEqual([]);
  });

  test("several workers share many leads and send none twice", async () => {
    for (let count = 0; count < 3; count++) await work();
    const saved = await Promise.all(Array.from({ length: 40 }, (_, number) => save(number)));
    await until(() => partner.received.length >= 40, 30_000);
    await Promise.all(running.map((jobs) => jobs.stop()));
    expect(partner.received.map(({ id }) => id).sort()).toEqual(saved.map(({ id }) => id).sort());
  }, 40_000);

  test("after a 500 the lead waits, and the next try delivers it", async () => {
    await save(1);
    partner.answer = (response) => void response.writeHead(500).end("the partner's secrets");
    const look = await work();
    await until(async () => (await row()).last_status === 500);
    expect(await row()).toMatchObject({ state: "waiting", reason: "The partner answered 500." });
    expect(secondsAhead(await row())).toBeGreaterThan(2);
    partner.answer = (response) => void response.end();
    await hurry();
    look();
    await until(async () => (await row()).state === "delivered");
    expect(new Set(partner.received.map(({ id }) => id)).size).toBe(1);
    expect(await row()).toMatchObject({ attempts: 2, reason: null });
  });

  test.for([400, 401, 403, 404, 405, 410, 422])(
    "a passing %i parks nothing: the lead waits",
    async (status) => {
      await save(1);
      partner.answer = (response) => void response.writeHead(status).end();
      await work();
      await until(async () => (await row()).last_status === status);
      expect(await row()).toMatchObject({
        state: "waiting",
        attempts: 1,
        reason: `The partner answered ${status}.`,
      });
      expect(await jobs()).toMatchObject([{ name: "deliver-webhook" }]);
    },
  );

  test.for([
    [429, { "retry-after": "600" }, 600],
    [503, { "retry-after": new Date(Date.now() + 3_600_000).toUTCString() }, 3_000],
  ] as const)("a %i with Retry-After is honoured", async ([status, headers, least]) => {
    await save(1);
    partner.answer = (response) => void response.writeHead(status, headers).end();
    await work();
    await until(async () => (await row()).last_status === status);
    expect(secondsAhead(await row())).toBeGreaterThan(least - 60);
    expect((await jobs())[0]?.seconds).toBeGreaterThan(least - 60);
  });

  test("a redirect is not followed", async () => {
    const elsewhere = await startTestPartner();
    await save(1);
    partner.answer = (response) => void response.writeHead(307, { location: elsewhere.url }).end();
    await work();
    await until(async () => (await row()).last_status === 307);
    expect((await row()).state).toBe("waiting");
    expect(elsewhere.received).toEqual([]);
    await elsewhere.close();
  });

  test("a partner that is slow, gone or talks nonsense is tried again later", async () => {
    await save(1);
    partner.answer = () => {};
    const look = await work([webhook(2_000)]);
    await until(async () => (await row()).reason === "The partner did not answer in time.");
    partner.answer = (response) => void response.socket?.end("garbage\r\n\r\n");
    await hurry();
    look();
    await until(() => waitsAfter(2));
    expect((await row()).reason).toMatch(/^The partner could not be reached \(.+\)\.$/);
    await partner.close();
    await hurry();
    look();
    await until(() => waitsAfter(3));
    expect((await row()).reason).toMatch(
      /^The partner could not be reached \((ECONNREFUSED|UND_ERR_SOCKET|ECONNRESET)\)\.$/,
    );
  });

  test("after the tenth try leads are parked with the reason, and the operator sends all of them again", async () => {
    const { database } = current();
    for (const number of [1, 2, 3]) await save(number);
    await database.updateTable("deliveries").set({ attempts: 9 }).execute();
    partner.answer = (response) => void response.writeHead(404).end();
    const look = await work();
    await until(async () => (await rows()).every(({ state }) => state === "parked"));
    expect((await row()).reason).toBe("No success in 10 tries. The partner answered 404.");
    expect(log.join("")).toContain("A delivery was parked.");
    partner.answer = (response) => void response.end();
    expect(await redeliverParked(database)).toBe(3);
    look();
    await until(async () =>
      (await rows()).every(({ state, attempts }) => state === "delivered" && attempts === 1),
    );
    expect(await redeliverParked(database)).toBe(0);
  });

  test("a delivered lead goes once more when the operator says so", async () => {
    const { id } = await save(1);
    const look = await work();
    await until(async () => (await row()).state === "delivered" && (await jobs()).length === 0);
    await redeliver(current().database, id, "webhook");
    look();
    await until(() => partner.received.length === 2);
  });

  test("what was taken and is not being sent goes on soon, and is not counted twice", async () => {
    const { id } = await save(1);
    const { database } = current();
    // Taken by a process that died, or whose connection was cut as the claim was committed.
    const taken = await take();
    expect(taken).toHaveLength(1);
    await beginTry(database, { leadId: id, channel: "webhook" });
    await age(10);
    await work();
    // Others are being sent all the while.
    partner.answer = (response) => void setTimeout(() => response.end(), 500);
    let number = 1;
    const others = setInterval(() => void save(++number), 400);
    const first = () => partner.received.filter((received) => received.id === id).length;
    // Within seconds after the last heartbeat is too old; without one at all it would be minutes.
    await until(() => first() === 1, 60_000).finally(() => clearInterval(others));
    const { attempts } = await database
      .selectFrom("deliveries")
      .select("attempts")
      .where("lead_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(attempts).toBe(1);
  }, 90_000);

  test("a delivery over which processes died again and again is parked for the operator", async () => {
    await save(1);
    await sql`update pgboss.job set retry_limit = 0`.execute(current().database);
    await take();
    await age(60);
    await work();
    await until(async () => {
      for (const { boss } of running) for (const { id } of boss.getWipData()) boss.notifyWorker(id);
      return (await row()).state === "parked";
    });
    expect((await row()).reason).toBe("The server stopped again and again while it sent this.");
    expect(partner.received).toEqual([]);
  }, 90_000);

  test("beside the embedded database a start need not wait for the dead", async () => {
    await save(1);
    await take();
    await work([webhook()], false);
    await until(async () => (await row()).state === "delivered", 10_000);
  });

  test("a slow send keeps its job, so that no other worker sends the same", async () => {
    await save(1);
    const asked = Promise.withResolvers<ServerResponse>();
    partner.answer = asked.resolve;
    await work([webhook(60_000)]);
    await work([webhook(60_000)]);
    const response = await asked.promise;
    // A process is thought dead, and its jobs are taken by others, after twice this time without a sign of life.
    const lastSign = async () => {
      const { rows } = await sql<{ at: Date }>`select heartbeat_on as at from pgboss.job
        where state = 'active'`.execute(current().database);
      return rows[0]?.at.getTime() ?? 0;
    };
    const first = await lastSign();
    await until(async () => (await lastSign()) > first);
    response.end();
    await until(async () => (await row()).state === "delivered");
    expect(partner.received).toHaveLength(1);
  });

  test("a stop gives a send that takes too long back, uncounted, for the next process", async () => {
    await save(1);
    partner.answer = () => {};
    await work([webhook(60_000)]);
    await until(() => partner.received.length === 1);
    await running.pop()?.stop();
    partner.answer = (response) => void response.end();
    await work();
    await until(async () => (await row()).state === "delivered");
    expect((await row()).attempts).toBe(1);
  }, 30_000);

  test("a changed way of delivery takes what waits or is parked with it", async () => {
    const { database } = current();
    const [waiting, parked, delivered] = await Promise.all([save(1), save(2), save(3)]);
    const set = (state: "parked" | "delivered", { id }: { id: string }) =>
      database.updateTable("deliveries").set({ state, attempts: 10 }).where("lead_id", "=", id).execute();
    await set("parked", parked);
    await set("delivered", delivered);
    await mendDeliveries(database, () => ["email"]);
    await mendDeliveries(database, () => ["email"]);
    const found = (await rows()).map(({ lead_id, channel, state, attempts }) => [
      lead_id,
      channel,
      state,
      attempts,
    ]);
    expect(found.filter(([, channel]) => channel === "webhook")).toEqual([
      [delivered.id, "webhook", "delivered", 10],
    ]);
    expect(new Set(found.filter(([, channel]) => channel === "email"))).toEqual(
      new Set([
        [waiting.id, "email", "waiting", 0],
        [parked.id, "email", "waiting", 0],
      ]),
    );
    const names = (await jobs()).map(({ name }) => name);
    // The webhook's one is the delivered lead's, and finds nothing to do.
    expect(names.sort()).toEqual(["deliver-email", "deliver-email", "deliver-webhook"]);
  });

  test("after the clock was set back nothing waits for the time that was put back", async () => {
    await save(1);
    const { database } = current();
    await sql`update deliveries set next_try_at = now() + interval '800 days', created_at = now() + interval '800 days'`.execute(
      database,
    );
    await sql`update pgboss.job set start_after = now() + interval '800 days'`.execute(database);
    await mendDeliveries(database, () => ["webhook"]);
    await work();
    await until(async () => (await row()).state === "delivered");
  });

  test("webhook and e-mail are tracked apart, so that neither is repeated for the other", async () => {
    const mail = await startMailServer();
    await saveLead(current().database, someRecord(1), ["webhook", "email"]);
    partner.answer = (response) => void response.writeHead(500).end();
    const target = { to: "leads@partner.example", from: "hello@ikhaya.example", fromName: "Ikhaya" };
    const look = await work([webhook(), emailPartner({ ...target, smtpUrl: mail.url })]);
    const states = async () => (await rows()).map(({ state, attempts }) => `${state} ${attempts}`).join();
    await until(async () => (await states()) === "delivered 1,waiting 1");
    partner.answer = (response) => void response.end();
    await hurry();
    look();
    await until(async () => (await states()) === "delivered 1,delivered 2");
    expect(mail.messages).toHaveLength(1);
    expect(mail.messages[0]).toMatch(/^Reply-To: visitor-1@example.com\r$/m);
    expect(mail.messages[0]).toMatch(/^To: leads@partner.example\r$/m);
    expect(mail.messages[0]).toContain("Phone: +27821000001");
    await mail.close();
  });
});
