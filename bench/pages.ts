import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { httpLoad, httpRequest } from "../scripts/http-load.ts";
import { startServer } from "../src/server/testing/server-process.ts";
import { nginxIsInstalled, startNginx } from "./nginx.ts";
import { processorSeconds } from "./processor-seconds.ts";

/** Cached pages a second, compared with a bare node:http server and nginx that send the same bytes and headers. */
const rounds = Number(process.env.ROUNDS ?? 15);
const ms = Number(process.env.ROUND_MS ?? 800);
const path = process.env.PAGE ?? "/calculator/calculator";
const asked = { "accept-encoding": "gzip" };

type Contender = {
  name: string;
  url: URL;
  child: ChildProcess;
  rates: number[];
  perSecondOfProcessor: number[];
};

const folder = mkdtempSync(join(tmpdir(), "ikhaya-bench-"));
const site = await startServer({ DATA_DIR: folder, NODE_ENV: "production", HOST: "127.0.0.1" });
const contenders = [contender("Ikhaya", site.url, site.child)];
const headers = await copyPage();
const bare = spawn(process.execPath, [join(import.meta.dirname, "bare-server.ts"), folder]);
const [said] = (await once(bare.stdout, "data")) as [Buffer];
contenders.push(contender("node:http", `http://127.0.0.1:${String(said).match(/\d+/)?.[0]}`, bare));
if (nginxIsInstalled()) {
  const nginx = await startNginx(folder, headers);
  contenders.push(contender("nginx", nginx.url, nginx.child));
} else console.log("nginx is not installed, so it is left out: apt-get install nginx-light");

for (const one of contenders) await answersOf(one, 2_000);
for (let round = 0; round < rounds; round++) {
  // Each starts in turn, so that a slow moment of the machine affects all of them.
  for (let turn = 0; turn < contenders.length; turn++) {
    await measure(contenders[(round + turn) % contenders.length]!);
  }
}
report();
for (const { child } of contenders) child.kill("SIGKILL");
rmSync(folder, { recursive: true, force: true });
process.exit(0);

function contender(name: string, base: string, child: ChildProcess): Contender {
  return { name, url: new URL(path, base), child, rates: [], perSecondOfProcessor: [] };
}

async function measure(contender: Contender): Promise<void> {
  const before = processorSeconds(contender.child);
  const { answers, seconds } = await answersOf(contender, ms);
  contender.rates.push(answers / seconds);
  contender.perSecondOfProcessor.push(answers / (processorSeconds(contender.child) - before));
}

async function answersOf({ name, url }: Contender, forMs: number) {
  const end = performance.now() + forMs;
  const { statuses, seconds } = await httpLoad({
    port: Number(url.port),
    connections: 32,
    requests: [httpRequest(path, asked)],
    done: () => performance.now() >= end,
  });
  const answers = statuses.get(200) ?? 0;
  if (answers === 0 || statuses.size > 1) throw new Error(`${name} answers ${[...statuses.keys()]}.`);
  return { answers, seconds };
}

/** Keeps the body and headers of the site's answer for the others to send, without the connection headers, which are Node's. */
async function copyPage(): Promise<string[]> {
  const url = new URL(path, site.url);
  const [answer] = await once(get(url, { headers: asked }), "response");
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const raw = answer.rawHeaders as string[];
  const perConnection = ["date", "connection", "keep-alive", "transfer-encoding"];
  const kept = raw.flatMap((name, index) =>
    index % 2 === 0 && !perConnection.includes(name.toLowerCase()) ? [name, raw[index + 1] ?? ""] : [],
  );
  writeFileSync(join(folder, "page.html.gz"), body);
  writeFileSync(join(folder, "page.html"), gunzipSync(body));
  writeFileSync(join(folder, "headers.json"), JSON.stringify(kept));
  console.log(`${path}: ${body.length} bytes of body by gzip, ${kept.length / 2} headers`);
  return kept;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function report(): void {
  const [own, ...others] = contenders;
  for (const { name, rates, perSecondOfProcessor } of contenders) {
    console.log(
      `${name.padEnd(10)} ${Math.round(median(rates))} a second, ${Math.round(median(perSecondOfProcessor))} a second of its processor`,
    );
  }
  for (const other of others) {
    const ratio = (key: "rates" | "perSecondOfProcessor") =>
      median(own!.rates.map((_, round) => own![key][round]! / other[key][round]!)).toFixed(2);
    console.log(
      `Ikhaya beside ${other.name}: ${ratio("rates")} of its rate, ${ratio("perSecondOfProcessor")} by processor time ` +
        `(medians of ${rounds} rounds)`,
    );
  }
}
