import Fastify from "fastify";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Storage } from "../../database/storage.ts";
import { eachDatabase } from "../../testing/each-database.ts";
import { someRecord } from "../../testing/lead-records.ts";
import { startMailServer } from "../../testing/test-mail-server.ts";
import { startTestPartner, type TestPartner, testSecret, until } from "../../testing/test-partner.ts";
import { redeliver } from "../leads.queries.ts";
import { saveLead } from "../save-lead.ts";
import { claimDeliveries, settleDelivery } from "./deliveries.queries.ts";
import { type DeliveryWorker, startDeliveryWorker } from "./delivery-worker.ts";
import { emailPartner } from "./email.ts";
import type { Partner } from "./partner.ts";
import { webhookPartner } from "./webhook.ts";

eachDatabase((current) => {
  let partner: TestPartner;
  let workers: DeliveryWorker[];
  let log: string[];

  beforeEach(async () => {
    workers = [];
    log = [];
    partner = await startTestPartner();
    await current().database.deleteFrom("leads").execute();
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    await partner.close();
  });

  function work(partners: Partner[] = [webhook()]): DeliveryWorker {
    const storage: Storage = { database: () => current().database, failed: () => {}, close: async () => {} };
    const { log: logger } = Fastify({
      logger: { level: "trace", stream: { write: (line: string) => void log.push(line) } },
    });
    const worker = startDeliveryWorker({
      storage,
      journal: undefined,
      partners,
      log: logger,
      leaseSeconds: 1.5,
    });
    workers.push(worker);
    return worker;
  }
  const webhook = (timeoutMs = 1_000) => webhookPartner({ url: partner.url, secret: testSecret, timeoutMs });
  const save = (number: number) => saveLead(current().database, someRecord(number), ["webhook"]);
  const row = () => current().database.selectFrom("deliveries").selectAll().executeTakeFirstOrThrow();
  const secondsAhead = ({ next_try_at }: { next_try_at: Date }) =>
    (next_try_at.getTime() - Date.now()) / 1_000;
  const settledAfter = (tries: number, { attempts, state }: { attempts: number; state: string }) =>
    attempts === tries && state === "waiting";
  /** Makes what waits due now. */
  const hurry = () =>
    current()
      .database.updateTable("deliveries")
      .set({ next_try_at: sql<Date>`now()` })
      .where("state", "=", "waiting")
      .execute();

  test("a lead reaches the partner once, signed, under its own id", async () => {
    const { id } = await save(1);
    work();
    await until(async () => (await row()).state === "delivered");
    expect(partner.received).toMatchObject([{ id, email: "visitor-1@example.com" }]);
    expect(await row()).toMatchObject({ attempts: 1, last_status: 200, reason: null, lease_owner: null });
    expect(log.join("")).not.toContain("visitor-1");
  });

  test("several workers share many leads and send none twice", async () => {
    const saved = await Promise.all(Array.from({ length: 40 }, (_, number) => save(number)));
    for (let count = 0; count < 3; count++) work();
    await until(() => partner.received.length >= 40);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(partner.received.map(({ id }) => id).sort()).toEqual(saved.map(({ id }) => id).sort());
  });

  test("after a 500 the lead waits, and the next try delivers it", async () => {
    await save(1);
    partner.answer = (response) => void response.writeHead(500).end("the partner's secrets");
    const worker = work();
    await until(async () => (await row()).last_status === 500);
    expect(await row()).toMatchObject({ state: "waiting", reason: "The partner answered 500." });
    expect(secondsAhead(await row())).toBeGreaterThan(2);
    partner.answer = (response) => void response.end();
    await hurry();
    worker.wake();
    await until(async () => (await row()).state === "delivered");
    expect(new Set(partner.received.map(({ id }) => id)).size).toBe(1);
    expect(await row()).toMatchObject({ attempts: 2, reason: null });
  });

  test.for([400, 401, 404, 410, 422])("a %i will not change and is parked at once", async (status) => {
    await save(1);
    partner.answer = (response) => void response.writeHead(status).end();
    work();
    await until(async () => (await row()).state === "parked");
    expect(await row()).toMatchObject({
      attempts: 1,
      last_status: status,
      reason: `The partner answered ${status}.`,
    });
    expect(log.join("")).toContain("A delivery was parked.");
  });

  test.for([
    [429, { "retry-after": "600" }, 600],
    [503, { "retry-after": new Date(Date.now() + 3_600_000).toUTCString() }, 3_000],
  ] as const)("a %i with Retry-After is honoured", async ([status, headers, least]) => {
    await save(1);
    partner.answer = (response) => void response.writeHead(status, headers).end();
    work();
    await until(async () => (await row()).last_status === status);
    expect(secondsAhead(await row())).toBeGreaterThan(least - 60);
  });

  test("a redirect is not followed", async () => {
    const elsewhere = await startTestPartner();
    await save(1);
    partner.answer = (response) => void response.writeHead(307, { location: elsewhere.url }).end();
    work();
    await until(async () => (await row()).last_status === 307);
    expect((await row()).state).toBe("waiting");
    expect(elsewhere.received).toEqual([]);
    await elsewhere.close();
  });

  test("a partner that is slow, gone or talks nonsense is tried again later", async () => {
    await save(1);
    partner.answer = () => {};
    work([webhook(200)]);
    await until(async () => (await row()).reason === "The partner did not answer in time.");
    partner.answer = (response) => void response.socket?.end("garbage\r\n\r\n");
    await hurry();
    await until(async () => settledAfter(2, await row()));
    expect((await row()).reason).toMatch(/^The partner could not be reached \(.+\)\.$/);
    await partner.close();
    await hurry();
    await until(async () => settledAfter(3, await row()));
    expect((await row()).reason).toMatch(
      /^The partner could not be reached \((ECONNREFUSED|UND_ERR_SOCKET|ECONNRESET)\)\.$/,
    );
  });

  test("after the tenth try a lead is parked with the reason, and the operator can start again", async () => {
    const { id } = await save(1);
    await current().database.updateTable("deliveries").set({ attempts: 9 }).execute();
    partner.answer = (response) => void response.writeHead(502).end();
    work();
    await until(async () => (await row()).state === "parked");
    expect((await row()).reason).toBe("No success in 10 tries. The partner answered 502.");
    partner.answer = (response) => void response.end();
    await redeliver(current().database, id, "webhook");
    await until(async () => (await row()).state === "delivered");
  });

  test("what a dead worker was sending is taken over within seconds and not counted twice", async () => {
    await save(1);
    const { database } = current();
    const dead = { owner: "dead", seconds: 1.5 };
    const [claim] = await claimDeliveries(database, dead, ["webhook"], 10);
    const started = Date.now();
    work();
    await until(async () => (await row()).state === "delivered", 9_000);
    expect(Date.now() - started).toBeLessThan(9_000);
    expect((await row()).attempts).toBe(1);
    // The dead worker, should it only have slept, writes nothing over the other's result.
    if (claim) await settleDelivery(database, dead, claim, { state: "waiting", attempts: 1 });
    expect((await row()).state).toBe("delivered");
  }, 15_000);

  test("a slow send keeps its lease, so that no other worker sends the same", async () => {
    await save(1);
    partner.answer = (response) => void setTimeout(() => response.end(), 4_000);
    work([webhook(15_000)]);
    work([webhook(15_000)]);
    await until(async () => (await row()).state === "delivered", 14_000);
    expect(partner.received).toHaveLength(1);
  }, 20_000);

  test("webhook and e-mail are tracked apart, so that neither is repeated for the other", async () => {
    const mail = await startMailServer();
    await saveLead(current().database, someRecord(1), ["webhook", "email"]);
    partner.answer = (response) => void response.writeHead(500).end();
    const target = { to: "leads@partner.example", from: "hello@ikhaya.example", fromName: "Ikhaya" };
    work([webhook(), emailPartner({ ...target, smtpUrl: mail.url })]);
    const states = async () =>
      (
        await current()
          .database.selectFrom("deliveries")
          .select(["channel", "state"])
          .where("attempts", "=", 1)
          .orderBy("channel")
          .execute()
      ).map(({ state }) => state);
    await until(async () => (await states()).join() === "delivered,waiting");
    partner.answer = (response) => void response.end();
    await hurry();
    await until(async () => (await row()).state === "delivered" && partner.received.length === 2);
    expect(mail.messages).toHaveLength(1);
    expect(mail.messages[0]).toMatch(/^Reply-To: visitor-1@example.com\r$/m);
    expect(mail.messages[0]).toMatch(/^To: leads@partner.example\r$/m);
    expect(mail.messages[0]).toContain("Phone: +27821000001");
    await mail.close();
  });
});
