import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { leadRequestPath } from "../src/contract/lead.ts";
import { someLead } from "../src/server/testing/lead-bodies.ts";
import { type ServerProcess, startServer } from "../src/server/testing/server-process.ts";
import { startTestPartner, testSecret, until } from "../src/server/testing/test-partner.ts";
import { startTestPostgres } from "../src/server/testing/test-postgres.ts";
import type { Flood } from "./flood.worker.ts";
import { ask, type Sent } from "./load-mix.ts";

/**
 * Two floods on each database, each for SECONDS (default 600) in all and in turn with a calm: unknown addresses with
 * made-up analytics, and contact requests of programs. Meanwhile a person's contact request comes every 100 ms. It
 * may take so many times its calm median, none may be refused or lost, and no program is thanked for nothing.
 */
const seconds = Number(process.env.SECONDS ?? 600);
const floods = {
  visits: { most: 12, connections: 64 },
  programs: { most: 4, connections: 24 },
} as const;
const calmSeconds = 8;
const floodSeconds = 15;
let failed = false;

type Times = number[];

const postgres = await startTestPostgres();
await flooded("Embedded", {});
await flooded("PostgreSQL", { DATABASE_URL: await postgres.newDatabase() });
await postgres.stop();
process.exit(failed ? 1 : 0);

async function flooded(name: string, settings: Record<string, string>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "ikhaya-flood-"));
  const partner = await startTestPartner();
  const server = await startServer({
    DATA_DIR: folder,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PARTNER_WEBHOOK_URL: partner.url,
    PARTNER_WEBHOOK_SECRET: testSecret,
    // Every visitor, and every request of the flood, has an address of its own.
    TRUST_PROXY: "127.0.0.1",
    ...settings,
  });
  const port = Number(new URL(server.url).port);
  const acknowledged = new Set<string>();
  let number = 0;
  await until(async () => (await server.post(someLead(++number))) === 200, 60_000);

  /** At a set pace whatever the answers do; the times of those that were taken, and how many were not. */
  async function leads(duration: number): Promise<{ ms: number[]; refused: number }> {
    const ms: number[] = [];
    let refused = 0;
    const sent: Promise<void>[] = [];
    for (const end = performance.now() + duration * 1_000; performance.now() < end; await sleep(100)) {
      const lead = someLead(++number);
      const from = performance.now();
      const request: Sent = {
        kind: "lead",
        method: "POST",
        path: leadRequestPath,
        body: JSON.stringify(lead),
        expected: [200],
      };
      const answered = ask(server.url, request).then((answer) => {
        if (answer !== 200) refused += 1;
        else {
          ms.push(performance.now() - from);
          acknowledged.add(lead.email);
        }
      });
      sent.push(answered);
    }
    await Promise.all(sent);
    return { ms, refused };
  }

  for (const kind of ["visits", "programs"] as const) {
    const { most, connections } = floods[kind];
    const calm: Times = [];
    const under: Times = [];
    const answers: Record<string, number> = {};
    let refused = 0;
    const keep = (times: number[], found: { ms: number[]; refused: number }) => {
      times.push(...found.ms);
      refused += found.refused;
    };
    const before = await stored(server);
    for (let flooded = 0; flooded < seconds; flooded += floodSeconds) {
      const length = Math.min(floodSeconds, seconds - flooded);
      const flood = await readyFlood({ kind, port, connections, seconds: length });
      keep(calm, await leads(calmSeconds));
      const answered = flood();
      keep(under, await leads(length));
      for (const [status, count] of Object.entries(await answered)) {
        answers[status] = (answers[status] ?? 0) + count;
      }
    }
    for (const times of [calm, under]) times.sort((a, b) => a - b);
    const ratio = at(under, 0.5) / at(calm, 0.5);
    const thanked = kind === "programs" ? (answers[200] ?? 0) : 0;
    const forgotten = thanked - ((await stored(server)) - before);
    console.log(
      `${name}, ${kind}: a contact request takes ${shown(calm)} in a calm and ${shown(under)} in the flood ` +
        `(half of them, 95 of a hundred, longest), ${ratio.toFixed(1)} times at the half (at most ${most}) and ` +
        `${(at(under, 0.95) / at(calm, 0.95)).toFixed(1)} times at 95; ${refused} refused`,
    );
    const counts = Object.entries(answers).map(([status, count]) => `${status} × ${count}`);
    console.log(`  The flood: ${counts.join(", ")}; ${forgotten} thanked and not stored`);
    if (!(ratio <= most) || refused > 0 || forgotten > 0) failed = true;
  }
  const lost = () => {
    const delivered = new Set(partner.received.map(({ email }) => email));
    return [...acknowledged].filter((email) => !delivered.has(email)).length;
  };
  await until(() => lost() === 0, 120_000).catch(() => {});
  console.log(`${name}: ${acknowledged.size} requests of people taken, ${lost()} not delivered`);
  if (lost() > 0) failed = true;
  await server.stop();
  await partner.close();
  rmSync(folder, { recursive: true, force: true });
}

function at(sorted: Times, part: number): number {
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
}

function shown(sorted: Times): string {
  const found = [at(sorted, 0.5), at(sorted, 0.95), sorted.at(-1) ?? Number.NaN];
  return `${found.map((ms) => ms.toFixed(0)).join(" / ")} ms`;
}

/** How many contact requests wait in quarantine, as the metrics say. */
async function stored({ output }: ServerProcess): Promise<number> {
  const [, operations] = /operator's side is at (\S+),/.exec(output()) ?? [];
  const text = await fetch(`${operations}/metrics`).then((response) => response.text());
  return Number(/ikhaya_leads\{state="quarantined"\} (\d+)/.exec(text)?.[1]);
}

/**
 * In a thread of its own, so that it does not slow down the clock of the requests that are timed; returns what begins
 * it once its requests are made.
 */
async function readyFlood(workerData: Flood): Promise<() => Promise<Record<number, number>>> {
  const worker = new Worker(new URL("./flood.worker.ts", import.meta.url), { workerData });
  await once(worker, "message");
  return async () => {
    worker.postMessage("begin");
    const [answers] = await once(worker, "message");
    await worker.terminate();
    return answers;
  };
}
