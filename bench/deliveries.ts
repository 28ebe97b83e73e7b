import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { someLead } from "../src/server/testing/lead-bodies.ts";
import { startServer } from "../src/server/testing/server-process.ts";
import { startTestPartner, testSecret, until } from "../src/server/testing/test-partner.ts";
import { startTestPostgres } from "../src/server/testing/test-postgres.ts";
import { processorSeconds } from "./processor-seconds.ts";

/** From an accepted lead to the partner: idle cost, delay when idle, rate under load, delay after kill -9, memory. */
const seconds = Number(process.env.SECONDS ?? 5);
const idleSeconds = Number(process.env.IDLE_SECONDS ?? 30);
const senders = 16;
let number = 0;

async function measure(name: string, settings: Record<string, string>): Promise<void> {
  const partner = await startTestPartner();
  const environment = { ...settings, PARTNER_WEBHOOK_URL: partner.url, PARTNER_WEBHOOK_SECRET: testSecret };
  const server = await startServer(environment);
  const memory = () =>
    Math.round(
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, "utf8"))?.[1]) / 1024,
    );
  const lead = async (to = server) => {
    const body = someLead(++number);
    return (await to.post(body)) === 200 ? body.email : undefined;
  };
  await until(async () => (await lead()) !== undefined, 30_000);
  await until(() => partner.received.length === 1, 30_000);
  await sleep(5_000);
  const atStart = memory();
  const before = processorSeconds(server.child);
  await sleep(idleSeconds * 1_000);
  const idle = processorSeconds(server.child) - before;

  const delays: number[] = [];
  for (let count = 0; count < 30; count++) {
    const posted = performance.now();
    const received = partner.received.length;
    await lead();
    await until(() => partner.received.length > received, 30_000);
    delays.push(performance.now() - posted);
    await sleep(100);
  }
  delays.sort((a, b) => a - b);

  const received = partner.received.length;
  const end = performance.now() + seconds * 1_000;
  let accepted = 0;
  const send = async () => {
    while (performance.now() < end) if (await lead()) accepted += 1;
  };
  await Promise.all(Array.from({ length: senders }, send));
  const stopped = performance.now();
  await until(() => partner.received.length === received + accepted, 120_000).catch(() => {});
  const rest = (performance.now() - stopped) / 1_000;
  const missing = received + accepted - partner.received.length;
  await sleep(3_000);
  const afterwards = memory();

  partner.answer = () => {};
  const held = partner.received.length;
  const email = await lead();
  await until(() => partner.received.length > held, 30_000);
  await server.kill();
  const killed = performance.now();
  partner.answer = (response) => void response.end();
  const again = await startServer(environment);
  await until(() => partner.received.filter((request) => request.email === email).length > 1, 60_000);
  const recovery = (performance.now() - killed) / 1_000;
  await again.stop();
  await partner.close();
  console.log(
    `${name}: ${Math.round(accepted / seconds)} leads a second accepted, the last of ${accepted} delivered ${rest.toFixed(1)} s later ` +
      `(${missing} missing); in calm ${delays[15]?.toFixed(0)} ms from request to partner (median); ` +
      `sent again ${recovery.toFixed(1)} s after kill -9 and a new start; idle ${((idle / idleSeconds) * 1_000).toFixed(1)} ms of processor a second; ` +
      `${atStart} MB after the start, ${afterwards} MB after the load`,
  );
}

const dataDir = mkdtempSync(join(tmpdir(), "ikhaya-bench-"));
await measure("Embedded", { DATA_DIR: dataDir });
const postgres = await startTestPostgres({ durable: true });
await measure("PostgreSQL", { DATA_DIR: dataDir, DATABASE_URL: await postgres.newDatabase() });
await postgres.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(0);
