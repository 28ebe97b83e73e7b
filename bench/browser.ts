import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { computeMedianRun } from "lighthouse/core/lib/median-run.js";
import { budgets, isCalculator, isTool } from "../e2e/budgets.ts";
import { bytesOf, countingProxy, fetched, firstVisit, laterVisits, warmed } from "../e2e/page-weight.ts";
import { browserArguments, installedChromium } from "../scripts/test-browser.ts";
import { startServer } from "../src/server/testing/server-process.ts";
import { leadVariantNames } from "../src/web/lead-form/lead-variants.ts";
import { home } from "../src/web/site/addresses.ts";
import { addresses } from "../src/web/site/site-addresses.ts";

/**
 * Every address in a browser: its bytes on a first visit and on a later one, and Lighthouse's
 * five categories on its usual slow phone. A broken budget of bytes, files, access, search engines, good practice
 * or layout shift fails the run; timings depend on the machine and are only reported. Addresses may be given
 * as arguments; --weigh leaves Lighthouse out, and RUNS is the number of runs per page, of which the median is reported.
 */
const runs = Number(process.env.RUNS ?? 3);
const wanted = process.argv.slice(2).filter((argument) => argument.startsWith("/"));
const onlyWeigh = process.argv.includes("--weigh");
// These ask not to be listed, which Lighthouse counts against a page, so they have no SEO budget.
const unlisted = [...leadVariantNames.map((form) => `/contact/${form}`), "/offline", "/no-such-page"];
const all = [...addresses.map(({ path }) => path), ...unlisted];
const paths = wanted.length > 0 ? wanted : all;
const aims = { lcp: 1_200, tbt: 80 };
const broken: string[] = [];

const dataDir = mkdtempSync(join(tmpdir(), "ikhaya-bench-"));
const server = await startServer({ DATA_DIR: dataDir });
const executablePath = installedChromium();
const debugPort = 9_000 + (process.pid % 1_000);
const browser = await chromium.launch({
  args: [...browserArguments(), `--remote-debugging-port=${debugPort}`],
  ...(executablePath ? { executablePath } : {}),
});

try {
  await warmed(server.url, all);
  const proxy = await countingProxy(server.url);
  await weigh(proxy);
  await proxy.close();
  // Without the counting proxy, which answers a moment later than the server.
  if (!onlyWeigh) await audit(server.url);
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
for (const line of broken) console.log(`Broken: ${line}`);
console.log(broken.length === 0 ? "\nAll budgets are kept." : `\n${broken.length} budgets are broken.`);
process.exit(broken.length === 0 ? 0 : 1);

async function weigh(proxy: Awaited<ReturnType<typeof countingProxy>>): Promise<void> {
  console.log("\nBytes over the wire, compressed, with headers. First visit, nothing pressed:\n");
  console.log(row(["address", "all", "page", "script", "font", "other", "files"]));
  for (const path of paths) {
    const { sent } = await firstVisit(browser, proxy, path);
    const [bytes, page, script, font] = ["", "document", "script", "font"].map((kind) =>
      bytesOf(sent, kind || undefined),
    ) as [number, number, number, number];
    console.log(row([path, bytes, page, script, font, bytes - page - script - font, fetched(sent).length]));
    if (isCalculator(path) || isTool(path)) {
      const most = budgets[isTool(path) ? "tool" : "calculator"].bytes;
      check(path, "bytes before the first touch", bytes, most);
    } else {
      check(path, "bytes in all", bytes, budgets.read.bytes);
      check(path, "bytes of script", script, budgets.read.script);
      check(path, "files", fetched(sent).length, budgets.read.requests);
    }
  }
  const { kept, pages } = await laterVisits(browser, proxy, home.path, paths);
  console.log(
    `\nKept for offline once ${home.path} is touched: ${bytesOf(kept)} bytes in ${kept.length} files.`,
  );
  console.log("\nOpened after that:\n");
  console.log(row(["address", "all", "", "", "", "", "files"]));
  for (const [path, sent] of pages) {
    console.log(row([path, bytesOf(sent), "", "", "", "", sent.length]));
    check(path, "bytes of a later page", bytesOf(sent), budgets.later.bytes);
  }
}

async function audit(origin: string): Promise<void> {
  console.log(
    `\nLighthouse, mobile, the median of ${runs} runs. Aims: LCP ${aims.lcp} ms, TBT ${aims.tbt} ms.\n`,
  );
  console.log(row(["address", "perf", "access", "practice", "seo", "agentic", "LCP", "TBT", "CLS"]));
  for (const path of paths) {
    const { categories, audits } = await lighthouseOf(origin + path);
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    const scores = ["performance", "accessibility", "best-practices", "seo", "agentic-browsing"].map(score);
    const [lcp, tbt] = [
      Math.round(value("largest-contentful-paint")),
      Math.round(value("total-blocking-time")),
    ];
    const shift = value("cumulative-layout-shift");
    const late = lcp > aims.lcp || tbt > aims.tbt ? "  over the aim" : "";
    console.log(row([path, ...scores, lcp, tbt, shift.toFixed(3)]) + late);
    const [, access = 0, practice = 0, seo = 0, agentic = 0] = scores;
    const listed = !unlisted.includes(path);
    // The 404 page answers 404, which the browser logs as an error.
    const there = path !== "/no-such-page";
    check(path, "accessibility missing to 100", 100 - access, 0);
    if (there) check(path, "best practices missing to 100", 100 - practice, 0);
    if (listed) check(path, "SEO missing to 100", 100 - seo, 0);
    check(path, "agentic browsing missing to 100", 100 - agentic, 0);
    check(path, "layout shift", shift, 0);
  }
}

async function lighthouseOf(url: string): Promise<Result> {
  const results: Result[] = [];
  while (results.length < runs) results.push(await oneRun(url));
  return computeMedianRun(results);
}

/** Under load a page sometimes paints nothing in time, and then has no score or no first paint; it is tried twice more. */
async function oneRun(url: string): Promise<Result> {
  for (let tries = 0; tries < 3; tries++) {
    const result = (await lighthouse(url, { port: debugPort, logLevel: "silent", ignoreStatusCode: true }))
      ?.lhr;
    const timed = [result?.audits["first-contentful-paint"], result?.audits.interactive];
    const whole = !result?.runtimeError && result?.categories.performance?.score != null;
    if (result && whole && timed.every((audit) => audit?.numericValue !== undefined)) return result;
  }
  throw new Error(`Lighthouse saw ${url} paint nothing in three tries.`);
}

function check(path: string, what: string, value: number, most: number): void {
  if (!(value <= most)) broken.push(`${path}: ${what} ${value}, at most ${most}`);
}

function row([first = "", ...others]: (string | number)[]): string {
  return String(first).padEnd(36) + others.map((cell) => String(cell).padStart(9)).join("");
}
