import Fastify from "fastify";
import { sql } from "kysely";
import { PgBoss } from "pg-boss";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pageviewHit } from "../analytics/hit.ts";
import { saveHits } from "../analytics/save-hits.ts";
import { databaseForJobs } from "../database/database.ts";
import { type RunningJobs, startJobs } from "../jobs/boss.ts";
import { messageQueue } from "../jobs/queues.ts";
import { saveLead } from "../leads/save-lead.ts";
import { operatorOf } from "../operations/operator.ts";
import { guarded } from "../operations/people/guarded.ts";
import { pageviewBody, userAgent } from "../testing/analytics-bodies.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { someRecord } from "../testing/lead-records.ts";
import { startMailServer, type TestMailServer } from "../testing/test-mail-server.ts";
import { until } from "../testing/test-partner.ts";
import { alertCounts, alertsView, eraseOldAlerts } from "./alerts.queries.ts";
import { leadTroubles } from "./lead-troubles.ts";
import { lookForAlerts } from "./look-for-alerts.ts";
import { beginMessage } from "./messages.queries.ts";
import { emailWay } from "./operator-ways.ts";
import { sendMessages } from "./send-messages.ts";
import { diskTrouble, figuresTrouble } from "./site-troubles.ts";
import type { TroubleSource } from "./trouble.ts";
import { sendWeek } from "./weekly-mail.ts";

