import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { browserArguments, installedChromium } from "../scripts/test-browser.ts";
import { test as base, expect, expectHydrated, visit } from "./site.ts";

/** The browser as people have it, with its page cache: one for all walks, launched with the first. */
let caching: Promise<Browser> | undefined;

function cachingBrowser(): Promise<Browser> {
  const executablePath = installedChromium();
  caching ??= chromium.launch({
    args: browserArguments(),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    ...(executablePath ? { executablePath } : {}),
  });
  return caching;
}

/** Walks through the site, after which whatever was typed must be there again. */
const test = base.extend<{ context: BrowserContext }>({
  context: async ({ baseURL }, use) => {
    const browser = await cachingBrowser();
    const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), serviceWorkers: "block" });
    await use(context);
    await context.close();
  },
});

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.afterAll(async () => {
  await (await caching)?.close();
  caching = undefined;
});

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const answer = (page: Page) => page.locator("#answer strong").first();

async function enter(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await field(page, label).fill(value);
    await field(page, label).blur();
  }
}

async function expectEntered(page: Page, values: Record<string, string>): Promise<void> {
  await expectHydrated(page);
  for (const [label, value] of Object.entries(values)) await expect(field(page, label)).toHaveValue(value);
}

/** As the browser's own buttons do; Playwright's goBack waits for a loading that a page from the cache does not have. */
async function go(page: Page, way: "back" | "forward", path: RegExp): Promise<void> {
  // Not while it is being evaluated, which would break off with the page.
  await page.evaluate((direction) => void setTimeout(() => history[direction]()), way);
  await expect(page).toHaveURL(path);
}

