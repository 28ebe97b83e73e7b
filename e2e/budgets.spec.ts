import type { Browser } from "@playwright/test";
import { calculatorTabs, glossaryPage, guideSections, home, toolPath } from "../src/web/site/addresses.ts";
import { addresses } from "../src/web/site/site-addresses.ts";
import { budgets, isCalculator, isTool } from "./budgets.ts";
import {
  bytesOf,
  type CountingProxy,
  countingProxy,
  fetched,
  firstVisit,
  laterVisits,
  layoutShift,
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

test.use({ contextOptions: { reducedMotion: "no-preference" } });
// One server is warmed for all of them.
test.describe.configure({ mode: "default" });

const isChart = (path: string) => /\/(charts|[a-z-]*-chart|[a-z-]*-pictures)\./.test(path);

const paths = addresses.map(({ path }) => path);

/** One page of each kind: a kind shares what its pages ask for. */
const kinds = [
  calculatorTabs.calculator.path,
  toolPath("rent-or-buy"),
  guideSections["loan-process"].path,
  guideSections.articles.path,
  glossaryPage.path,
  "/privacy",
];

type Budget = { bytes: number; script?: number; requests?: number };

/** Each page as it first comes: within its budget, nothing of it moves, and no chart comes before the first touch. */
async function weigh(browser: Browser, scales: CountingProxy, pages: readonly string[], most: Budget) {
  const { bytes, script = bytes, requests = Number.POSITIVE_INFINITY } = most;
  for (const path of pages) {
    const { sent, moved } = await firstVisit(browser, scales, path);
    expect.soft(bytesOf(sent), `${path}: bytes in all`).toBeLessThanOrEqual(bytes);
    expect.soft(bytesOf(sent, "script"), `${path}: bytes of script`).toBeLessThanOrEqual(script);
    expect.soft(fetched(sent).length, `${path}: requests`).toBeLessThanOrEqual(requests);
    expect.soft(sent.map((one) => one.path).filter(isChart), path).toEqual([]);
    expect.soft(moved, `${path}: moves`).toBe(0);
  }
}

test("a page that is only read is small, has little script, asks for few files and stays where it is", async ({
  browser,
  scales,
}) => {
  const read = paths.filter((path) => !isCalculator(path) && !isTool(path));
  await weigh(browser, scales, [...read, "/no-such-page", "/calculater/calculator"], budgets.read);
});

test("a calculator comes in little more than a picture would, and stays where it is", ({ browser, scales }) =>
  weigh(browser, scales, paths.filter(isCalculator), budgets.calculator));

test("a decision tool comes in as little as a calculator, and stays where it is", ({ browser, scales }) =>
  weigh(browser, scales, paths.filter(isTool), budgets.tool));

test("a page that is opened later asks for little more, and nothing twice", async ({ browser, scales }) => {
  const { pages } = await laterVisits(browser, scales, home.path, kinds);
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
