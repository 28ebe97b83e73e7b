import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { journalSteps, killSteps } from "./testing/kill-at.ts";
import { killAtSteps } from "./testing/kill-rounds.ts";
import { someLead } from "./testing/lead-bodies.ts";
import { newDatabase } from "./testing/new-database.ts";
import { type ServerProcess, startServer } from "./testing/server-process.ts";
import { startTestPartner, type TestPartner, testSecret, until } from "./testing/test-partner.ts";

const dataDir = mkdtempSync(join(tmpdir(), "ikhaya-server-"));
let partner: TestPartner;
let servers: ServerProcess[];
let databaseUrl: string;

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
beforeEach(async () => {
  servers = [];
  partner = await startTestPartner();
  databaseUrl = await newDatabase();
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await partner.close();
});

async function start(): Promise<ServerProcess> {
  const server = await startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PARTNER_WEBHOOK_URL: partner.url,
    PARTNER_WEBHOOK_SECRET: testSecret,
  });
  servers.push(server);
  return server;
}
const accepted = (server: ServerProcess, number: number) =>
  until(async () => (await server.post(someLead(number))) === 200, 20_000);
const emails = () => new Set(partner.received.map(({ email }) => email));

test("of two processes on one PostgreSQL one is killed in mid-send; the other sends it within seconds", async () => {
  // No answer until the kill: the one process there is holds the lead.
  partner.answer = () => {};
  const first = await start();
  // Only in production are the notices' gaps told at the start.
  expect(first.output()).not.toContain("The notices at");
  await accepted(first, 1);
  await until(() => emails().size === 1);
  const second = await start();
  await accepted(second, 2);
  await until(() => emails().size === 2);
  partner.answer = (response) => void response.end();
  await first.kill();
  servers = [second];
  const ofFirst = () => partner.received.filter(({ email }) => email === someLead(1).email);
  await until(() => ofFirst().length === 2, 20_000);
  expect(new Set(ofFirst().map(({ id }) => id)).size).toBe(1);
  await accepted(second, 3);
}, 120_000);

test("killed at each step of its path, a lead reaches the partner under one id", async () => {
  const found = await killAtSteps(killSteps, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }, partner);
  expect(found).toEqual(
    killSteps.filter((step) => !journalSteps.includes(step)).map((step) => ({ step, killed: true, ids: 1 })),
  );
}, 120_000);
