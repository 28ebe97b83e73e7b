import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync, constants } from "node:zlib";
import { type Browser, devices, type Page } from "@playwright/test";
import { analyticsPaths } from "../src/contract/analytics.ts";
import { until } from "../src/server/testing/test-partner.ts";
import { workerPath } from "../src/web/offline/kept.ts";

/** One answer of the server as it went over the wire, its headers included. */
export type Sent = {
  path: string;
  /** What the browser wanted it for: "document", "script", "style", "font", "serviceworker" … */
  kind: string;
  bytes: number;
  /** Fetched before anybody asked for it. */
  ahead: boolean;
  /** All of it has been sent, or the rest is no longer wanted. */
  done: boolean;
};

const patienceMs = 90_000;

export type CountingProxy = { address: string; sent: Sent[]; close: () => Promise<void> };

/** A new database takes a moment to be made. Until then calls of analytics are turned away, which no page waits for but a measurement would. */
export async function storing(target: string): Promise<void> {
  const call = { action: "ready", data: {}, timestamp: new Date().toISOString(), userAgent: "", url: "" };
  const body = JSON.stringify(call);
  const stored = async () => {
    const isStored = (await fetch(target + analyticsPaths.action, { method: "POST", body })).status === 204;
    // More often would be too many calls from one address.
    if (!isStored) await sleep(250);
    return isStored;
  };
  await until(stored, patienceMs, "The server does not store what pages tell it.");
}

/** Stands in front of a server and counts what it sends, whoever in the browser asked for it. */
export async function countingProxy(target: string): Promise<CountingProxy> {
  await storing(target);
  const sent: Sent[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method, headers } = incoming;
    const passed = request(target + incoming.url, { method, headers }, (answer) =>
      count(incoming, answer, outgoing, sent),
    );
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    sent,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function count(incoming: IncomingMessage, answer: IncomingMessage, outgoing: ServerResponse, sent: Sent[]) {
  const one: Sent = {
    path: incoming.url ?? "/",
    kind: String(incoming.headers["sec-fetch-dest"] ?? "other"),
    bytes: headerBytes(answer),
    ahead: incoming.headers["sec-purpose"] !== undefined,
    done: false,
  };
  sent.push(one);
  outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
  answer.on("data", (chunk: Buffer) => {
    one.bytes += chunk.length;
  });
  answer.on("close", () => {
    one.done = true;
  });
  answer.pipe(outgoing);
}

function headerBytes({ rawHeaders, statusCode, statusMessage }: IncomingMessage): number {
  // "name: value" and a line end each, after the first line.
  const lines = rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
  return `HTTP/1.1 ${statusCode} ${statusMessage}\r\n\r\n`.length + lines;
}

export const bytesOf = (sent: readonly Sent[], kind?: string): number =>
  sent.reduce((sum, one) => sum + (kind === undefined || one.kind === kind ? one.bytes : 0), 0);

/** What a page tells analytics is a call each, whenever there is something to tell, and fetches nothing. */
export const fetched = (sent: readonly Sent[]): Sent[] =>
  sent.filter(({ path }) => !path.startsWith("/analytics/"));

/** Has the server make every page, and waits until each has its tightest form, which follows the first answer. */
export async function warmed(address: string, paths: readonly string[]): Promise<void> {
  const sent = async (path: string, encoding: string) => {
    // A connection that is kept may be closed by the server just as it is used again.
    const answer = await fetch(address + path, {
      headers: { "accept-encoding": encoding, connection: "close" },
    });
    return { bytes: Number(answer.headers.get("content-length")), text: await answer.text() };
  };
  const firstForm = (text: string) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  for (const path of paths) {
    const { text } = await sent(path, "identity");
    const tight = async () => {
      const isTight = (await sent(path, "br")).bytes < firstForm(text);
      if (!isTight) await sleep(250);
      return isTight;
    };
    await until(tight, 300_000, `${path} has not its tightest form.`);
  }
}

export type FirstVisit = { sent: Sent[]; moved: number };

/** Opens a page as somebody who was never here, presses nothing, and waits until all is quiet. */
export async function firstVisit(browser: Browser, proxy: CountingProxy, path: string): Promise<FirstVisit> {
  const context = await browser.newContext({ ...devices["Moto G4"], serviceWorkers: "allow" });
  const page = await context.newPage();
  const from = proxy.sent.length;
  await page.goto(proxy.address + path, { waitUntil: "networkidle" });
  const sent = proxy.sent.slice(from);
  const moved = await layoutShift(page);
  await context.close();
  return { sent, moved };
}

/** How much of the page has moved by itself so far, as browsers count it. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Reflect.get(entry, "value");
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );

/** Waits until a second has passed in which nothing was asked for and nothing was under way. */
async function quiet({ sent }: CountingProxy): Promise<void> {
  let before = -1;
  const isQuiet = async () => {
    const [now, allDone] = [sent.length, sent.every(({ done }) => done)];
    if (allDone && now === before) return true;
    before = allDone ? now : -1;
    await sleep(1_000);
    return false;
  };
  await until(isQuiet, patienceMs, "The browser does not come to rest.");
}

export type LaterVisits = {
  /** What came while the visitor read the first page, to be there without a connection. */
  kept: Sent[];
  /** Each page as it was opened after that. */
  pages: Map<string, Sent[]>;
};

/** Opens one page, stays until the worker has kept what it keeps, and then opens the others. */
export async function laterVisits(
  browser: Browser,
  proxy: CountingProxy,
  first: string,
  paths: readonly string[],
): Promise<LaterVisits> {
  const context = await browser.newContext({ ...devices["Moto G4"], serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.goto(proxy.address + first, { waitUntil: "networkidle" });
  const from = proxy.sent.length;
  await page.mouse.wheel(0, 300);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const isKept = () => proxy.sent.slice(from).some((one) => one.path === first && one.done);
  await until(isKept, patienceMs, `${first} is not kept.`);
  // Once it is active the worker fetches the open page with its files, beside what it kept before.
  await quiet(proxy);
  const kept = proxy.sent.slice(from);
  const pages = new Map<string, Sent[]>();
  for (const path of paths) {
    const before = proxy.sent.length;
    await page.goto(proxy.address + path, { waitUntil: "networkidle" });
    const sent = () => proxy.sent.slice(before);
    // A browser looks for a new worker a second after a page is there; who goes on sooner does not pay for it.
    // What is still under way would count for the page that is opened next.
    const looked = () => sent().some((one) => one.path === workerPath) && sent().every(({ done }) => done);
    await until(looked, patienceMs, `No new service worker was looked for on ${path}.`);
    pages.set(path, sent());
  }
  await context.close();
  return { kept, pages };
}
