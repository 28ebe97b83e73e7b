import type { Page } from "@playwright/test";
import { expect, pressShare, shown, test, visit } from "./site.ts";

test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

async function copiedLink(page: Page): Promise<string> {
  await pressShare(page, "Copy link");
  await expect(page.getByRole("status").filter({ hasText: "Link copied." })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test("a copied link opens the same figures on every tab, and no request carries them", async ({
  page,
  context,
}) => {
  await visit(page, "/calculator/calculator");
  await page.getByLabel("Purchase Price (R)", { exact: true }).fill("1357911");
  await page.getByLabel("Down Payment (R)", { exact: true }).fill("246813");
  await page.getByText("Advanced options").click();
  await page.getByLabel("Link to purchase price").uncheck();
  await page.getByLabel("Property Value (R)", { exact: true }).fill("1471717");
  await page.getByLabel("Offer signed on (optional)").fill("2024-11-30");
  await page.getByLabel("Transfer Date (optional)").fill("2025-01-15");
  await page.getByRole("link", { name: /Extra Payments/ }).click();
  await page.getByLabel("Extra Monthly Payment (R)", { exact: true }).fill("2531");
  const saved = await page.locator("#answer strong").first().textContent();
  await page.getByRole("link", { name: /Affordability/ }).click();
  await page.getByLabel("Gross Income (pm)", { exact: true }).fill("51523");
  await page.getByLabel("Net Income (pm)", { exact: true }).fill("38642");
  await page.getByText("Advanced: Rate & Policy options").click();
  await page.getByLabel("Show stressed column").check();
  await page.getByRole("link", { name: /Extra Payments/ }).click();
  // The tab before has a button of the same name, and stays until this one is here.
  await expect(page.getByLabel("Extra Monthly Payment (R)", { exact: true })).toHaveValue("2,531");
  const link = await copiedLink(page);
  expect(new URL(link).hash).toContain("purchasePrice=1357911");
  // Made when it is asked for: the address bar and the history stay as they were.
  expect(new URL(page.url()).hash).toBe("");

  const opened = await context.newPage();
  const sent: string[] = [];
  opened.on("request", (request) =>
    sent.push(request.url() + JSON.stringify(request.headers()) + (request.postData() ?? "")),
  );
  await visit(opened, link);
  await expect(opened.locator("#answer strong").first()).toHaveText(saved ?? "");
  await expect(opened.getByLabel("Extra Monthly Payment (R)", { exact: true })).toHaveValue("2,531");
  await opened
    .getByRole("link", { name: /Loan Calculator/ })
    .first()
    .click();
  await expect(opened.getByLabel("Purchase Price (R)", { exact: true })).toHaveValue("1,357,911");
  await opened.getByText("Advanced options").click();
  await expect(opened.getByLabel("Property Value (R)", { exact: true })).toHaveValue("1,471,717");
  await expect(opened.getByLabel("Offer signed on (optional)")).toHaveValue("2024-11-30");
  await expect(opened.getByLabel("Transfer Date (optional)")).toHaveValue("2025-01-15");
  await opened.getByRole("link", { name: /Affordability/ }).click();
  await expect(opened.getByLabel("Net Income (pm)", { exact: true })).toHaveValue("38,642");
  await expect(opened.getByRole("columnheader", { name: "Home Loan @ Stressed" })).toBeVisible();
  for (const value of ["1357911", "246813", "1471717", "2531", "51523", "38642"])
    expect(sent.filter((request) => request.includes(value))).toEqual([]);
});

test("the pictures of a copied link are those of its figures", async ({ page, context }) => {
  const pictures = (of: Page) => of.locator("main svg").evaluateAll((all) => all.map((svg) => svg.innerHTML));
  await visit(page, "/calculator/sensitivity");
  const untouched = await pictures(page);
  expect(untouched.join("\n"), "the pictures are there").toContain("<path");
  await page.getByLabel("Loan Amount (R)", { exact: true }).fill("777000");
  await page.getByLabel("Interest Rate (% per annum)", { exact: true }).fill("19");
  const link = await copiedLink(page);

  const opened = await context.newPage();
  await visit(opened, link);
  // A picture follows its figures a moment later, on both pages.
  await expect(async () => {
    const linked = await pictures(opened);
    expect(linked).not.toEqual(untouched);
    expect(linked).toEqual(await pictures(page));
  }).toPass({ timeout: 20_000 });
});

test("a fragment of junk, of too much or of somebody else's opens the defaults", async ({ page }) => {
  for (const fragment of [
    "#%E0%A4%A",
    "#purchasePrice=abc&loanTerm=",
    "#__proto__=1&purchasePrice",
    `#x=${"9".repeat(9000)}`,
  ]) {
    await page.goto("about:blank");
    await visit(page, `/calculator/calculator${fragment}`);
    await expect(page.locator("#answer")).toContainText(shown("R19 638 a month for 20 years"));
    await expect(page.locator("html")).not.toHaveAttribute("data-reopening");
  }
  await page.goto("about:blank");
  await visit(page, "/calculator/calculator#interestRate=99&loanTerm=12345");
  await expect(page.getByLabel("Interest Rate (% per annum)", { exact: true })).toHaveValue("40");
  await expect(page.getByLabel("Loan Term (Years)", { exact: true })).toHaveValue("20");
});

test("the answer to a link's numbers never stands beside the picture of ours", async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { ours: "", theirs: 0, wrong: 0 };
    Object.assign(window, { pictures: seen });
    const look = () => {
      const answer = document.querySelector("#answer");
      const picture = answer?.querySelector("figure");
      const drawn = picture?.checkVisibility({ visibilityProperty: true }) ? picture.textContent : undefined;
      if (answer?.querySelector("p strong")?.textContent === "R19\u00a0638") seen.ours ||= drawn ?? "";
      else if (drawn !== undefined) seen[drawn === seen.ours ? "wrong" : "theirs"] += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await visit(page, "/calculator/calculator#purchasePrice=1000000&loanTerm=10");
  type Seen = { ours: string; theirs: number; wrong: number };
  const seen = () => page.evaluate(() => (window as unknown as { pictures: Seen }).pictures);
  await expect.poll(async () => (await seen()).theirs).toBeGreaterThan(0);
  expect(await seen()).toMatchObject({ ours: expect.stringContaining("Half yours"), wrong: 0 });
});

test("a second link pasted into the same page is taken over", async ({ page }) => {
  await visit(page, "/calculator/calculator#purchasePrice=1000000");
  await expect(page.getByLabel("Purchase Price (R)", { exact: true })).toHaveValue("1,000,000");
  await page.goto("/calculator/calculator#purchasePrice=1500000");
  await expect(page.getByLabel("Purchase Price (R)", { exact: true })).toHaveValue("1,500,000");
});

test("where nothing may be copied the link is shown, and sharing is offered only where there is any", async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("not here"));
    Reflect.set(Navigator.prototype, "share", (data: ShareData) => {
      Reflect.set(window, "shared", data.url);
      return Promise.resolve();
    });
  });
  await visit(page, "/calculator/sensitivity");
  await pressShare(page, "Copy link");
  await expect(page.getByLabel("Link to these numbers")).toHaveValue(/#interestRate=10\.75$/);
  await pressShare(page, "Share link");
  await expect(page.getByRole("status").filter({ hasText: "Shared." })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "shared"))).toMatch(/\/calculator\/sensitivity#/);
});
