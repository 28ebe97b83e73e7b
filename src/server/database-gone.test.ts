import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { analyticsPaths } from "#contract/analytics.ts";
import { eventBody, pageviewBody } from "./testing/analytics-bodies.ts";
import { postAnalytics } from "./testing/analytics-kill-rounds.ts";
import { someLead } from "./testing/lead-bodies.ts";
import { type ServerProcess, startServer } from "./testing/server-process.ts";
import { startTestPartner, type TestPartner, testSecret, until } from "./testing/test-partner.ts";
import { startTestPostgres, type TestPostgres } from "./testing/test-postgres.ts";

const dataDir = mkdtempSync(join(tmpdir(), "ikhaya-server-"));
/** One of its own, since it goes away. */
let postgres: TestPostgres;
let databaseUrl: string;
let partner: TestPartner;
let server: ServerProcess;

beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  partner = await startTestPartner();
  databaseUrl = await postgres.newDatabase();
});
afterEach(async () => {
  await server.kill();
  await partner.close();
});

async function start(): Promise<void> {
  server = await startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PARTNER_WEBHOOK_URL: partner.url,
    PARTNER_WEBHOOK_SECRET: testSecret,
  });
}
const accepted = (number: number) => until(async () => (await server.post(someLead(number))) === 200);
const counted = () =>
  until(async () => (await postAnalytics(server, analyticsPaths.event, eventBody())) === 204);
const emails = () => new Set(partner.received.map(({ email }) => email));

test("while the database is gone pages are served, requests and analytics get a 503; all is well once it is back", async () => {
  await start();
  await accepted(1);
  await counted();
  await postgres.pause();
  expect(await server.post(someLead(2))).toBe(503);
  expect(await postAnalytics(server, analyticsPaths.event, eventBody())).toBe(503);
  expect((await fetch(`${server.url}/legal`)).status).toBe(200);
  await postgres.resume();
  await accepted(2);
  await counted();
  // The first may have been taken as the database went: then it is taken anew within 15 seconds.
  await until(() => emails().size === 2);
  const page = pageviewBody({ title: "Thandeka", utmParams: { utm_source: "Thandeka" } });
  expect(await postAnalytics(server, analyticsPaths.pageview, page)).toBe(204);
  expect(await postAnalytics(server, analyticsPaths.pageview, { ...page, path: "Thandeka" })).toBe(400);
  expect((await server.stop()).code).toBe(0);
  expect(server.output()).toContain("Analytics could not be stored.");
  expect(server.output()).not.toMatch(/Thandeka|Mozilla|newsletter/);
}, 120_000);

test("a server that starts before its database works as soon as that is there", async () => {
  await postgres.pause();
  await start();
  expect(await server.post(someLead(1))).toBe(503);
  await postgres.resume();
  await accepted(1);
  await until(() => emails().size === 1);
}, 120_000);
