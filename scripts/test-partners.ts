import { mkdtempSync, rmSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { openDatabase } from "../src/server/database/database.ts";
import { redeliverParked } from "../src/server/leads/delivery/delivery-jobs.ts";
import { someLead } from "../src/server/testing/lead-bodies.ts";
import { startServer } from "../src/server/testing/server-process.ts";
import { type MailFault, mailSteps, startMailServer } from "../src/server/testing/test-mail-server.ts";
import { startTestPartner, testSecret, until } from "../src/server/testing/test-partner.ts";
import { startTestPostgres } from "../src/server/testing/test-postgres.ts";

/**
 * A partner and a mail server that fail in every way. LEADS requests (default 200) go to both; four tries in five meet a
 * fault until each kind has occurred, then half do. The pauses between tries are shortened in the database, and requests
 * parked after ten tries are sent again as by the operator. In the end each lead must have reached the partner
 * and the mail server, under one id.
 */
const leads = Number(process.env.LEADS ?? 200);

const webhookFaults: Record<string, (response: ServerResponse) => void> = {
  ...Object.fromEntries(
    [400, 401, 403, 404, 408, 410, 413, 422, 500, 501, 502, 504].map((status) => [
      `${status}`,
      (response: ServerResponse) => void response.writeHead(status).end("no"),
    ]),
  ),
  "301": (response) => void response.writeHead(301, { location: "http://127.0.0.1:1/" }).end(),
  "429, come back in a second": (response) => void response.writeHead(429, { "retry-after": "1" }).end(),
  "503, come back on a date that is over": (response) =>
    void response.writeHead(503, { "retry-after": "Thu, 01 Jan 2026 00:00:00 GMT" }).end(),
  "503, come back never": (response) => void response.writeHead(503, { "retry-after": "soon" }).end(),
  "connection broken": (response) => void response.socket?.destroy(),
  "not HTTP": (response) => void response.socket?.end("I am no partner\r\n\r\n"),
  "half an answer": (response) => {
    response.socket?.write("HTTP/1.1 500 Internal");
    response.socket?.destroy();
  },
  "no answer": () => {},
};

const mailFaults: MailFault[] = [
  "drop",
  "hang",
  ...["421 closing", "450 later", "451 local", "452 full", "550 no", "554 spam", "999 what"].map((reply) => ({
    reply,
  })),
];

const folder = mkdtempSync(join(tmpdir(), "ikhaya-partners-"));
const postgres = await startTestPostgres();
const databaseUrl = await postgres.newDatabase();
const partner = await startTestPartner();
const mail = await startMailServer();
const server = await startServer({
  DATA_DIR: folder,
  DATABASE_URL: databaseUrl,
  PARTNER_WEBHOOK_URL: partner.url,
  PARTNER_WEBHOOK_SECRET: testSecret,
  PARTNER_EMAIL: "leads@partner.example",
  SMTP_URL: mail.url,
});
await until(server.ready, 60_000);

const kinds = new Set([
  ...Object.keys(webhookFaults),
  ...mailSteps.flatMap((step) => mailFaults.map((fault) => mailKind(step, fault))),
]);
const met = new Map<string, number>();
const unmet = () => [...kinds].filter((kind) => !met.has(kind));
const goesWrong = () => Math.random() < (unmet().length > 0 ? 0.8 : 0.5);
const any = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)] as T;
const taken = new Set<string>();

partner.answer = (response, { email }) => {
  if (goesWrong()) return note(unmetOr(Object.keys(webhookFaults)), response);
  response.end();
  taken.add(email);
};
mail.fault = (step) => {
  // One step in four, so that every step is reached.
  if (Math.random() > 0.25 || !goesWrong()) return undefined;
  const wanted = unmetOr(mailFaults.map((fault) => mailKind(step, fault)));
  count(wanted);
  return mailFaults.find((fault) => mailKind(step, fault) === wanted);
};

/** One of these kinds; those that have not occurred yet come first. */
function unmetOr(all: readonly string[]): string {
  const left = all.filter((kind) => !met.has(kind));
  return any(left.length > 0 ? left : all);
}
function note(kind: string, response: ServerResponse): void {
  count(kind);
  webhookFaults[kind]?.(response);
}
function count(kind: string): void {
  met.set(kind, (met.get(kind) ?? 0) + 1);
}
function mailKind(step: string, fault: MailFault): string {
  return `mail, ${step}: ${typeof fault === "string" ? fault : fault.reply}`;
}

const database = await openDatabase({ databaseUrl, dataDir: folder });
const emails = Array.from({ length: leads }, (_, index) => someLead(index + 1).email);
for (let number = 1; number <= leads; number++) {
  if ((await server.post(someLead(number))) !== 200) throw new Error("A request was not accepted.");
}
const mailed = (email: string) => mail.messages.filter((message) => message.includes(email));
const missing = () =>
  emails.filter((email) => !taken.has(email)).length +
  emails.filter((email) => mailed(email).length === 0).length;
const began = Date.now();
let parkedSentAgain = 0;
while (missing() > 0 && Date.now() - began < 1_800_000) {
  await sql`update pgboss.job set start_after = now() where state < 'active'`.execute(database);
  parkedSentAgain += await redeliverParked(database);
  await sleep(500);
}

const states = await database
  .selectFrom("deliveries")
  .select(({ fn }) => ["state", fn.countAll<number>().as("deliveries"), fn.max("attempts").as("tries")])
  .groupBy("state")
  .execute();
const received = Map.groupBy(partner.received, ({ email }) => email).values();
const underTwoIds = [...received].filter((all) => new Set(all.map(({ id }) => id)).size > 1).length;
const messageIds = (email: string) =>
  new Set(mailed(email).map((message) => /^message-id: (.+)$/im.exec(message)?.[1]));
const mailedTwice = emails.filter((email) => messageIds(email).size > 1).length;
console.log(
  `${leads} requests, ${[...met.values()].reduce((sum, times) => sum + times, 0)} faults of ${met.size} kinds`,
);
console.log(
  `${missing()} not delivered; under two ids ${underTwoIds + mailedTwice}; parked and sent again ${parkedSentAgain}`,
);
for (const { state, deliveries, tries } of states) console.log(`${deliveries} ${state}, most tries ${tries}`);
console.log(`Never met: ${unmet().join("; ") || "none"}`);
const failed = missing() + underTwoIds + mailedTwice > 0;
await server.stop();
await database.destroy();
await Promise.all([partner.close(), mail.close()]);
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(failed ? 1 : 0);
