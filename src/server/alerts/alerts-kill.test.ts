import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { PgBoss } from "pg-boss";
import { afterEach, beforeEach, expect, test } from "vitest";
import { databaseForJobs, openDatabase } from "../database/database.ts";
import { scheduleQueue } from "../jobs/queues.ts";
import { someLead } from "../testing/lead-bodies.ts";
import { type ServerProcess, type Settings, startServer } from "../testing/server-process.ts";
import { startMailServer, type TestMailServer } from "../testing/test-mail-server.ts";
import { startTestPartner, type TestPartner, testSecret, until } from "../testing/test-partner.ts";
import { freePort } from "../testing/test-postgres.ts";

const token = "a-token-of-the-operator";
/** Of a machine that others use as well. */
const patience = 100_000;

let dataDir: string;
let mail: TestMailServer;
let partner: TestPartner | undefined;
let server: ServerProcess | undefined;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "ikhaya-alerts-"));
  mail = await startMailServer();
});
afterEach(async () => {
  await server?.kill();
  await partner?.close();
  await mail.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** As if six minutes had gone by; every try and the next look are due at the next start. */
async function sixMinutesLater(): Promise<void> {
  const database = await openDatabase({ dataDir });
  await sql`update deliveries set created_at = created_at - interval '6 minutes'`.execute(database);
  await sql`update pgboss.job set start_after = now() where state < 'active'`.execute(database);
  await sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '6 minutes'`.execute(database);
  // What a killed process had under way is given up by then.
  await sql`delete from pgboss.job where name = ${scheduleQueue}`.execute(database);
  const boss = new PgBoss({ db: databaseForJobs(database) });
  await boss.send(scheduleQueue, { schedule: "alerts" }, { singletonKey: "alerts" });
  await database.destroy();
}

// On the embedded database, which dies with the process; what is asked of either is in alerts.test.ts.
test("the operator gets one mail and one when it is over, though the process is killed before, while and after it sends", {
  timeout: 400_000,
}, async () => {
  const [partnerPort, operationsPort] = [await freePort(), await freePort()];
  const settings: Settings = {
    DATA_DIR: dataDir,
    PARTNER_WEBHOOK_URL: `http://127.0.0.1:${partnerPort}/leads`,
    PARTNER_WEBHOOK_SECRET: testSecret,
    OPERATOR_EMAIL: "me@example.com",
    SMTP_URL: mail.url,
    ALERT_WAITING_MINUTES: "2",
    OPERATIONS_PORT: String(operationsPort),
    OPERATOR_TOKEN: token,
  };
  let sending = false;
  mail.fault = (step) => {
    if (step !== "message") return undefined;
    sending = true;
    return "hang";
  };
  const restarted = async () => {
    await server?.kill();
    await sixMinutesLater();
    server = await startServer(settings);
  };
  const about = (words: string) => mail.messages.filter((message) => message.includes(words));
  /** Whether the server knows that this message arrived: a kill before that sends it once more. */
  const noted = async (subject: string) => {
    const headers = { accept: "application/json", authorization: `Bearer ${token}` };
    const answer = await fetch(`http://127.0.0.1:${operationsPort}/alerts`, { headers });
    const { sent } = (await answer.json()) as { sent?: { subject: string }[] };
    return sent?.some((message) => message.subject === subject) ?? false;
  };

  server = await startServer(settings);
  await until(async () => (await server!.post(someLead(1))) === 200);
  await restarted();
  await until(() => sending, patience);
  await server.kill();
  mail.fault = () => undefined;
  expect(mail.messages).toEqual([]);
  await restarted();
  await until(() => noted("Requests wait for the partner"), patience);
  partner = await startTestPartner(partnerPort);
  await restarted();
  await until(() => partner!.received.length === 1, patience);
  await restarted();
  await until(() => noted("Over: Requests wait for the partner"), patience);
  expect(about("Subject: Ikhaya: Over: Requests wait")).toHaveLength(1);
  expect(about("Subject: Ikhaya: Requests wait")).toHaveLength(1);
  expect(mail.messages.join("")).not.toMatch(/visitor|Thandeka|Nkosi|2782/);
});
