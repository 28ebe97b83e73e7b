import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { leadRequestPath } from "../src/contract/lead.ts";
import { someLead } from "../src/server/testing/lead-bodies.ts";
import { startServer } from "../src/server/testing/server-process.ts";
import { startTestPartner, testSecret, until } from "../src/server/testing/test-partner.ts";
import { startTestPostgres } from "../src/server/testing/test-postgres.ts";
import type { Flood } from "./flood.worker.ts";
import { ask, type Sent } from "./load-mix.ts";

/**
 * A flood of unknown addresses and made-up analytics for SECONDS (default 600) on each database, with a contact
 * request every 100 ms. A request may take twelve times its calm median, and none may be refused or lost.
 */
const seconds = Number(process.env.SECONDS ?? 600);
const most = 12;
let failed = false;

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
    return { ms: ms.sort((a, b) => a - b), refused };
  }

  const calm = await leads(10);
  const flood = startFlood({ port: Number(new URL(server.url).port), connections: 64, seconds });
  const under = await leads(seconds);
  const answers = await flood;
  const lost = () => {
    const delivered = new Set(partner.received.map(({ email }) => email));
    return [...acknowledged].filter((email) => !delivered.has(email)).length;
  };
  await until(() => lost() === 0, 120_000).catch(() => {});
  const [calmMedian = Number.NaN, median = Number.NaN] = [calm, under].map(({ ms }) => at(ms, 0.5));
  console.log(
    `${name}: a contact request takes ${calmMedian.toFixed(1)} ms in a calm and ${median.toFixed(1)} ms in the flood ` +
      `(${(median / calmMedian).toFixed(1)} times, at most ${most}), 99th of a hundred ${at(under.ms, 0.99).toFixed(0)} ms, ` +
      `longest ${under.ms.at(-1)?.toFixed(0)} ms; ${acknowledged.size} taken, ${under.refused} refused, ${lost()} lost`,
  );
  const counts = Object.entries(answers).map(([status, count]) => `${status} × ${count}`);
  console.log(`  The flood: ${counts.join(", ")}`);
  if (!(median / calmMedian <= most) || under.refused > 0 || lost() > 0) failed = true;
  await server.stop();
  await partner.close();
  rmSync(folder, { recursive: true, force: true });
}

function at(sorted: readonly number[], part: number): number {
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
}

/** In a thread of its own, so that it does not slow down the clock of the requests that are timed. */
function startFlood(workerData: Flood): Promise<Record<number, number>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./flood.worker.ts", import.meta.url), { workerData });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}
