import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { someLead } from "../src/server/testing/lead-bodies.ts";
import { type ServerProcess, startServer } from "../src/server/testing/server-process.ts";
import { startTestPartner, testSecret, until } from "../src/server/testing/test-partner.ts";
import { freePort } from "../src/server/testing/test-postgres.ts";
import { ask, busyDay, type Kind, next, rates } from "./load-mix.ts";
import { slowClients } from "./load-slow-clients.ts";

/** Ten times a busy day's busiest hour for SECONDS (default 60), slow clients, and a restart under load. */
const seconds = Math.max(10, Number(process.env.SECONDS ?? 60));
const times = Number(process.env.TIMES ?? 10);
const folder = mkdtempSync(join(tmpdir(), "ikhaya-load-"));
const client = join(import.meta.dirname, "../dist/client/_astro");
const files = readdirSync(client).filter((name) => /\.(js|css)$/.test(name));
const partner = await startTestPartner();
const [port, operationsPort] = [await freePort(), await freePort()];
const settings = {
  DATA_DIR: folder,
  NODE_ENV: "production",
  HOST: "127.0.0.1",
  PORT: String(port),
  OPERATIONS_PORT: String(operationsPort),
  PARTNER_WEBHOOK_URL: partner.url,
  PARTNER_WEBHOOK_SECRET: testSecret,
  // Every visitor has its own address.
  TRUST_PROXY: "127.0.0.1",
  NODE_OPTIONS: `--import ${join(import.meta.dirname, "collect-garbage.ts")}`,
};
let failed = false;

let server = await started();
console.log(
  `A busy day: ${busyDay.visits} visits; ${times} times its busiest hour, a second: ${Object.entries(
    rates(times),
  )
    .map(([kind, rate]) => `${kind} ${rate.toFixed(1)}`)
    .join(", ")}`,
);
await load(Math.min(15, seconds / 4), () => {});
const before = await memory();
const slow = slowClients(port, 100);
const found = await measured(seconds);
for (const line of found) console.log(line);
await reportSlow();
const after = await memory();
const grown = after.heap - before.heap;
console.log(
  `Memory after warm-up and at the end, garbage collected: heap ${before.heap.toFixed(1)} → ${after.heap.toFixed(1)} MB, ` +
    `process ${before.resident.toFixed(0)} → ${after.resident.toFixed(0)} MB`,
);
// Caches fill and code is compiled for a while; a leak of a kilobyte a request would far exceed this.
if (grown > 20) failed = true;
console.log(`Event loop delay: 99th of a hundred ${after.delay99} ms, longest ${after.delayMax} ms`);
await restartUnderLoad();
await server.stop();
await partner.close();
rmSync(folder, { recursive: true, force: true });
console.log(failed ? "Not as it should be: see above." : "All as it should be.");
process.exit(failed ? 1 : 0);

async function started(): Promise<ServerProcess> {
  const process_ = await startServer(settings);
  await until(async () => (await process_.post(someLead(8_000_000))) === 200, 60_000);
  return process_;
}

type Outcome = { kind: Kind; answer: number | string; expected: boolean; ms: number };

/** Sends at fixed rates, whatever the answers, so that a slow moment affects every request in it. */
async function load(duration: number, note: (outcome: Outcome) => void): Promise<void> {
  const begin = performance.now();
  const end = begin + duration * 1_000;
  const under: Promise<unknown>[] = [];
  const senders = (Object.entries(rates(times)) as [Kind, number][]).map(async ([kind, rate]) => {
    for (let number = 0; ; number++) {
      const due = begin + (number * 1_000) / rate;
      if (due >= end) return;
      if (due > performance.now()) await sleep(due - performance.now());
      const sent = next(
        kind,
        files.map((file) => `/_astro/${file}`),
      );
      const answered = ask(`http://127.0.0.1:${port}`, sent).then((answer) =>
        note({
          kind,
          answer,
          expected: sent.expected.includes(answer as number),
          ms: performance.now() - due,
        }),
      );
      under.push(answered);
    }
  });
  await Promise.all(senders);
  await Promise.all(under);
}

