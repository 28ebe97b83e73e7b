import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext, Page } from "@playwright/test";
import { analyticsPaths } from "../src/contract/analytics.ts";
import { type AnalyticsCall, allTold, test as base, expect, trackerReady, visit } from "./site.ts";

/** A page whose failures are looked at one by one. */
const test = base.extend({ quietConsole: async ({ page: _ }, use) => use(undefined) });

const cookieNames = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).sort();
const tracked = (page: Page) =>
  page.waitForRequest((request) => request.url().endsWith(analyticsPaths.pageview));

/** From page to page, each until it has told all that it would. */
async function walk(page: Page, analytics: AnalyticsCall[]): Promise<void> {
  await page.goto("/");
  await allTold(page, analytics);
  await page.getByRole("link", { name: "Features" }).first().click();
  await visit(page, "/calculator/affordability");
  await allTold(page, analytics);
  const tab = page.getByRole("link", { name: /^Extra Payments/ });
  await tab.click();
  await expect(tab).toHaveAttribute("aria-current", "page");
  await allTold(page, analytics);
}

for (const [name, property, value] of [
  ["Global Privacy Control", "globalPrivacyControl", true],
  ["Do Not Track", "doNotTrack", "1"],
] as const) {
  test(`${name} leaves no request and no cookie, and the privacy notice says so`, async ({
    page,
    context,
    analytics,
  }) => {
    await page.addInitScript(
      ([key, given]) =>
        Object.defineProperty(Navigator.prototype, key, { get: () => given, configurable: true }),
      [property, value] as const,
    );
    await walk(page, analytics);
    await page.goto("/privacy#opt-out");
    await expect(page.locator("#analytics-switch")).toContainText(
      "your browser asks every site not to track you",
    );
    await expect(page.locator("#analytics-switch").getByRole("button")).toHaveCount(0);
    await allTold(page, analytics);
    expect(analytics).toEqual([]);
    expect(await cookieNames(context)).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
}

test("the switch stops everything at once, and starts it again", async ({ page, context, analytics }) => {
  const counted = tracked(page);
  await page.goto("/privacy#opt-out");
  await counted;
  await expect.poll(() => cookieNames(context)).toEqual(["session_id", "visitor_id"]);
  const place = page.locator("#analytics-switch");
  await expect(place.getByRole("status")).toHaveText(/^Analytics are on in this browser/);
  await place.getByRole("button", { name: "Do not count my visits" }).click();
  await expect(place.getByRole("status")).toHaveText(/^Analytics are off in this browser/);
  await allTold(page, analytics);
  analytics.length = 0;
  expect(await cookieNames(context)).toEqual([]);
  await page.getByRole("link", { name: "Terms and disclaimer" }).click();
  await expect(page).toHaveURL(/\/legal$/);
  await walk(page, analytics);
  expect(analytics).toEqual([]);
  expect(await cookieNames(context)).toEqual([]);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ analytics: "off" });
  await page.goto("/privacy#opt-out");
  await trackerReady(page);
  await place.getByRole("button", { name: "Count my visits" }).click();
  await expect(place.getByRole("status")).toHaveText(/^Analytics are on/);
  await page.evaluate(() =>
    document.querySelector("footer a")?.addEventListener("click", (event) => event.preventDefault()),
  );
  await page.locator("footer").getByRole("link", { name: "Loan Calculator" }).click();
  await expect.poll(() => analytics.length).toBeGreaterThan(0);
  await expect.poll(() => cookieNames(context)).toEqual(["session_id", "visitor_id"]);
});

test("both cookies have their lives, and each visit gives them anew under the same numbers", async ({
  page,
  context,
}) => {
  const lives = async () => {
    const cookies = await context.cookies();
    return Object.fromEntries(cookies.map(({ name, expires }) => [name, expires - Date.now() / 1_000]));
  };
  const counted = tracked(page);
  await page.goto("/legal");
  await counted;
  await expect.poll(() => cookieNames(context)).toEqual(["session_id", "visitor_id"]);
  for (const { path, sameSite, secure, value } of await context.cookies()) {
    expect({ path, sameSite, secure }).toEqual({ path: "/", sameSite: "Lax", secure: false });
    expect(value).toMatch(/^[0-9a-f-]{36}$/);
  }
  const { session_id, visitor_id = 0 } = await lives();
  expect(session_id).toBeGreaterThan(29 * 60);
  expect(session_id).toBeLessThanOrEqual(30 * 60 + 1);
  // Chromium keeps no cookie longer than 400 days.
  expect(visitor_id).toBeGreaterThan(399 * 86_400);
  // As if they had been set 25 minutes and more than a year ago.
  const before = await context.cookies();
  await context.addCookies(before.map((cookie) => ({ ...cookie, expires: Date.now() / 1_000 + 300 })));
  await page.locator("footer").getByRole("link", { name: "Privacy notice" }).click();
  await expect.poll(async () => (await lives()).session_id).toBeGreaterThan(29 * 60);
  await expect.poll(async () => (await lives()).visitor_id).toBeGreaterThan(399 * 86_400);
  const values = (cookies: typeof before) => cookies.map(({ name, value }) => [name, value]).sort();
  expect(values(await context.cookies())).toEqual(values(before));
});

