import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { killSteps } from "./testing/kill-at.ts";
import { killAtSteps } from "./testing/kill-rounds.ts";
import { someLead } from "./testing/lead-bodies.ts";
import { type ServerProcess, startServer } from "./testing/server-process.ts";
import { startTestPartner, type TestPartner, testSecret, until } from "./testing/test-partner.ts";

let dataDir: string;
let partner: TestPartner;
let servers: ServerProcess[];

beforeEach(async () => {
  if (!existsSync(new URL("../../dist/server/entry.mjs", import.meta.url)))
    throw new Error("These tests need the built website: npm run build");
  dataDir = mkdtempSync(join(tmpdir(), "ikhaya-server-"));
  partner = await startTestPartner();
  servers = [];
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await partner.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<ServerProcess> {
  const server = await startServer({
    DATA_DIR: dataDir,
    PARTNER_WEBHOOK_URL: partner.url,
    PARTNER_WEBHOOK_SECRET: testSecret,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
  });
  servers.push(server);
  return server;
}
const ready = (server: ServerProcess, body: unknown) =>
  until(async () => (await server.post(body)) === 200, 30_000);

test("a request under way is finished after SIGTERM, a send too, and the process ends with 0 in time", async () => {
  const server = await start();
  partner.answer = (response) => void setTimeout(() => response.end(), 1_500);
  await ready(server, someLead(1));
  await until(() => partner.received.length === 1);
  const answers = Promise.all([2, 3, 4].map((number) => server.post(someLead(number))));
  await new Promise((resolve) => setTimeout(resolve, 5));
  const { code, ms } = await server.stop();
  servers = [];
  expect(code).toBe(0);
  expect(ms).toBeLessThan(10_000);
  for (const status of await answers) expect([200, 503, 0]).toContain(status);
  const again = await start();
  await ready(again, someLead(5));
  await until(() => partner.received.some(({ email }) => email === "visitor-5@example.com"), 20_000);
  expect(partner.received.filter(({ email }) => email === "visitor-1@example.com")).toHaveLength(1);
}, 60_000);

test("after kill -9 and without the database every request that was thanked is back, and none is sent again", async () => {
  const server = await start();
  await ready(server, someLead(1));
  await until(() => partner.received.length === 1);
  const spam = Array.from({ length: 20 }, (_, number) => ({ ...someLead(number + 3), website: "spam" }));
  expect(await Promise.all(spam.map((lead) => server.post(lead)))).toEqual(spam.map(() => 200));
  await server.kill();
  rmSync(join(dataDir, "database"), { recursive: true });
  const again = await start();
  await ready(again, someLead(2));
  await until(() => again.output().includes('"restored":21'));
  await until(() => partner.received.length === 2);
  expect(partner.received.map(({ email }) => email)).toEqual([
    "visitor-1@example.com",
    "visitor-2@example.com",
  ]);
  const [, operations] = /operator's side is at (\S+),/.exec(again.output()) ?? [];
  await until(async () => {
    const metrics = await fetch(`${operations}/metrics`).then((response) => response.text());
    return metrics.includes('ikhaya_leads{state="quarantined"} 20\n');
  });
}, 120_000);

/** Kills at random moments under load are in `npm run test:faults`. */
test("killed at each step of its path, a lead reaches the partner under one id", async () => {
  const found = await killAtSteps(killSteps, { DATA_DIR: dataDir }, partner);
  expect(found).toEqual(killSteps.map((step) => ({ step, killed: true, ids: 1 })));
}, 300_000);