async function measured(duration: number): Promise<string[]> {
  const outcomes: Outcome[] = [];
  await load(duration, (outcome) => outcomes.push(outcome));
  return (Object.keys(rates(1)) as Kind[]).map((kind) => {
    const all = outcomes.filter((outcome) => outcome.kind === kind);
    const wrong = all.filter(({ expected }) => !expected);
    if (wrong.length > 0) failed = true;
    const ms = all.map((outcome) => outcome.ms).sort((a, b) => a - b);
    const at = (part: number) => ms[Math.floor(ms.length * part)]?.toFixed(1);
    return (
      `${kind}: ${all.length} sent, ${wrong.length} errors${countsOf(wrong)}, ` +
      `median ${at(0.5)} ms, 99th of a hundred ${at(0.99)} ms, longest ${ms.at(-1)?.toFixed(0)} ms`
    );
  });
}

function countsOf(outcomes: Outcome[]): string {
  const counts = Object.groupBy(outcomes, ({ answer }) => String(answer));
  const parts = Object.entries(counts).map(([answer, of]) => `${answer} × ${of?.length}`);
  return parts.length > 0 ? ` (${parts.join(", ")})` : "";
}

/** The process's memory after garbage collection, in megabytes, and how late its event loop was. */
async function memory() {
  const samples = [];
  // Connections that were just cut off are released gradually: the lowest of five counts.
  for (let number = 0; number < 5; number++) samples.push(await memoryNow());
  return samples.reduce((least, sample) => (sample.heap < least.heap ? sample : least));
}

async function memoryNow() {
  server.child.kill("SIGUSR2");
  await sleep(1_500);
  const text = await fetch(`http://127.0.0.1:${operationsPort}/metrics`).then((answer) => answer.text());
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]);
  return {
    heap: value("nodejs_heap_size_used_bytes") / 1e6,
    resident: value("process_resident_memory_bytes") / 1e6,
    delay99: (value("nodejs_eventloop_lag_p99_seconds") * 1_000).toFixed(1),
    delayMax: (value("nodejs_eventloop_lag_max_seconds") * 1_000).toFixed(0),
  };
}

/** Their limits are in src/server/http-server.ts; the longest is for clients that stop reading. */
async function reportSlow(): Promise<void> {
  const all = () => slow.every(({ count, cutOff }) => cutOff() === count);
  await until(all, 90_000).catch(() => {
    failed = true;
  });
  for (const { name, count, cutOff, longest, end } of slow) {
    console.log(
      `Slow clients, ${name}: ${cutOff()} of ${count} cut off, the last after ${longest().toFixed(0)} s`,
    );
    end();
  }
}

/** Restarts under load: requests under way are answered, and nobody answers until the next process listens. */
async function restartUnderLoad(): Promise<void> {
  const outcomes: (Outcome & { at: number })[] = [];
  const loaded = load(12, (outcome) => outcomes.push({ ...outcome, at: performance.now() }));
  await sleep(3_000);
  const stopping = performance.now();
  const { code, ms } = await server.stop();
  server = await startServer(settings);
  await loaded;
  const pages = outcomes.filter(({ kind }) => kind === "page" || kind === "file");
  const wrong = pages.filter(({ expected }) => !expected);
  const last = Math.max(stopping, ...wrong.map(({ at }) => at));
  console.log(
    `Restart under load: ended with ${code} after ${ms.toFixed(0)} ms; of ${pages.length} pages and files ` +
      `${wrong.length} not answered${countsOf(wrong)}, the last ${((last - stopping) / 1_000).toFixed(1)} s after the signal`,
  );
  const leads = outcomes.filter(({ kind }) => kind === "lead");
  console.log(`Leads meanwhile: ${leads.length} sent${countsOf(leads)}`);
  // Nobody may get half an answer or a wrong one: requests without an answer were never accepted.
  const refused = (answer: number | string) => answer === "ECONNREFUSED" || answer === "ECONNRESET";
  if (code !== 0 || wrong.some(({ answer }) => !refused(answer))) failed = true;
}
