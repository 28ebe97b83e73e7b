import { test as base, expect, type Page } from "@playwright/test";
import { analyticsPaths } from "../src/contract/analytics.ts";
import { type BuiltSite, builtSite, trackerReady } from "./site.ts";

const origin = "https://tags.example";
const scripts = "https://scripts.example";
const collect = "https://region1.collect.example";

/** A server whose operator configured a tagging service, and where that loads more from and reports to. */
const test = base.extend<{ tagOrigins: string; server: BuiltSite; asked: string[] }>({
  tagOrigins: ["", { option: true }],
  server: async ({ tagOrigins }, use) => {
    const server = await builtSite({ TAG_SCRIPT_URL: `${origin}/tag.js?id=1`, TAG_ORIGINS: tagOrigins });
    await use(server);
    await server.close();
  },
  /** What the service was asked for; its script reports, and asks for a picture. */
  asked: async ({ context }, use) => {
    const asked: string[] = [];
    const script = `fetch("${origin}/collect", { mode: "no-cors" }); new Image().src = "${origin}/dot.gif";`;
    await context.route(`${origin}/**`, (route) => {
      asked.push(new URL(route.request().url()).pathname);
      const body = route.request().url().includes("tag.js") ? script : "";
      return route.fulfill({ contentType: "text/javascript", body });
    });
    await context.route(/\/analytics\//, (route) => route.fulfill({ status: 204 }));
    await use(asked);
  },
});

const loaded = (page: Page, url: string) =>
  Promise.all([
    page.waitForRequest((request) => request.url().endsWith(analyticsPaths.pageview)),
    page.goto(url),
  ]);

test("a tagging service runs on a page once it is interactive, and the policy lets it", async ({
  page,
  server,
  asked,
}) => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await loaded(page, `${server.url}/legal`);
  await expect.poll(() => [...asked].sort()).toEqual(["/collect", "/dot.gif", "/tag.js"]);
  expect(refused).toEqual([]);
  await page.goto(`${server.url}/privacy#analytics`);
  await expect(page.getByText("Its script comes from tags.example")).toBeVisible();
});

test("a visitor who says no to analytics does not get the tagging service either", async ({
  page,
  server,
  asked,
}) => {
  await loaded(page, `${server.url}/privacy#opt-out`);
  await expect.poll(() => [...asked].sort()).toEqual(["/collect", "/dot.gif", "/tag.js"]);
  await page.getByRole("button", { name: "Do not count my visits" }).click();
  asked.length = 0;
  await page.goto(`${server.url}/legal`);
  // Its script would be asked for before this, by the tracker's last line.
  await trackerReady(page);
  await page.evaluate((dot) => {
    new Image().src = dot;
  }, `${origin}/last.gif`);
  await expect.poll(() => asked).toContain("/last.gif");
  expect(asked).toEqual(["/last.gif"]);
});

/** Of the common kind: a small loader puts a script of another host into the page, and that sends beacons to a third. */
async function commonKind(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const loader = `const more = document.createElement("script"); more.src = "${scripts}/more.js"; document.head.append(more);`;
  const more = `navigator.sendBeacon("${collect}/g/collect", "v=2"); new Image().src = "${collect}/dot.gif"; fetch("${collect}/json", { mode: "no-cors" });`;
  for (const [host, body] of [
    [origin, loader],
    [scripts, more],
    [collect, ""],
  ] as const) {
    await page.context().route(`${host}/**`, (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.fulfill({ contentType: "text/javascript", body });
    });
  }
  await page.context().route(/\/analytics\//, (route) => route.fulfill({ status: 204 }));
  return asked;
}

test.describe("a service that loads more from other hosts", () => {
  test.use({ tagOrigins: `${scripts},https://*.collect.example` });

  test("runs and reports once they are listed, and the privacy notice names them", async ({
    page,
    server,
  }) => {
    const refused: string[] = [];
    page.on("console", (message) => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text());
    });
    const asked = await commonKind(page);
    await loaded(page, `${server.url}/legal`);
    await expect
      .poll(() => [...asked].sort())
      .toEqual(["/dot.gif", "/g/collect", "/json", "/more.js", "/tag.js"]);
    expect(refused).toEqual([]);
    await page.goto(`${server.url}/privacy#analytics`);
    await expect(page.getByText("scripts.example, collect.example")).toBeVisible();
  });
});

test("a host that is not listed is stopped by the policy", async ({ page, server }) => {
  const asked = await commonKind(page);
  const refused = page.waitForEvent("console", (message) => /Content Security Policy/.test(message.text()));
  await loaded(page, `${server.url}/legal`);
  await refused;
  expect(asked).toEqual(["/tag.js"]);
});
