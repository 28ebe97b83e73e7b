import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { analyticsPaths } from "#contract/analytics.ts";
import { buildApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { StorageUnavailableError } from "../database/storage.ts";
import {
  actionBody,
  conversionBody,
  eventBody,
  pageviewBody,
  userAgent,
} from "../testing/analytics-bodies.ts";
import type { Hit } from "./hit.ts";

let app: FastifyInstance;
let taken: Hit[];
let log: string[];
let failing: Error | undefined;

beforeEach(async () => {
  taken = [];
  log = [];
  failing = undefined;
  app = await start({ ANALYTICS_RATE_LIMIT_MAX: "10000000" });
});
afterEach(() => app.close());

const start = (settings: Record<string, string>) =>
  buildApp({
    config: readConfig(settings),
    assets: import.meta.dirname,
    pages: (_request, response) => void response.writeHead(404).end("<h1>Not found</h1>"),
    acceptLead: () => Promise.reject(new Error()),
    recordHit: async (hit) => {
      if (failing) throw failing;
      taken.push(hit);
    },
    logStream: { write: (line) => void log.push(line) },
  });

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: "POST",
    url,
    payload: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "content-type": "application/json", "user-agent": userAgent, ...headers },
  });

const calls = [
  [analyticsPaths.pageview, "analytics_pageviews", pageviewBody()],
  [analyticsPaths.event, "analytics_events", eventBody()],
  [analyticsPaths.conversion, "analytics_conversions", conversionBody()],
  [analyticsPaths.action, "analytics_actions", actionBody()],
] as const;

/** Each refusal is one plain sentence, and nothing was taken. */
function expectRefused(response: Awaited<ReturnType<typeof post>>, status: number): void {
  expect(response.statusCode).toBe(status);
  expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(response.body).toMatch(/^[A-Z][^<>{}\n]{10,120}\.$/);
  expect(taken).toEqual([]);
}

test.for(calls)(
  "%s takes its body as JSON and as text and answers 204 with nothing",
  async ([url, table, body]) => {
    for (const type of ["application/json", "text/plain;charset=UTF-8", "application/json; charset=utf-8"]) {
      const response = await post(url, body, { "content-type": type });
      expect([response.statusCode, response.body]).toEqual([204, ""]);
      expect(taken.pop()).toMatchObject({ table, row: { sent_at: body.timestamp, bot: false } });
    }
  },
);

test.for(calls)("%s refuses what is not its body", async ([url, , body]) => {
  const [first = ""] = Object.keys(body);
  for (const junk of [{}, [], null, "text", { ...body, ip: "1.2.3.4" }, { ...body, [first]: undefined }]) {
    expectRefused(await post(url, JSON.stringify(junk)), 400);
  }
  for (const timestamp of [
    "now",
    "2026-02-30T00:00:00Z",
    "2026-11-21T08:30:00+02:00",
    "0000-01-01T00:00:00Z",
  ]) {
    expectRefused(await post(url, { ...body, timestamp }), 400);
  }
  expectRefused(await post(url, "{"), 400);
  expectRefused(await post(url, "", { "content-type": "text/plain" }), 400);
  expectRefused(await post(url, '{"__proto__":{"x":1}}', { "content-type": "text/plain" }), 400);
  expectRefused(await post(url, JSON.stringify({ ...body, x: "x".repeat(9_000) })), 413);
  expectRefused(await post(url, body, { "content-type": "text/html" }), 415);
  expectRefused(await post(url, "a=1", { "content-type": "application/x-www-form-urlencoded" }), 415);
  for (const headers of [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.example" }]) {
    expectRefused(await post(url, body, headers as Record<string, string>), 403);
  }
  expect((await post(url, body, { "sec-fetch-site": "same-origin" })).statusCode).toBe(204);
});

test("a client may send so many calls a minute, and a network address counts for itself", async () => {
  await app.close();
  app = await start({ ANALYTICS_RATE_LIMIT_MAX: "5", TRUST_PROXY: "127.0.0.1" });
  const from = (address: string) => post(analyticsPaths.event, eventBody(), { "x-forwarded-for": address });
  for (let call = 0; call < 5; call++) {
    const { statusCode, headers } = await from(`196.25.1.1:${50_000 + call}`);
    expect(statusCode).toBe(204);
    expect(Object.keys(headers).filter((name) => name.includes("ratelimit"))).toEqual([]);
  }
  taken = [];
  const refused = await from("196.25.1.1");
  expectRefused(refused, 429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await from("196.25.1.2")).statusCode).toBe(204);
});

test("names and values of parameters are short lines, whatever is between their letters", async () => {
  const keys = ["a\nb", "\u0000", "k".repeat(65), ""];
  for (const key of keys) {
    expectRefused(await post(analyticsPaths.action, actionBody({ data: { [key]: 1 } })), 400);
    expectRefused(await post(analyticsPaths.pageview, pageviewBody({ utmParams: { [key]: "x" } })), 400);
  }
  const deeper = { data: { LCP: { deeper: 1 } } } as unknown as Parameters<typeof actionBody>[0];
  expectRefused(await post(analyticsPaths.action, actionBody(deeper)), 400);
});