eachDatabase((current) => {
  let mail: TestMailServer;
  let running: RunningJobs[];
  let start: Date;
  const log: string[] = [];
  const { log: logger } = Fastify({
    logger: { level: "trace", stream: { write: (line: string) => void log.push(line) } },
  });

  beforeEach(async () => {
    const { database } = current();
    mail = await startMailServer();
    running = [];
    log.length = 0;
    start = new Date();
    for (const table of ["leads", "alerts", "operator_messages", "trail", "analytics_pageviews"] as const) {
      await database.deleteFrom(table).execute();
    }
    await sql`delete from pgboss.job`.execute(database);
  });
  afterEach(async () => {
    await Promise.all(running.map((jobs) => jobs.stop()));
    await mail.close();
  });

  /** One process of several that sends what the operator is told. */
  async function process(): Promise<RunningJobs> {
    const { database } = current();
    const jobs = await startJobs({ database, shared: true, onError: () => {}, log: logger });
    running.push(jobs);
    const email = {
      to: "me@example.com",
      smtpUrl: mail.url,
      from: "hello@ikhaya.example",
      fromName: "Ikhaya",
    };
    await sendMessages(jobs.boss, { database, ways: [emailWay(email)], log: logger });
    return jobs;
  }
  const leadSources = () => leadTroubles(current().database, { waitingMinutes: 2, quietDays: 3 });
  /** Looks as a process would so many minutes after the start. */
  const look = (minutes = 0, sources: readonly TroubleSource[] = leadSources()) =>
    lookForAlerts(
      { database: current().database, sources, ways: ["email"], log: logger },
      new Date(start.getTime() + minutes * 60_000),
    );
  const take = (number: number, changes: object = {}) =>
    saveLead(current().database, someRecord(number, changes), ["webhook"]);
  const deliveries = (state: "delivered" | "parked" | "waiting") =>
    current()
      .database.updateTable("deliveries")
      .set({ state, ...(state === "delivered" && { delivered_at: new Date() }) })
      .execute();
  const open = async () => (await alertsView(current().database)).open.map(({ sentence }) => sentence);
  const subjects = () => mail.messages.map((message) => /^Subject: (.*)\r$/m.exec(message)?.[1]);
  const settled = () =>
    until(async () => {
      const rows = await current().database.selectFrom("operator_messages").select("state").execute();
      return rows.every(({ state }) => state === "sent");
    });
  const plainOperator = () =>
    operatorOf({
      database: () => current().database,
      journal: undefined,
      channels: () => [],
      place: { kind: "postgresql" },
    });
  /** Makes what waits due now. */
  const hurry = () =>
    sql`update pgboss.job set start_after = now() where state < 'active'`.execute(current().database);

  test("the partner is off for six minutes: one mail, one when it is over, both without a name", async () => {
    await process();
    await process();
    await take(1);
    await take(2);
    for (let minute = 0; minute <= 6; minute += 1) {
      // Two processes look at the same moment.
      await Promise.all([look(minute), look(minute)]);
      await settled();
      expect(mail.messages).toHaveLength(minute > 2 ? 1 : 0);
    }
    await deliveries("delivered");
    for (const minute of [7, 8, 9]) await Promise.all([look(minute), look(minute)]);
    await settled();
    expect(subjects()).toEqual([
      "Ikhaya: Requests wait for the partner",
      "Ikhaya: Over: Requests wait for the partner",
    ]);
    expect(mail.messages[0]).toContain("2 requests have waited longer than 2 minutes for the partner.");
    expect(mail.messages.join("") + log.join("")).not.toMatch(/visitor|Thandeka|Nkosi|2782|082100/);
    const [first, over] = mail.messages.map((message) => /^Message-ID: (.*)\r$/m.exec(message)?.[1]);
    expect(mail.messages[1]).toContain(`In-Reply-To: ${first}`);
    expect(over).not.toBe(first);
  });

  test("a process that dies while it sends leaves one mail, sent by another", async () => {
    const { database } = current();
    await take(1);
    await look(3);
    // As a process leaves it that was killed with the connection open.
    const [job] = await new PgBoss({ db: databaseForJobs(database) }).fetch<{ message: string }>(
      messageQueue,
    );
    await beginMessage(database, job!.data.message);
    await process();
    await look(4);
    expect(mail.messages).toHaveLength(0);
    await sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '11 seconds'`.execute(database);
    await settled();
    await look(5);
    expect(subjects()).toEqual(["Ikhaya: Requests wait for the partner"]);
    expect((await alertsView(database)).sent).toMatchObject([{ tries: 1 }]);
  });

  test("killed between the mail server's answer and the note of it, the same message goes once more", async () => {
    const { database } = current();
    await take(1);
    await look(3);
    await process();
    await settled();
    await sql`update operator_messages set state = 'sending', sent_at = null`.execute(database);
    const { id } = await database.selectFrom("operator_messages").select("id").executeTakeFirstOrThrow();
    await running[0]!.boss.send(messageQueue, { message: id });
    await settled();
    const ids = mail.messages.map((message) => /^Message-ID: (.*)\r$/m.exec(message)?.[1]);
    expect(ids).toEqual([`<operator-${id}@ikhaya.example>`, `<operator-${id}@ikhaya.example>`]);
    // A job that comes when all is noted sends nothing.
    await running[0]!.boss.send(messageQueue, { message: id });
    await until(async () => {
      const { rows } =
        await sql`select 1 from pgboss.job where name = ${messageQueue} and state < 'completed'`.execute(
          database,
        );
      return rows.length === 0;
    });
    expect(mail.messages).toHaveLength(2);
  });

  test("a dead mail server is seen: the alert stays open, its failed tries are counted, and one mail says all later", async () => {
    const { database } = current();
    mail.fault = () => ({ reply: "451 try later" });
    await process();
    await take(1);
    await look(3);
    await until(async () => (await alertCounts(database)).unsentMessages === 1);
    expect(await alertsView(database)).toMatchObject({
      open: [{ kind: "waiting" }],
      unsent: [{ state: "waiting", tries: 1, reason: "The mail server answered 451." }],
      sent: [],
    });
    expect(await alertCounts(database)).toEqual({ openAlerts: 1, unsentMessages: 1 });
    await deliveries("delivered");
    await look(9);
    expect(await alertCounts(database)).toEqual({ openAlerts: 0, unsentMessages: 1 });
    mail.fault = () => undefined;
    await hurry();
    await settled();
    expect(subjects()).toEqual(["Ikhaya: Requests wait for the partner"]);
    expect(mail.messages[0]).toMatch(/It is over since .*, and no other message follows/s);
    expect(await alertCounts(database)).toEqual({ openAlerts: 0, unsentMessages: 0 });
  });

  test("after ten tries a message is given up, and stays in view", async () => {
    const { database } = current();
    await take(1);
    await look(3);
    await database.updateTable("operator_messages").set({ tries: 9 }).execute();
    mail.fault = () => ({ reply: "554 no" });
    await process();
    await until(async () => (await alertsView(database)).unsent[0]?.state === "failed");
    expect((await alertsView(database)).unsent).toMatchObject([{ tries: 10 }]);
  });

  test("a request that was released or sent again long after it came does not count as waiting since then", async () => {
    const { database } = current();
    const { id } = await take(1);
    await sql`update leads set received_at = now() - interval '5 hours'`.execute(database);
    await look(1);
    expect(await open()).toEqual([]);
    await deliveries("delivered");
    await sql`update deliveries set state = 'waiting', created_at = now() - interval '5 hours'`.execute(
      database,
    );
    await look(3);
    expect(await open()).toEqual([]);
    // Nobody takes it at all: there is no partner.
    await database.deleteFrom("deliveries").where("lead_id", "=", id).execute();
    await look(3);
    expect(await open()).toEqual(["1 request has waited longer than 2 minutes for the partner."]);
  });

  test("a parked delivery is told, and it is over when it is sent again", async () => {
    await take(1);
    await deliveries("parked");
    await look();
    expect(await open()).toEqual(["1 delivery is parked and not tried again by itself."]);
    await deliveries("delivered");
    await look();
    expect(await open()).toEqual([]);
  });

  test("the quarantine is told until somebody looks through it, and again when more comes", async () => {
    const { database } = current();
    const person = () => ({ name: "Thandi", rights: ["reads" as const] });
    const operator = guarded(plainOperator(), { person, database: () => database, journal: undefined });
    await take(1, { website: "spam" });
    await look();
    expect(await open()).toEqual(["1 request waits in quarantine."]);
    await operator.leads({ search: "visitor" });
    await operator.leads({ state: "accepted" });
    await look();
    expect(await open()).toHaveLength(1);
    await operator.leads({ state: "quarantined" });
    await look();
    expect(await open()).toEqual([]);
    await take(2, { website: "spam" });
    await look();
    expect(await open()).toEqual(["1 request waits in quarantine."]);
    const kinds = await database.selectFrom("operator_messages").select("kind").execute();
    expect(kinds).toHaveLength(2);
  });

  test("no request for days is told where visitors came, and neither where none did nor on a new site", async () => {
    const { database } = current();
    const visitDaysAgo = async (days: number, agent = userAgent) => {
      await saveHits(database, [pageviewHit(pageviewBody(), agent)]);
      await sql`update analytics_pageviews set received_at = now() - ${days} * interval '1 day'
        where received_at > now() - interval '1 minute'`.execute(database);
    };
    await visitDaysAgo(1);
    await look();
    expect(await open()).toEqual([]);
    await visitDaysAgo(4);
    await look();
    expect(await open()).toEqual(["No request came in the last 3 days, and visitors did."]);
    await take(1, { website: "spam" });
    await database.deleteFrom("trail").execute();
    await look();
    expect(await open()).toContain("No request came in the last 3 days, and visitors did.");
    await take(2);
    await look();
    expect((await open()).join()).not.toContain("No request came");
    await database.deleteFrom("leads").execute();
    await sql`delete from analytics_pageviews where received_at > now() - interval '3 days'`.execute(
      database,
    );
    await visitDaysAgo(1, "curl/8");
    await look();
    expect(await open()).toEqual([]);
  });

  test("the operator's own tries are no trouble", async () => {
    await take(1);
    await take(2, { website: "spam" });
    await current().database.updateTable("leads").set({ test: true }).execute();
    await look(30);
    await deliveries("parked");
    await look(31);
    expect(await open()).toEqual([]);
  });

  test("a disk is told when it is nearly full, and is over only with room to spare; another machine's is not its own", async () => {
    let free = 2_100_000_000;
    const disk = (size = 1_000_000_000_000) => [diskTrouble(async () => ({ free, size }), "one")];
    await look(0, disk());
    expect(await open()).toEqual([]);
    free = 1_900_000_000;
    await look(1, disk());
    expect(await open()).toEqual(["The disk with DATA_DIR on one is nearly full: 1900 MB are free."]);
    free = 2_100_000_000;
    await look(2, disk());
    await look(2, [diskTrouble(async () => ({ free: 9e9, size: 9e9 }), "two")]);
    expect(await open()).toHaveLength(1);
    free = 2_500_000_000;
    await look(3, disk());
    expect(await open()).toEqual([]);
    // A small disk need only be a tenth free.
    free = 120_000_000;
    await look(4, disk(1_000_000_000));
    expect(await open()).toEqual([]);
  });

  test("each table of figures is told once, and what cannot be looked at is neither told nor over", async () => {
    const [duty, rate] = ["Transfer duty: it ended.", "Prime rate: a decision was announced."];
    let warnings = [duty, rate];
    const figures = [
      figuresTrouble(async () => {
        if (warnings.length === 0) throw new Error("Thandeka");
        return warnings;
      }),
    ];
    await look(0, figures);
    await look(1, figures);
    expect((await open()).toSorted()).toEqual([rate, duty]);
    warnings = [];
    await look(2, figures);
    expect(await open()).toHaveLength(2);
    expect(log.join("")).not.toContain("Thandeka");
    warnings = [duty];
    await look(3, figures);
    expect(await open()).toEqual([duty]);
    expect(await current().database.selectFrom("operator_messages").selectAll().execute()).toHaveLength(2);
  });

  test("the week's figures go out once, whoever asks for them, against the week before", async () => {
    const { database } = current();
    const monday = new Date("2026-11-23T05:00:00Z");
    for (const [number, at] of [
      [1, "2026-11-15T21:59:59Z"],
      [2, "2026-11-15T22:00:00Z"],
      [3, "2026-11-22T21:59:59Z"],
      [4, "2026-11-22T22:00:00Z"],
    ] as const) {
      await take(number);
      await sql`update leads set received_at = ${at}::timestamptz where email = ${`visitor-${number}@example.com`}`.execute(
        database,
      );
    }
    const { id } = await database
      .selectFrom("leads")
      .select("id")
      .where("email", "=", "visitor-3@example.com")
      .executeTakeFirstOrThrow();
    await plainOperator().sayOfLead(id, { kind: "outcome", said: "called" });
    await database.deleteFrom("analytics_days").execute();
    await database.deleteFrom("analytics_counts").execute();
    const day = { visitors: 1, returning_visitors: 0, views: 9, conversions: 0, bot_views: 3, final: true };
    await database
      .insertInto("analytics_days")
      .values([
        { ...day, day: "2026-11-16", sessions: 30 },
        { ...day, day: "2026-11-22", sessions: 12 },
        { ...day, day: "2026-11-15", sessions: 7 },
      ])
      .execute();
    const counted = { measure: "page", detail: "", visitors: 1, amount: 0 };
    await database
      .insertInto("analytics_counts")
      .values([
        { ...counted, day: "2026-11-20", name: "/legal", count: 5 },
        { ...counted, day: "2026-11-10", name: "/legal", count: 4 },
      ])
      .execute();
    await Promise.all([sendWeek(database, ["email"], monday), sendWeek(database, ["email"], monday)]);
    await sendWeek(database, ["email"], new Date("2026-11-24T05:00:00Z"));
    await process();
    await settled();
    expect(subjects()).toEqual(["Ikhaya: The week from 2026-11-16 to 2026-11-22"]);
    // Long lines are broken on the way.
    const text = mail.messages[0]?.replaceAll("=\r\n", "");
    expect(text).toMatch(/^Requests +2 +1\r$/m);
    expect(text).toMatch(/^ {2}the partner has +1 +0\r$/m);
    expect(text).toMatch(/^ {2}called +1 +0\r$/m);
    expect(text).toMatch(/^ {2}applied +0 +0\r$/m);
    expect(text).toMatch(/^Visits +42 +7\r$/m);
    expect(text).toMatch(/^\/legal +5 +4\r$/m);
    await sendWeek(database, ["email"], new Date("2026-11-30T05:00:00Z"));
    await until(() => mail.messages.length === 2);
  });

  test("what is over goes when it is as old as the oldest request, and what is open stays", async () => {
    const { database } = current();
    await take(1);
    await look(3);
    await sql`update alerts set opened_at = now() - interval '26 months'`.execute(database);
    await eraseOldAlerts(database, 24);
    expect(await open()).toHaveLength(1);
    await sql`update alerts set over_at = now() - interval '25 months'`.execute(database);
    await eraseOldAlerts(database, 24);
    expect(await database.selectFrom("operator_messages").selectAll().execute()).toEqual([]);
  });
});
