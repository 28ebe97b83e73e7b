import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { type Answers, httpLoad, httpRequest, type Load } from "../scripts/http-load.ts";
import { analyticsPaths } from "../src/contract/analytics.ts";
import { hitTables } from "../src/server/analytics/analytics-tables.ts";
import { openDatabase } from "../src/server/database/database.ts";
import {
  actionBody,
  conversionBody,
  eventBody,
  pageviewBody,
  userAgent,
} from "../src/server/testing/analytics-bodies.ts";
import { startServer } from "../src/server/testing/server-process.ts";
import { until } from "../src/server/testing/test-partner.ts";
import { freePort, startTestPostgres } from "../src/server/testing/test-postgres.ts";
import { processorSeconds } from "./processor-seconds.ts";

/**
 * Analytics calls accepted and stored a second, compared with a bare route that reads the same bodies and stores
 * nothing, and with one insert a call on a database of the same kind; then a burst of ten times that, and,
 * with LONG=60, the memory over so many seconds. SECONDS for each, 5 unless set.
 */
const seconds = Number(process.env.SECONDS ?? 5);
const long = Number(process.env.LONG ?? 0);
const connections = 256;

/** The tracker's mix: of forty calls four page views, one conversion and one measurement. */
const requests = Array.from({ length: 400 }, (_, number) => {
  const headers = { "user-agent": userAgent };
  if (number % 10 === 0) return httpRequest(analyticsPaths.pageview, headers, pageviewBody());
  if (number % 40 === 1) return httpRequest(analyticsPaths.conversion, headers, conversionBody());
  if (number % 40 === 2) return httpRequest(analyticsPaths.action, headers, actionBody());
  return httpRequest(analyticsPaths.event, headers, eventBody());
});

type Running = {
  port: number;
  pid: number | undefined;
  operationsPort?: number;
  stop: () => Promise<unknown>;
};
type Settings = { DATA_DIR: string; DATABASE_URL?: string };

async function realServer(settings: Settings): Promise<Running> {
  const operationsPort = await freePort();
  const server = await startServer({ ...settings, OPERATIONS_PORT: String(operationsPort) });
  const ready = () =>
    fetch(`http://127.0.0.1:${operationsPort}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(ready, 60_000);
  return {
    port: Number(new URL(server.url).port),
    pid: server.child.pid,
    operationsPort,
    stop: () => server.stop(),
  };
}

async function serverBeside(kind: "bare" | "single", settings: Partial<Settings>): Promise<Running> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "analytics-beside.ts")], {
    env: { ...process.env, ...settings, KIND: kind },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await new Promise<string>((resolve) =>
    child.stdout.once("data", (line) => resolve(`${line}`)),
  );
  const ended = new Promise((resolve) => child.once("exit", resolve));
  return {
    port: Number(new URL(address.trim()).port),
    pid: child.pid,
    stop: () => {
      child.kill();
      return ended;
    },
  };
}

const send = (port: number, forSeconds: number, more: Partial<Load> = {}) => {
  const end = performance.now() + forSeconds * 1_000;
  return httpLoad({ port, connections, requests, done: () => performance.now() >= end, ...more });
};

const accepted = ({ statuses }: Answers) => statuses.get(204) ?? 0;
const rate = (answers: Answers) => accepted(answers) / answers.seconds;

/** With the processor seconds that the server used. */
type Measured = Answers & { processor: number };

/** A second each in turn, so that other work of the machine affects all of them alike; the first three warm up. */
async function inTurn(servers: readonly Running[]): Promise<{ warm: number[]; measured: Measured[] }> {
  const warm: number[] = [];
  for (const server of servers) warm.push(accepted(await send(server.port, 3)));
  const measured = servers.map(
    (): Measured => ({ statuses: new Map(), times: [], seconds: 0, processor: 0 }),
  );
  for (let round = 0; round < seconds; round++) {
    for (const [index, server] of servers.entries()) {
      const before = processorSeconds(server);
      const answers = await send(server.port, 1);
      const sum = measured[index]!;
      for (const [status, count] of answers.statuses)
        sum.statuses.set(status, (sum.statuses.get(status) ?? 0) + count);
      sum.times = sum.times.concat(answers.times);
      sum.seconds += answers.seconds;
      sum.processor += processorSeconds(server) - before;
    }
  }
  for (const { times } of measured) times.sort((a, b) => a - b);
  return { warm, measured };
}

function told(name: string, answers: Measured): void {
  const at = (part: number) => answers.times[Math.floor(answers.times.length * part)]?.toFixed(1);
  const others = [...answers.statuses].filter(([status]) => status !== 204);
  const rest = others.map(([status, count]) => `, ${count} answered ${status}`).join("");
  console.log(
    `${name}: ${Math.round(rate(answers))} a second, median ${at(0.5)} ms, 99th ${at(0.99)} ms, ` +
      `${Math.round(perCall(answers))} µs of its processor a call${rest}`,
  );
}

const perCall = (answers: Measured) => (answers.processor * 1e6) / accepted(answers);

async function rowsIn(settings: Settings): Promise<number> {
  const database = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir: settings.DATA_DIR });
  let count = 0;
  for (const table of hitTables) {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from ${sql.table(table)}`.execute(database);
    count += rows[0]?.count ?? 0;
  }
  await database.destroy();
  return count;
}