test("other addresses and ways of asking below /analytics are pages that are not there", async () => {
  for (const [method, url] of [
    ["POST", "/analytics"],
    ["POST", "/analytics/other"],
    ["GET", "/analytics/event"],
    ["GET", "/analytics/"],
    ["PUT", "/analytics/event"],
    ["DELETE", "/analytics/"],
  ] as const) {
    expect((await app.inject({ method, url })).statusCode).toBe(404);
  }
  expect(taken).toEqual([]);
});

test("the value of an input is kept for a field that may be told, cleaned, and of no other", async () => {
  const values: unknown[] = [];
  for (const [type, element, value] of [
    ["input", "purchasePrice", "1250000"],
    ["input", "loanBalance", "1,234,567,890"],
    ["input", "loanBalance", "082 123 4567"],
    ["input", "purchasePrice", "thandeka@example.com"],
    ["input", "email", "thandeka"],
    ["input", "firstName", "Thandeka"],
    ["input", "__proto__", "Thandeka"],
    ["article_search", "articles", "call 082 123 4567"],
    ["click", "cta", "ask thandeka@example.com"],
  ] as const) {
    await post(analyticsPaths.event, eventBody({ type, element, value }));
    values.push(taken.pop()?.row);
  }
  expect(values).toMatchObject([
    { value: "1250000" },
    { value: "1,234,567,890" },
    { value: "…" },
    { value: "…" },
    { value: null },
    { value: null },
    { value: null },
    { value: "call …" },
    { value: "ask …" },
  ]);
});

test("no free text keeps an e-mail address, a phone number or what follows a #", async () => {
  const personal = "thandeka@example.com +27 82 123 4567";
  const url = "https://a.example/?m=thandeka%40example.com&t=0821234567#Thandeka";
  const page = { path: "/?m=thandeka@example.com#Thandeka", title: personal, pageUrl: url, referrer: url };
  const rest = { utmParams: { utm_source: personal }, language: personal, timezone: personal };
  await post(analyticsPaths.pageview, pageviewBody({ ...page, ...rest, userAgent: personal }));
  await post(analyticsPaths.event, eventBody({ type: "faq_open", element: personal, value: personal }));
  await post(analyticsPaths.conversion, conversionBody({ type: personal }));
  await post(analyticsPaths.action, actionBody({ action: personal, url, data: { [personal]: personal } }));
  expect(taken).toHaveLength(4);
  expect(JSON.stringify(taken)).not.toMatch(/handeka|82 ?123|example\.com/);
});

test("bots are marked by the header, by the body, and by saying nothing", async () => {
  const bot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
  for (const [url, , body] of calls) {
    for (const agent of [bot, "", "x".repeat(600)]) {
      await post(url, body, { "user-agent": agent });
      expect(taken.pop()).toMatchObject({ row: { bot: true } });
    }
  }
  for (const [url, body] of [
    [analyticsPaths.pageview, pageviewBody({ userAgent: bot })],
    [analyticsPaths.action, actionBody({ userAgent: bot })],
  ] as const) {
    await post(url, body);
    expect(taken.pop()).toMatchObject({ row: { bot: true } });
  }
});

test("without room or storage the answer is 503 with when to come back, and the pages do not notice", async () => {
  failing = new StorageUnavailableError();
  for (const [url, , body] of calls) {
    const response = await post(url, body);
    expectRefused(response, 503);
    expect(response.headers["retry-after"]).toBe("5");
  }
  expect((await app.inject("/anything")).statusCode).toBe(404);
});

test("nothing of a body or an address is logged, whatever the answer", async () => {
  failing = Object.assign(new Error("Thandeka"), { query: "insert Thandeka", params: ["Thandeka"] });
  for (const [url, , body] of calls) expectRefused(await post(url, body), 500);
  await post(analyticsPaths.event, eventBody({ element: "Thandeka", type: "" }));
  expect(log).toHaveLength(4);
  expect(log.join("")).not.toMatch(/Thandeka|127\.0\.0\.1|scroll|newsletter/);
});

/** The long form of this test, `npm run test:faults`, asks for more. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 300);

test(
  "bad bodies of every shape are refused with 4xx and nothing is taken",
  async () => {
    const broken = fc.constantFrom(...calls).chain(([url, , body]) =>
      fc.record({
        url: fc.constant(url),
        payload: fc.oneof(
          fc.jsonValue({ maxDepth: 6 }).map((value) => JSON.stringify(value)),
          fc
            .tuple(fc.constantFrom(...Object.keys(body)), fc.jsonValue())
            .filter(
              ([name, value]) =>
                typeof value !== "string" && !["utmParams", "data", "isReturning"].includes(name),
            )
            .map(([name, value]) => JSON.stringify({ ...body, [name]: value })),
          fc.string({ unit: "binary", maxLength: 400 }),
          fc
            .dictionary(fc.string({ unit: "binary", minLength: 1 }), fc.jsonValue(), { minKeys: 1 })
            .filter((extra) => Object.keys(extra).some((name) => !(name in body)))
            .map((extra) => JSON.stringify({ ...extra, ...body })),
        ),
      }),
    );
    const types = fc.constantFrom("application/json", "text/plain");
    await fc.assert(
      fc.asyncProperty(broken, types, async ({ url, payload }, type) => {
        const { statusCode } = await post(url, payload, { "content-type": type });
        expect(statusCode).toBeGreaterThanOrEqual(400);
        expect(statusCode).toBeLessThan(500);
        expect(taken).toEqual([]);
      }),
      { numRuns },
    );
  },
  Math.max(60_000, 3 * numRuns),
);