/** To another page and Back, Forward and Back again, and a reload: each time `check` must hold. */
async function everyWayBack(page: Page, check: () => Promise<void>): Promise<void> {
  const address = new RegExp(`${new URL(page.url()).pathname}$`);
  await page.getByRole("link", { name: "Privacy notice" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy notice");
  await go(page, "back", address);
  await check();
  await go(page, "forward", /\/privacy$/);
  await go(page, "back", address);
  await check();
  await page.reload();
  await check();
}

/** A loan beyond the sliders' ranges, with a property value of its own. */
async function walkWithLoan(page: Page): Promise<void> {
  await visit(page, "/calculator/calculator");
  await page.getByText("Advanced options").click();
  await page.getByLabel("Link to purchase price").uncheck();
  const values = {
    "Purchase Price (R)": "12,345,678",
    "Down Payment (R)": "2,500,000",
    "Loan Term (Years)": "35",
    "Interest Rate (% per annum)": "25.125",
    "Property Value (R)": "9,999,999",
    "Offer signed on (optional)": "2024-11-30",
    "Transfer Date (optional)": "2025-01-15",
  };
  await enter(page, values);
  const instalment = (await answer(page).textContent()) ?? "";
  await everyWayBack(page, async () => {
    await expectEntered(page, values);
    await expect(page.getByLabel("Link to purchase price")).not.toBeChecked();
    await expect(answer(page)).toHaveText(instalment);
  });
}

test("the extra payments", async ({ page }) => {
  await visit(page, "/calculator/extra-payment");
  const values = {
    "Loan Amount (R)": "1,234,567",
    "Extra Monthly Payment (R)": "1,250",
    "Extra Payment Duration (Months)": "36",
  };
  await enter(page, values);
  const saved = (await answer(page).textContent()) ?? "";
  await everyWayBack(page, async () => {
    await expectEntered(page, values);
    await expect(answer(page)).toHaveText(saved);
  });
});

test("a loan beyond the sliders' ranges, with a property value of its own", ({ page }) => walkWithLoan(page));

// The browser that all other tests have keeps no page.
base("a loan beyond the sliders' ranges, in a browser without a page cache", ({ page }) =>
  walkWithLoan(page),
);

test("incomes, and what was ticked", async ({ page }) => {
  await visit(page, "/calculator/affordability");
  const values = {
    "Gross Income (pm)": "43,210",
    "Net Income (pm)": "32,109",
    "Monthly Expenses (pm)": "9,876",
  };
  await enter(page, values);
  await page.getByText("Advanced: Rate & Policy options").click();
  await page.getByLabel("Use Nominal/12").uncheck();
  await page.getByLabel("Show stressed column").check();
  await everyWayBack(page, async () => {
    await expectEntered(page, values);
    await expect(page.getByLabel("Use Nominal/12")).not.toBeChecked();
    await expect(page.getByRole("columnheader", { name: "Home Loan @ Stressed" })).toBeVisible();
  });
});

test("the cost estimator", async ({ page }) => {
  await page.goto("/education/understanding-costs");
  await field(page, "Property Price").focus();
  await expectHydrated(page);
  const values = { "Property Price": "7,654,321", "Deposit (%)": "12.5" };
  await enter(page, values);
  await everyWayBack(page, async () => {
    await expectEntered(page, values);
  });
});

test("numbers go along from page to page, and a new tab starts afresh", async ({ page, context }) => {
  await page.goto("/");
  const slider = page.getByRole("slider", { name: "A home for" });
  await slider.fill("1350000");
  await page.getByRole("link", { name: "Set rate, term and deposit" }).click();
  await expectEntered(page, { "Purchase Price (R)": "1,350,000" });
  await enter(page, { "Purchase Price (R)": "1,357,911", "Interest Rate (% per annum)": "11.375" });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Buyer Guide" }).click();
  await page.getByRole("link", { name: "Calculator", exact: true }).click();
  await expectHydrated(page);
  await page.getByRole("link", { name: /Rate Sensitivity/ }).click();
  await expectEntered(page, {
    "Loan Amount (R)": "1,357,911",
    "Interest Rate (% per annum)": "11.375",
  });
  await page.reload();
  await expectEntered(page, { "Loan Amount (R)": "1,357,911" });
  await page.goto("/");
  await expect(page.getByRole("textbox", { name: "A home for" })).toHaveValue("1,357,911");
  const other = await context.newPage();
  await visit(other, "/calculator/calculator");
  await expectEntered(other, { "Purchase Price (R)": "2,000,000" });
});

test("an opened link's numbers win, and what is then changed is kept", async ({ page }) => {
  await visit(page, "/calculator/calculator");
  await enter(page, { "Purchase Price (R)": "3,000,000" });
  await page.goto("about:blank");
  await visit(page, "/calculator/calculator#purchasePrice=1234567&interestRate=10.4");
  const linked = { "Purchase Price (R)": "1,234,567", "Interest Rate (% per annum)": "10.4" };
  await expectEntered(page, linked);
  await everyWayBack(page, () => expectEntered(page, linked));
  await enter(page, { "Interest Rate (% per annum)": "10.55" });
  await page.getByRole("link", { name: /Extra Payments/ }).click();
  await page.reload();
  await expectEntered(page, { "Loan Amount (R)": "1,234,567", "Interest Rate (%)": "10.55" });
  await go(page, "back", /\/calculator\/calculator$/);
  await expectEntered(page, { ...linked, "Interest Rate (% per annum)": "10.55" });
});

test("they are kept as they are typed, before the page is left in any way", async ({ page }) => {
  await visit(page, "/calculator/calculator");
  await field(page, "Purchase Price (R)").fill("1234567");
  const kept = () => page.evaluate(() => Object.values(sessionStorage).join());
  await expect.poll(kept).toContain("purchasePrice=1234567");
});

test("what a browser restored is not taken for typed", async ({ page }) => {
  await visit(page, "/calculator/calculator");
  const controls = page.locator("main :is(input, select)");
  const automatic = await controls.evaluateAll((all) =>
    all.filter((one) => one.getAttribute("autocomplete") !== "off").map((one) => one.outerHTML),
  );
  expect(automatic).toEqual([]);
});
