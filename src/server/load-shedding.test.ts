import { setTimeout as sleep } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { analyticsPaths } from "#contract/analytics.ts";
import { leadRequestPath } from "#contract/lead.ts";
import { shedLoad } from "./load-shedding.ts";

let app: FastifyInstance;
let address: string;
let held: PromiseWithResolvers<void>;

beforeEach(async () => {
  app = Fastify({ forceCloseConnections: true });
  held = Promise.withResolvers();
  await shedLoad(app);
  app.get("/_astro/slow.js", async () => {
    await held.promise;
    return "answered";
  });
  for (const url of [leadRequestPath, analyticsPaths.event, "/_astro/script.js", "/*"])
    app.all(url, async () => "answered");
  address = await app.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(async () => {
  held.resolve();
  await app.close();
});

async function status(path: string): Promise<number> {
  const response = await fetch(address + path);
  await response.text();
  return response.status;
}

const nothing = new Int32Array(new SharedArrayBuffer(4));

/** Keeps everything else from running for so many milliseconds, again and again, with a breath between. */
async function busy(forMs: number): Promise<void> {
  for (const end = performance.now() + forMs; performance.now() < end; ) {
    // Held up without work for the processor, which other tests have a use for.
    Atomics.wait(nothing, 0, 0, 200);
    await sleep(1);
    await status("/legal");
  }
}

test("under lasting pressure pages and analytics wait, and contact requests do not", async () => {
  expect(await status("/legal")).toBe(200);
  const slow = Array.from({ length: 30 }, () => status("/_astro/slow.js"));
  await busy(4_000);
  for (const path of ["/", "/legal", "/nothing", analyticsPaths.event]) {
    // The pressure passes as soon as the machine has a breath.
    const underPressure = () => busy(600).then(() => status(path));
    await expect.poll(underPressure, { timeout: 20_000, message: path }).toBe(503);
  }
  for (const path of [leadRequestPath, "/contact/landing", "/contact/sent", "/_astro/script.js"]) {
    expect(await status(path), path).toBe(200);
  }
  held.resolve();
  expect(await Promise.all(slow)).toEqual(Array(30).fill(200));
  await expect.poll(() => status("/legal"), { timeout: 20_000, interval: 300 }).toBe(200);
}, 120_000);

test("few visitors are answered, however late the loop is", async () => {
  await busy(3_000);
  expect(await status("/legal")).toBe(200);
}, 20_000);