async function measureDatabase(name: string, settings: Settings, besideSettings: Settings): Promise<void> {
  const server = await realServer(settings);
  const servers = [await serverBeside("bare", {}), server, await serverBeside("single", besideSettings)];
  const { warm, measured } = await inTurn(servers);
  const [bare, together, single] = measured as [Measured, Measured, Measured];
  told(`${name}, bare route that stores nothing`, bare);
  told(`${name}, stored together`, together);
  told(`${name}, one insert a call`, single);
  const burst = await burstOf(server, rate(together));
  for (const { stop } of servers) await stop();
  const acknowledged = (warm[1] ?? 0) + accepted(together) + accepted(burst);
  const stored = await rowsIn(settings);
  console.log(
    `${name}: ${acknowledged} answered 204, ${stored} stored, ${Math.max(0, acknowledged - stored)} lost`,
  );
  const ratio = (part: number, of: number) => (part / of).toFixed(2);
  console.log(
    `${name}: ${ratio(rate(together), rate(bare))} of the bare route (${ratio(perCall(bare), perCall(together))} by processor), ` +
      `${ratio(rate(together), rate(single))} times one insert a call`,
  );
  if (acknowledged > stored) process.exitCode = 1;
}

/** Sends the calls of ten seconds as fast as the sockets accept them, without waiting for answers. */
async function burstOf({ port }: Running, sustained: number): Promise<Answers> {
  const total = Math.round(sustained * 10);
  const answers = await send(port, 0, { connections: 1_000, ahead: 50, done: (sent) => sent >= total });
  const count = (status: number) => answers.statuses.get(status) ?? 0;
  console.log(
    `Burst of ${total} calls at once: ${count(204)} stored, ${count(503)} refused with 503, ${count(0)} connections closed unanswered, in ${answers.seconds.toFixed(1)} s`,
  );
  return answers;
}

async function memory(port: number): Promise<string> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return `${Math.round(Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 1e6)} MB`;
}

async function longRun(name: string, settings: Settings): Promise<void> {
  const server = await realServer(settings);
  const found: string[] = [await memory(server.operationsPort!)];
  for (let part = 0; part < 6; part++) {
    const answers = await send(server.port, long / 6);
    found.push(`${await memory(server.operationsPort!)} (${Math.round(rate(answers))} a second)`);
  }
  console.log(`${name}, memory over ${long} s: ${found.join(", ")}`);
  await server.stop();
}

const folder = mkdtempSync(join(tmpdir(), "ikhaya-bench-"));
const inFolder = (name: string) => {
  mkdirSync(join(folder, name));
  return join(folder, name);
};
await measureDatabase("Embedded", { DATA_DIR: inFolder("embedded") }, { DATA_DIR: inFolder("beside") });
const postgres = await startTestPostgres({ durable: true });
const onPostgres = async () => ({ DATA_DIR: folder, DATABASE_URL: await postgres.newDatabase() });
await measureDatabase("PostgreSQL", await onPostgres(), await onPostgres());
if (long > 0) {
  await longRun("Embedded", { DATA_DIR: inFolder("long") });
  await longRun("PostgreSQL", await onPostgres());
}
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
process.exit();
