import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { leadRequestPath } from "../src/contract/lead.ts";
import { someLead } from "../src/server/testing/lead-bodies.ts";
import { leadHeaders, startServer } from "../src/server/testing/server-process.ts";
import { until } from "../src/server/testing/test-partner.ts";
import { startTestPostgres } from "../src/server/testing/test-postgres.ts";

/** Accepted leads a second, each one checked, forced to the disk and stored, compared with a route that does nothing. */
const seconds = Number(process.env.SECONDS ?? 5);
const senders = 16;
const dataDir = mkdtempSync(join(tmpdir(), "ikhaya-bench-"));
let number = 0;

async function measure(name: string, url: string): Promise<void> {
  const end = performance.now() + seconds * 1_000;
  const times: number[] = [];
  const send = async () => {
    while (performance.now() < end) {
      const started = performance.now();
      const body = JSON.stringify(someLead(++number));
      const response = await fetch(url, {
        method: "POST",
        headers: leadHeaders,
        body,
      });
      await response.text();
      if (response.status === 200) times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: senders }, send));
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)]?.toFixed(1);
  console.log(
    `${name}: ${Math.round(times.length / seconds)} a second, median ${at(0.5)} ms, 99th ${at(0.99)} ms`,
  );
}

async function measureServer(name: string, settings: Record<string, string>): Promise<void> {
  const server = await startServer(settings);
  await until(async () => (await server.post(someLead(++number))) === 200, 30_000);
  await measure(name, `${server.url}${leadRequestPath}`);
  await server.stop();
}

const bare = Fastify();
bare.post(leadRequestPath, async () => ({ success: true }));
await measure(
  "Bare Fastify route, in the bench's own process",
  `${await bare.listen({ port: 0 })}${leadRequestPath}`,
);
await bare.close();
await measureServer("Embedded, journal and database", { DATA_DIR: dataDir });
const postgres = await startTestPostgres({ durable: true });
await measureServer("PostgreSQL", { DATA_DIR: dataDir, DATABASE_URL: await postgres.newDatabase() });
await postgres.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(0);
