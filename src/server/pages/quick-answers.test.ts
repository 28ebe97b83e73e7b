import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { AddedPrimeRate } from "#contract/page-context.ts";
import { buildApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { createMetrics } from "../operations/metrics.ts";
import type { PageHandler } from "./pages.ts";

const assets = mkdtempSync(join(tmpdir(), "ikhaya-assets-"));
let app: FastifyInstance;
let metrics: ReturnType<typeof createMetrics>;
let quick: number[];
let rates: AddedPrimeRate[];
let agent: Agent;
/** What the closing of the server waits for. */
let held: Promise<void> | undefined;

/** A page that names what it is made from. */
const pages: PageHandler = (asked, response, _next, { addedPrimeRates }) => {
  if (asked.url === "/moved") return void response.writeHead(302, { location: "/page" }).end();
  if (asked.url === "/nothing" || asked.url === "/404") response.statusCode = 404;
  response.setHeader("content-type", "text/html");
  response.setHeader("content-security-policy", "default-src 'self'");
  response.end(`<p>${asked.url} ${JSON.stringify(addedPrimeRates)}${"x".repeat(2_000)}</p>`);
};

beforeEach(async () => {
  quick = [];
  rates = [];
  metrics = createMetrics();
  const { countPage } = metrics;
  metrics.countPage = (status) => {
    quick.push(status);
    countPage(status);
  };
  agent = new Agent({ keepAlive: true });
  app = await buildApp({
    config: readConfig({ SITE_URL: "https://ikhaya.example" }),
    pages,
    assets,
    acceptLead: () => Promise.reject(new Error("Nothing is stored.")),
    addedPrimeRates: () => rates,
    metrics,
  });
  held = undefined;
  app.addHook("preClose", async () => held);
  await app.listen({ port: 0, host: "127.0.0.1" });
});

afterEach(async () => {
  agent.destroy();
  await app.close();
});
process.once("exit", () => rmSync(assets, { recursive: true, force: true }));

type Asked = { path?: string; method?: string; headers?: Record<string, string> };

async function ask({ path = "/page", method = "GET", headers = {} }: Asked = {}) {
  const { port } = app.server.address() as AddressInfo;
  const sent = request({ port, host: "127.0.0.1", path, method, headers, agent }).end();
  const [answer] = await once(sent, "response");
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const { date: _, ...others } = answer.headers as Record<string, string>;
  return { status: answer.statusCode, headers: others, body: Buffer.concat(chunks).toString("latin1") };
}

const etag = async () => (await ask()).headers.etag ?? "";

test.for([
  ["as any program asks", {}],
  ["brotli", { headers: { "accept-encoding": "gzip, deflate, br, zstd" } }],
  ["gzip", { headers: { "accept-encoding": "gzip" } }],
  ["brotli refused", { headers: { "accept-encoding": "br;q=0, gzip;q=0.5" } }],
  ["a query", { path: "/page?utm_source=x" }],
  ["a body that no page reads", { headers: { "content-length": "0" } }],
] as [string, Asked][])("the second answer is quick and the same as the first: %s", async ([, asked]) => {
  const first = await ask(asked);
  expect(quick).toEqual([]);
  const second = await ask(asked);
  expect(quick).toEqual([200]);
  expect(second).toEqual(first);
  expect(first.headers["content-security-policy"]).toBe("default-src 'self'");
  expect(first.headers["strict-transport-security"]).toBe("max-age=31536000");
});

test("HEAD gets the same headers quickly, and no body", async () => {
  const asked = { method: "HEAD" };
  const first = await ask(asked);
  const whole = await ask();
  expect(quick).toEqual([]);
  const second = await ask(asked);
  expect(quick).toEqual([200]);
  expect(second).toEqual(first);
  expect(second).toEqual({ ...whole, body: "" });
});

test("a browser that has the page is told so quickly", async () => {
  const asked = { headers: { "if-none-match": await etag() } };
  const first = await ask(asked);
  const second = await ask(asked);
  expect(quick).toEqual([304]);
  expect(second).toEqual(first);
  expect([second.status, second.body, second.headers["content-length"]]).toEqual([304, "", undefined]);
});

test("redirects, wrong paths and posts always take the ordinary way", async () => {
  for (const asked of [{ path: "/moved?a=1" }, { path: "/nothing" }, { method: "POST" }]) {
    const first = await ask(asked);
    expect(await ask(asked)).toEqual(first);
  }
  await ask();
  expect((await ask({ path: "/moved?a=2" })).headers.location).toBe("/page?a=2");
  expect((await ask({ method: "POST" })).status).toBe(404);
  expect(quick).toEqual([]);
});

test("a new prime rate is shown at once, and the old answer never again", async () => {
  await ask();
  const old = await ask();
  rates = [{ date: "2026-01-01", rate: 9.75 }];
  const fresh = await ask();
  expect(quick).toEqual([200]);
  expect(fresh.body).toContain("9.75");
  expect(await ask({ headers: { "if-none-match": old.headers.etag ?? "" } })).toMatchObject({ status: 200 });
  rates = [...rates];
  expect(await ask()).toEqual(fresh);
});

test("quick and ordinary answers are counted alike", async () => {
  for (let number = 0; number < 5; number++) await ask();
  await expect
    .poll(() => metrics.text())
    .toContain('ikhaya_http_requests_total{route="page",status="200"} 5\n');
});

test("while the server stops, an open connection gets its answer and is then closed", async () => {
  await ask();
  expect((await ask()).headers.connection).toBe("keep-alive");
  const release = Promise.withResolvers<void>();
  held = release.promise;
  const closed = app.close();
  await expect.poll(async () => (await ask()).headers.connection).toBe("close");
  release.resolve();
  await closed;
});
