import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { leadRequestPath } from "../src/contract/lead.ts";
import { someLead } from "../src/server/testing/lead-bodies.ts";
import { type ServerProcess, startServer } from "../src/server/testing/server-process.ts";
import { startTestPartner, testSecret, until } from "../src/server/testing/test-partner.ts";
import { startTestPostgres } from "../src/server/testing/test-postgres.ts";
import { startBalancer } from "./balancer.ts";
import { ask } from "./load-mix.ts";

/**
 * Two processes on one PostgreSQL behind a balancer, under load. First each is restarted in turn, RESTARTS times
 * (default 6), by the steps of docs/operations.md: no request may fail. Then one is killed every EVERY seconds
 * (default 60), KILLS times (default 10): no acknowledged contact request may be lost or sent under two ids.
 */
const restarts = Number(process.env.RESTARTS ?? 6);
const kills = Number(process.env.KILLS ?? 10);
const every = Number(process.env.EVERY ?? 60);
const folder = mkdtempSync(join(tmpdir(), "ikhaya-two-"));
const postgres = await startTestPostgres();
const partner = await startTestPartner();
const settings = {
  DATA_DIR: folder,
  DATABASE_URL: await postgres.newDatabase(),
  NODE_ENV: "production",
  HOST: "127.0.0.1",
  PARTNER_WEBHOOK_URL: partner.url,
  PARTNER_WEBHOOK_SECRET: testSecret,
  TRUST_PROXY: "127.0.0.1",
};
const processes: ServerProcess[] = [await startServer(settings), await startServer(settings)];
const balancer = await startBalancer(processes.map(({ url }) => url));
const base = `http://127.0.0.1:${balancer.port}`;
const acknowledged = new Set<string>();
let number = 0;
let failed = false;
await until(async () => (await lead()) === 200, 60_000);

/** Repeats a request under the same id until it is accepted, as the form does; returns the first answer. */
async function lead(): Promise<number | string> {
  const body = { ...someLead(++number), requestId: randomUUID() };
  const sent = {
    kind: "lead" as const,
    method: "POST" as const,
    path: leadRequestPath,
    body: JSON.stringify(body),
    expected: [200],
  };
  const first = await ask(base, sent);
  for (let answer = first; answer !== 200; answer = await ask(base, sent)) await sleep(100);
  acknowledged.add(body.email);
  return first;
}

const page = () =>
  ask(base, { kind: "page", method: "GET", path: "/calculator/calculator", expected: [200] });

/** Sends pages and contact requests while `work` runs; counts the first answers that were not 200. */
async function underLoad(work: () => Promise<void>): Promise<{ sent: number; wrong: Map<string, number> }> {
  const wrong = new Map<string, number>();
  let sent = 0;
  let over = false;
  const sender = async (send: () => Promise<number | string>) => {
    while (!over) {
      const answer = await send();
      sent += 1;
      if (answer !== 200) wrong.set(String(answer), (wrong.get(String(answer)) ?? 0) + 1);
      await sleep(20);
    }
  };
  const senders = [page, page, page, page, lead, lead].map(sender);
  await work();
  over = true;
  await Promise.all(senders);
  return { sent, wrong };
}

/** Takes a process out of the balancer, stops it with SIGTERM, starts it again, and puts it back once it is ready. */
async function restart(index: number): Promise<void> {
  const old = processes[index];
  if (!old) return;
  balancer.upstreams = balancer.upstreams.filter((url) => url !== old.url);
  await sleep(200);
  await old.stop();
  const fresh = await startServer(settings);
  processes[index] = fresh;
  balancer.upstreams.push(fresh.url);
}

const restarted = await underLoad(async () => {
  for (let round = 0; round < restarts; round++) await restart(round % 2);
});
console.log(`${restarts} restarts under load: ${restarted.sent} requests, ${told(restarted.wrong)} failed`);
if (restarted.wrong.size > 0) failed = true;

const killed = await underLoad(async () => {
  for (let round = 0; round < kills; round++) {
    await sleep(every * 1_000);
    const index = round % 2;
    await processes[index]?.kill();
    const fresh = await startServer(settings);
    balancer.upstreams = balancer.upstreams.filter((url) => url !== processes[index]?.url).concat(fresh.url);
    processes[index] = fresh;
  }
});
const ids = () => Map.groupBy(partner.received, ({ email }) => email);
const lost = () => [...acknowledged].filter((email) => !ids().has(email)).length;
await until(() => lost() === 0, 60_000).catch(() => {});
const underTwoIds = [...ids().values()].filter((all) => new Set(all.map(({ id }) => id)).size > 1).length;
console.log(
  `${kills} kills of one of two processes: ${killed.sent} requests, ${told(killed.wrong)} failed at the first try; ` +
    `${acknowledged.size} contact requests acknowledged, ${lost()} lost, ${underTwoIds} under two ids`,
);
if (lost() + underTwoIds > 0) failed = true;
for (const process_ of processes) await process_.stop();
balancer.close();
await partner.close();
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(failed ? 1 : 0);

function told(wrong: Map<string, number>): string {
  return wrong.size === 0 ? "0" : [...wrong].map(([answer, count]) => `${answer} × ${count}`).join(", ");
}
