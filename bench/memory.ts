import { spawn } from "node:child_process";
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
import { serverEnvironment, serverFlags } from "../src/server/testing/server-flags.ts";
import { until } from "../src/server/testing/test-partner.ts";
import { freePort, startTestPostgres } from "../src/server/testing/test-postgres.ts";

/**
 * The memory of the server, started as `npm start` does: the most from its first moment until it is ready, what it
 * takes then, the most under a load of pages, analytics and leads for SECONDS (30 unless set), and what it takes half
 * a minute later; with the embedded database and with PostgreSQL. All processes of the server count together.
 */
const seconds = Number(process.env.SECONDS ?? 30);
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
  // Not with the tests' own loader, which would bring modules of its own into the process.
  const child = spawn(process.execPath, [...serverFlags, "scripts/start.ts"], {
    stdio: "ignore",
    env: {
      PATH: process.env.PATH,
      ...serverEnvironment,
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
  let most = 0;
  let peak = 0;
  const timer = setInterval(() => {
    most = Math.max(most, memory(child, "VmRSS"));
    peak = Math.max(peak, memory(child, "VmHWM"));
  }, 100);
  await until(ready, 120_000);
  await sleep(5_000);
  const start = { peak, after: memory(child, "VmRSS") };
  most = 0;
  const statuses = await load(port);
  const loaded = { most, after: memory(child, "VmRSS") };
  await sleep(30_000);
  clearInterval(timer);
  console.log(
    `${name}: ${start.peak} MB at most while it starts, ${start.after} MB after it; ${loaded.most} MB at most in ` +
      `${seconds} s of load, ${loaded.after} MB at its end, ${memory(child, "VmRSS")} MB half a minute later (${statuses})`,
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

/** Of a process and its children, in megabytes as the system counts: what they take, or the most that they took. */
function memory({ pid }: { pid?: number | undefined }, kind: "VmRSS" | "VmHWM"): number {
  try {
    const kilobytes = new RegExp(`^${kind}:\\s+(\\d+)`, "m").exec(
      readFileSync(`/proc/${pid}/status`, "utf8"),
    )?.[1];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
    return children.reduce(
      (sum, child) => sum + memory({ pid: Number(child) }, kind),
      Math.round(Number(kilobytes ?? 0) / 1_000),
    );
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}
