import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { leadBodies, someLead } from "./testing/lead-bodies.ts";
import { type ServerProcess, spawnServer, startServer } from "./testing/server-process.ts";
import { startTestPartner, type TestPartner, testSecret, until } from "./testing/test-partner.ts";

const dataDir = mkdtempSync(join(tmpdir(), "ikhaya-server-"));
let partner: TestPartner;
/** One for all tests: they look at it from outside and leave it as it was. */
let server: ServerProcess;

beforeAll(async () => {
  partner = await startTestPartner();
  server = await startServer({
    DATA_DIR: dataDir,
    PARTNER_WEBHOOK_URL: partner.url,
    PARTNER_WEBHOOK_SECRET: testSecret,
    PARTNER_REGISTRATION: "PPRA 2026123456",
    NODE_ENV: "production",
    HOST: "127.0.0.1",
  });
});
afterAll(async () => {
  await server.kill();
  await partner.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const ready = (body: unknown) => until(async () => (await server.post(body)) === 200);

test("in production the start says once what the notices lack", () => {
  const warnings = server.output().match(/The notices at [^"]+/g);
  expect(warnings).toEqual([expect.stringMatching(/COMPANY_ADDRESS, COMPANY_PHONE, .+ MAIL_COMPANY\.$/)]);
});

test("pages are served at once, and requests for a call as soon as the database is ready", async () => {
  expect((await fetch(`${server.url}/legal`)).status).toBe(200);
  expect([200, 503]).toContain(await server.post(someLead(1)));
  await ready(someLead(1));
  await until(() => partner.received.length === 1);
});

test("what is not HTTP, or has endless headers, gets one sentence and no word of the inside", async () => {
  const { port } = new URL(server.url);
  for (const [sent, status] of [
    ["nonsense\r\n\r\n", 400],
    [`GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  ] as const) {
    const socket = connect(Number(port), "127.0.0.1", () => socket.write(sent));
    const [answer] = await once(socket, "data");
    expect(String(answer)).toMatch(
      new RegExp(`^HTTP/1.1 ${status} [^]+\\r\\n\\r\\nThis request cannot be read\\.$`),
    );
    socket.destroy();
  }
});

test("a second process on the same embedded database is refused with one sentence, the first goes on", async () => {
  await ready(someLead(1));
  const second = spawnServer({ DATA_DIR: dataDir });
  // After its last words, too.
  const [code] = await once(second.child, "close");
  expect(code).toBe(1);
  expect(second.output()).toMatch(/^Another process already uses the database in [^\n]+\.\n$/);
  expect(await server.post(someLead(2))).toBe(200);
  await until(() => partner.received.length === 2);
});

test("what visitors type reaches the partner and never the log", async () => {
  const before = partner.received.length;
  await ready(leadBodies.sensitivity);
  partner.answer = (response) => void response.writeHead(422).end();
  for (const body of [leadBodies.landing, leadBodies.education, leadBodies.extraPayments])
    await server.post(body);
  await server.post({ ...leadBodies.landing, phone: "Thandeka" });
  await until(() => partner.received.length === before + 4);
  expect(server.output()).not.toMatch(/Thandeka|Nkosi|example\.com|82 ?123|1,250,000/);
});
