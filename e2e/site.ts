import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test as base, type ConsoleMessage, expect, type Page } from "@playwright/test";
import type { PageHandler } from "../src/server/pages/pages.ts";
import { isCalculator, isTool } from "./budgets.ts";

type Site = { address: string };

/** One request of the tracker. */
export type AnalyticsCall = { path: string; body: Record<string, unknown> };

/**
 * Every worker has a server of its own on a free port, started as a newcomer would start it. A test fails
 * on anything unexpected in the console of its pages.
 */
export const test = base.extend<
  { quiet404: (expected: boolean) => void; quietConsole: undefined; analytics: AnalyticsCall[] },
  { site: Site }
>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures' names from the pattern
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "ikhaya-e2e-"));
      const server = spawn(process.execPath, ["src/server/main.ts"], {
        // Whoever sends ten requests a minute is no visitor; a worker's tests are more, together.
        env: { ...process.env, PORT: "0", OPERATIONS_PORT: "0", DATA_DIR: dataDir, RATE_LIMIT_MAX: "1000" },
        stdio: ["ignore", "pipe", "inherit"],
      });
      const address = await new Promise<string>((resolve, reject) => {
        server.stdout.on("data", (text) => {
          const found = /http:\/\/localhost:\d+/.exec(String(text));
          if (found) resolve(found[0]);
        });
        server.once("exit", (code) => reject(new Error(`The server stopped with code ${code}.`)));
      });
      await use({ address });
      server.kill("SIGTERM");
      await new Promise((resolve) => server.once("exit", resolve));
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.address),
  /** What the pages tell analytics, in order, for a test that asks for it. Answered here, so none of it is stored. */
  analytics: async ({ context }, use) => {
    const calls: AnalyticsCall[] = [];
    await context.route(/\/analytics\//, (route) => {
      const { pathname } = new URL(route.request().url());
      calls.push({ path: pathname, body: route.request().postDataJSON() });
      return route.fulfill({ status: 204 });
    });
    await use(calls);
  },
  /** The browser itself reports an answer of 404 and one that never came; a test that asks for them says so. */
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures' names from the pattern
  quiet404: async ({}, use, info) => {
    await use((expected) => {
      if (expected) info.annotations.push({ type: "expects-404" });
    });
  },
  quietConsole: [
    async ({ context }, use, info) => {
      const messages: string[] = [];
      const note = (message: ConsoleMessage) => {
        const text = message.text();
        const blocked = text.startsWith("Service Worker registration blocked");
        // What becomes of analytics is looked at where analytics are the subject; nobody else may notice.
        const analytics = /\/analytics\//.test(message.location().url) || /^Failed to track/.test(text);
        // Of a page that is laid out seconds after it has come, on a machine that stalls.
        const late = /preloaded using link preload but not used within a few seconds/.test(text);
        if (["error", "warning"].includes(message.type()) && !blocked && !analytics && !late)
          messages.push(text);
      };
      context.on("console", note);
      context.on("weberror", (error) => {
        const text = String(error.error());
        // The browser gives up its own fade between two pages when one of them is already hidden. Nobody sees it.
        if (!/Transition was (aborted|skipped)/.test(text)) messages.push(text);
      });
      await use(undefined);
      const noted = (wanted: string) => info.annotations.some(({ type }) => type === wanted);
      const expected = noted("expects-404")
        ? /status of 4\d\d|net::ERR_FAILED/
        : noted("expects-no-network")
          ? /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404|unknown error occurred when fetching the script/
          : undefined;
      const unexpected = messages.filter((message) => !expected?.test(message));
      expect(unexpected, "nothing unexpected in the console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export type BuiltSite = { url: string; close: () => Promise<void> };

/** The built pages with settings of their own, for a test that stores nothing: without a database it is there at once. */
export async function builtSite(
  settings: Record<string, string>,
  assets = "dist/client",
): Promise<BuiltSite> {
  const entry = new URL("../dist/server/entry.mjs", import.meta.url).href;
  const [{ buildApp }, { readConfig }, { handler }] = await Promise.all([
    import("../src/server/app.ts"),
    import("../src/server/config.ts"),
    import(entry) as Promise<{ handler: PageHandler }>,
  ]);
  const app = await buildApp({
    config: readConfig(settings),
    pages: handler,
    assets: resolve(assets),
    acceptLead: () => Promise.reject(new Error("Nothing is stored here.")),
  });
  return { url: await app.listen({ host: "127.0.0.1", port: 0 }), close: () => app.close() };
}

/** Lets no script come before it is told to. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route("**/_astro/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Touches the answers of a page, and waits until React has hydrated them; a worked example sleeps until it is used. */
export const expectHydrated = (page: Page) =>
  page.waitForFunction(() => {
    if (document.readyState === "loading") return false;
    const asleep = document.querySelectorAll("astro-island[ssr]:not([client=contact], :has([id$=-example]))");
    for (const island of asleep) island.dispatchEvent(new Event("touchstart"));
    return asleep.length === 0 && !("entered" in window);
  });

/** Waits until the tracker has come, and has sent or kept to itself what waited for it. */
export const trackerReady = (page: Page) =>
  page.waitForFunction(() => window.seen !== undefined && !Array.isArray(window.seen));

/** Waits until all that a page told analytics has come here: so has a call that is made after it. */
export async function allTold(page: Page, calls: AnalyticsCall[]): Promise<void> {
  await trackerReady(page);
  const last = "/analytics/last";
  await page.evaluate(async (path) => {
    // What comes into view is told with the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    // As the tracker's own calls, so that it takes the same way behind them.
    await fetch(path, { method: "POST", body: "{}", keepalive: true });
  }, last);
  calls.splice(
    calls.findIndex(({ path }) => path === last),
    1,
  );
}

/** Opens an address, and a calculator or a tool so far that React has hydrated it. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const { pathname } = new URL(page.url());
  if (!isCalculator(pathname) && !isTool(pathname)) return;
  await expectHydrated(page);
}

/** What a person sees as "R1 234": the groups are parted by no-break spaces. */
export function shown(amount: string): string {
  return amount.replaceAll(" ", "\u00a0");
}

/** A part is closed, but on a wide screen some of an answer’s stand open. */
export async function openPart(page: Page, title: string): Promise<void> {
  const row = page.locator("summary", { hasText: title });
  if (await row.isVisible()) await row.click();
}

/** Presses one of the ways to pass an answer on, which are behind one word. */
export async function pressShare(page: Page, name: string): Promise<void> {
  const way = page.getByRole("button", { name });
  // The picture of an answer that has just come may push the word from under a robot's press.
  await expect(async () => {
    if (!(await way.isVisible())) await page.getByText("Share", { exact: true }).click();
    await expect(way).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await way.click();
}
