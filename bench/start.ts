import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { someLead } from "../src/server/testing/lead-bodies.ts";
import { startServer } from "../src/server/testing/server-process.ts";
import { until } from "../src/server/testing/test-partner.ts";
import { freePort } from "../src/server/testing/test-postgres.ts";
import { processorSeconds } from "./processor-seconds.ts";

type Start = { ms: number; processorMs: number };

/** From the start of the process to its first page, with the database in three states. */
const rounds = Number(process.env.ROUNDS ?? 7);
const main = join(import.meta.dirname, "../src/server/main.ts");
const folder = mkdtempSync(join(tmpdir(), "ikhaya-bench-"));

const filled = mkdtempSync(join(folder, "filled-"));
await fill();

const cases: [string, () => Record<string, string>][] = [
  ["Embedded, empty", () => ({ DATA_DIR: mkdtempSync(join(folder, "empty-")) })],
  ["Embedded, with data", () => ({ DATA_DIR: filled })],
  [
    "PostgreSQL, not there",
    () => ({ DATA_DIR: folder, DATABASE_URL: "postgresql://ikhaya:none@127.0.0.1:9/ikhaya" }),
  ],
];
const starts = cases.map(() => [] as Start[]);
for (let round = 0; round < rounds; round++) {
  for (const [index, [, settings]] of cases.entries()) starts[index]?.push(await firstPage(settings()));
}
for (const [index, [name]] of cases.entries()) {
  const sorted = (key: keyof Start) => starts[index]!.map((start) => start[key]).sort((a, b) => a - b);
  const middle = (key: keyof Start) => Math.round(sorted(key)[Math.floor(rounds / 2)]!);
  const ms = sorted("ms");
  console.log(
    `${name}: first page after ${middle("ms")} ms, ${middle("processorMs")} ms of processor ` +
      `(medians of ${rounds} starts, from ${Math.round(ms[0]!)} to ${Math.round(ms.at(-1)!)} ms)`,
  );
}
rmSync(folder, { recursive: true, force: true });
process.exit(0);

/** A used database: created, given a lead, and closed. It also leaves the compile cache of a first start. */
async function fill(): Promise<void> {
  const server = await startServer({ DATA_DIR: filled });
  await until(async () => (await server.post(someLead(1))) === 200, 30_000);
  await server.stop();
}

async function firstPage(settings: Record<string, string>): Promise<Start> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: String(port), OPERATIONS_PORT: "0", ...settings },
    cwd: settings.DATA_DIR,
    stdio: "ignore",
  });
  try {
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error("The server does not start.");
      await sleep(5);
    }
    return { ms: performance.now() - started, processorMs: processorSeconds(child) * 1_000 };
  } finally {
    await end(child);
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get({ port, host: "127.0.0.1", path: "/" }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer.statusCode === 200));
    });
    asked.once("error", () => resolve(false));
  });
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
