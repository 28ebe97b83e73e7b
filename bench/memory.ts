import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { httpLoad, httpRequest } from "../scripts/http-load.ts";
import { analyticsPaths } from "../src/contract/analytics.ts";
import { leadRequestPath } from "../src/contract/lead.ts";
import { eventBody, pageviewBody, userAgent } from "../src/server/testing/analytics-bodies.ts";
import { someLead } from "../src/server/testing/lead-bodies.ts";
import { until } from "../src/server/testing/test-partner.ts";
import { freePort, startTestPostgres } from "../src/server/testing/test-postgres.ts";

/**
 * The server's resident memory after its start, its peak under a load of pages, analytics and leads for SECONDS (300
 * unless set), and half a minute after it; with the embedded database and with PostgreSQL. The server runs with the
 * flag that docs/operations.md and the Dockerfile use.
 */
const seconds = Number(process.env.SECONDS ?? 300);
const paths = ["/", "/calculator/calculator", "/calculator/affordability", "/education/articles", "/legal"];

const folder = mkdtempSync(join(tmpdir(), "ikhaya-bench-"));
await measure("Embedded", {});
const postgres = await startTestPostgres();
await measure("PostgreSQL", { DATABASE_URL: await postgres.newDatabase() });
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
process.exit();

async function measure(name: string, settings: Record<string, string>): Promise<void> {
  const [port, operationsPort] = [await freePort(), await freePort()];
  // Not with the tests' loader, which would load its own modules into the process.
  const child = spawn(process.execPath, ["--max-semi-space-size=4", "src/server/main.ts"], {
    stdio: "ignore",
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      OPERATIONS_PORT: String(operationsPort),
      DATA_DIR: join(folder, name),
      RATE_LIMIT_MAX: "100000",
      ANALYTICS_RATE_LIMIT_MAX: "10000000",
      ANALYTICS_DAILY_LIMIT: "100000000",
      ...settings,
    },
  });
  const ready = () =>
    fetch(`http://127.0.0.1:${operationsPort}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(ready, 120_000);
  await sleep(5_000);
  const started = memory(child);
  let most = started;
  const timer = setInterval(() => {
    most = Math.max(most, memory(child));
  }, 250);
  const statuses = await load(port);
  const after = memory(child);
  await sleep(30_000);
  clearInterval(timer);
  console.log(
    `${name}: ${started} MB after the start, ${most} MB at most in ${seconds} s of load, ${after} MB at its end, ` +
      `${memory(child)} MB half a minute later (${statuses})`,
  );
  child.kill("SIGTERM");
  await once(child, "exit");
}

async function load(port: number): Promise<string> {
  const headers = { "user-agent": userAgent, "accept-encoding": "gzip" };
  const requests = Array.from({ length: 1_000 }, (_, number) => {
    if (number % 100 === 1) return httpRequest(leadRequestPath, headers, someLead(number));
    if (number % 10 === 2) return httpRequest(analyticsPaths.pageview, headers, pageviewBody());
    if (number % 10 > 2) return httpRequest(analyticsPaths.event, headers, eventBody());
    return httpRequest(paths[number % paths.length]!, headers);
  });
  const end = performance.now() + seconds * 1_000;
  const { statuses } = await httpLoad({
    port,
    connections: 16,
    requests,
    done: () => performance.now() >= end,
  });
  return [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
}

/** In megabytes, from the operating system. */
function memory({ pid }: ChildProcess): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1_000);
}
