import { setTimeout as sleep } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { analyticsPaths } from "#contract/analytics.ts";
import { leadRequestPath } from "#contract/lead.ts";
import { shedLoad } from "./load-shedding.ts";

let app: FastifyInstance;

beforeEach(async () => {
  app = Fastify();
  await shedLoad(app);
  for (const url of [leadRequestPath, analyticsPaths.event, "/_astro/script.js", "/*"])
    app.all(url, async () => "answered");
});
afterEach(() => app.close());

const status = async (url: string) => (await app.inject(url)).statusCode;

/** Keeps everything else from running for so many milliseconds, again and again, with a breath between. */
async function busy(forMs: number): Promise<void> {
  for (const end = performance.now() + forMs; performance.now() < end; ) {
    for (const until = performance.now() + 200; performance.now() < until; );
    await sleep(1);
    await status("/legal");
  }
}

test("under lasting pressure pages and analytics wait, and contact requests do not", async () => {
  expect(await status("/legal")).toBe(200);
  await busy(4_000);
  for (const url of ["/", "/legal", "/nothing", analyticsPaths.event]) {
    expect(await status(url), url).toBe(503);
  }
  for (const url of [leadRequestPath, "/contact/landing", "/contact/sent", "/_astro/script.js"]) {
    expect(await status(url), url).toBe(200);
  }
  await expect.poll(() => status("/legal"), { timeout: 20_000, interval: 300 }).toBe(200);
}, 40_000);

test("one long moment is no pressure", async () => {
  for (const until = performance.now() + 900; performance.now() < until; );
  await sleep(20);
  expect(await status("/legal")).toBe(200);
});