test("when the session has ended the next one is of the same visitor, who returns", async ({
  page,
  context,
  browser,
  site,
}) => {
  const view = async (page: Page, path: string) => {
    const counted = tracked(page);
    await page.goto(path);
    return (await counted).postDataJSON();
  };
  const first = await view(page, "/legal");
  const second = await view(page, "/privacy");
  await expect.poll(() => cookieNames(context)).toEqual(["session_id", "visitor_id"]);
  // The same browser after half an hour. In this one the page that is left would give the session its cookie again.
  const { cookies, origins } = await context.storageState();
  const kept = cookies.filter(({ name }) => name !== "session_id");
  const later = await browser.newContext({ baseURL: site.address, storageState: { cookies: kept, origins } });
  const third = await view(await later.newPage(), "/legal");
  await later.close();
  expect([first.isReturning, second.isReturning, third.isReturning]).toEqual([false, false, true]);
  expect(second.sessionId).toBe(first.sessionId);
  expect(third.sessionId).not.toBe(first.sessionId);
  expect(new Set([first.visitorId, second.visitorId, third.visitorId]).size).toBe(1);
});

test("a browser that blocks cookies and storage is counted within one page, and nothing throws", async ({
  page,
  analytics,
}) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "cookieEnabled", { get: () => false });
    Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => undefined });
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  });
  const counted = tracked(page);
  await page.goto("/privacy#opt-out");
  await counted;
  await expect.poll(() => analytics.length).toBeGreaterThan(1);
  expect(new Set(analytics.map(({ body }) => `${body.sessionId} ${body.visitorId}`)).size).toBe(1);
  await page.getByRole("button", { name: "Do not count my visits" }).click();
  await expect(page.locator("#analytics-switch").getByRole("status")).toHaveText(/^Analytics are off/);
  await allTold(page, analytics);
  analytics.length = 0;
  await page
    .locator("footer")
    .getByRole("link", { name: "Loan Calculator" })
    .dispatchEvent("auxclick", { button: 1 });
  await allTold(page, analytics);
  expect(analytics).toEqual([]);
  expect(errors).toEqual([]);
});

test("a call that is turned away is over for the browser, too", async ({ page, context }) => {
  // An answer that may be kept, or that the test itself gives, is over at once, read or not.
  const busy = createServer((_, answer) =>
    answer.writeHead(503, { "cache-control": "no-store" }).end("Not now."),
  ).listen(0);
  const { port } = busy.address() as AddressInfo;
  await context.route(/\/analytics\//, (route) =>
    route.continue({ url: `http://localhost:${port}${analyticsPaths.pageview}` }),
  );
  const finished: string[] = [];
  page.on("requestfinished", (request) => finished.push(new URL(request.url()).pathname));
  await page.goto("/legal");
  await expect.poll(() => finished).toContain(analyticsPaths.pageview);
  busy.close();
});

test("failures are logged in the specification's words, and a visitor sees nothing of them", async ({
  page,
  context,
}) => {
  const logged: string[] = [];
  const errors: Error[] = [];
  page.on("console", (message) => message.type() === "warning" && logged.push(message.text()));
  page.on("pageerror", (error) => errors.push(error));
  await context.route(/\/analytics\//, (route) => {
    const lost = route.request().url().endsWith(analyticsPaths.conversion);
    return lost ? route.abort() : route.fulfill({ status: 503, headers: { "retry-after": "5" } });
  });
  await page.goto("/legal");
  await expect.poll(() => logged).toContain("Failed to track page view 503");
  await expect.poll(() => logged).toContain("Failed to track event 503");
  const before = await page.locator("body").innerText();
  await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { push: (entry: [string, object]) => void } };
    const timestamp = new Date().toISOString();
    seen.push(["/analytics/conversion", { type: "landing_page", timestamp }]);
    seen.push(["/analytics/", { action: "tried", data: {}, timestamp, userAgent: "", url: "" }]);
  });
  await expect.poll(() => logged).toContain("Error tracking user action: 503");
  await expect
    .poll(() => logged)
    .toContainEqual(expect.stringMatching(/^Failed to track conversion TypeError/));
  expect(await page.locator("body").innerText()).toBe(before);
  await expect(page.getByRole("alert").or(page.getByRole("alertdialog"))).toHaveCount(0);
  expect(errors).toEqual([]);
});
