import type { Page } from "@playwright/test";
import { calculatorTabs, guideSections, home } from "../src/web/site/addresses.ts";
import { addresses } from "../src/web/site/site-addresses.ts";
import { budgets, isCalculator, isTool } from "./budgets.ts";
import {
  bytesOf,
  type CountingProxy,
  countingProxy,
  fetched,
  firstVisit,
  laterVisits,
  warmed,
} from "./page-weight.ts";
import { test as base, expect } from "./site.ts";

let weighed: Promise<CountingProxy> | undefined;

/** One proxy for all tests, once the server has every page as it sends it later. */
async function scalesFor(address: string): Promise<CountingProxy> {
  await warmed(address, paths);
  return countingProxy(address);
}

const test = base.extend<{ scales: CountingProxy }>({
  scales: async ({ site }, use) => {
    weighed ??= scalesFor(site.address);
    await use(await weighed);
  },
});

test.afterAll(async () => {
  await (await weighed)?.close();
  weighed = undefined;
});

/** How much of the page has moved by itself so far, as browsers count it. */
const layoutShift = (page: Page) =>
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

const isChart = (path: string) => /\/(charts|[a-z-]*-chart|[a-z-]*-pictures)\./.test(path);

const paths = addresses.map(({ path }) => path);
const read = [...paths.filter((path) => !isCalculator(path) && !isTool(path)), "/no-such-page"];

test("a page that is only read is small, has little script and asks for few files", async ({
  browser,
  scales,
}) => {
  for (const path of read) {
    const sent = await firstVisit(browser, scales, path);
    const most = budgets[path === "/for-agents" ? "agents" : "read"];
    expect.soft(bytesOf(sent), `${path}: bytes in all`).toBeLessThanOrEqual(most.bytes);
    expect.soft(bytesOf(sent, "script"), `${path}: bytes of script`).toBeLessThanOrEqual(most.script);
    expect.soft(fetched(sent).length, `${path}: requests`).toBeLessThanOrEqual(most.requests);
  }
});

test("a calculator comes in little more than a picture would, and fetches no chart before the first touch", async ({
  browser,
  scales,
}) => {
  for (const { path } of Object.values(calculatorTabs)) {
    const sent = await firstVisit(browser, scales, path);
    expect.soft(bytesOf(sent), path).toBeLessThanOrEqual(budgets.calculator.bytes);
    expect.soft(sent.map((one) => one.path).filter(isChart), path).toEqual([]);
  }
});

test("a decision tool comes in as little as a calculator", async ({ browser, scales }) => {
  for (const path of paths.filter(isTool)) {
    const sent = await firstVisit(browser, scales, path);
    expect.soft(bytesOf(sent), path).toBeLessThanOrEqual(budgets.tool.bytes);
    expect.soft(sent.map((one) => one.path).filter(isChart), path).toEqual([]);
  }
});

test("a page that is opened later asks for little more, and nothing twice", async ({ browser, scales }) => {
  const { pages } = await laterVisits(browser, scales, home.path, paths);
  for (const [path, sent] of pages) {
    expect.soft(bytesOf(sent), path).toBeLessThanOrEqual(budgets.later.bytes);
    expect
      .soft(
        sent.filter((one) => one.path.startsWith("/_astro/")),
        path,
      )
      .toEqual([]);
  }
});

test("nothing on a page moves once it is there", async ({ page }) => {
  for (const { path } of addresses) {
    await page.goto(path, { waitUntil: "networkidle" });
    expect.soft(await layoutShift(page), path).toBe(0);
  }
});

test("nothing moves when the face of the headings comes late, whichever font is shown until then", async ({
  page,
}) => {
  // A machine's own fonts may have measures like those of the face. These have not.
  await page.addInitScript(() => {
    const standIn = new CSSStyleSheet();
    standIn.replaceSync(':root { --display: "Newsreader", monospace }');
    document.adoptedStyleSheets.push(standIn);
  });
  await page.route("**/*.woff2", async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName("first-paint").length > 0);
    await route.continue();
  });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [home.path, calculatorTabs.calculator.path, guideSections["loan-process"].path]) {
      await page.goto(path, { waitUntil: "networkidle" });
      expect.soft(await layoutShift(page), `${path} at ${width}`).toBe(0);
    }
  }
});

test("a link that somebody lingers on is fetched ahead, and then opens without asking again", async ({
  page,
  scales,
}) => {
  const { path, label } = guideSections["tips-tricks"];
  const before = scales.sent.length;
  await page.goto(scales.address + guideSections.articles.path, { waitUntil: "networkidle" });
  await page.getByRole("link", { name: label }).first().hover();
  const ofPage = () => scales.sent.slice(before).filter((one) => one.path === path);
  await expect.poll(() => ofPage().map(({ ahead, done }) => ahead && done)).toEqual([true]);
  await page.getByRole("link", { name: label }).first().click();
  await expect(page).toHaveURL(scales.address + path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(guideSections["tips-tricks"].heading);
  expect(ofPage().filter(({ ahead }) => !ahead)).toEqual([]);
});
