import type { Page } from "@playwright/test";
import { expect, expectHydrated, pressShare, shown, test, visit } from "./site.ts";

test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

const compare = (page: Page) => page.getByRole("region", { name: "Compare" });
const comparison = (page: Page) => page.getByRole("table", { name: "The numbers you kept and those of now" });
const difference = shown("R1 283 less a month costs R1 305 690 more over the term.");

/** A couple that would pay off R1 500 000 in 20 years, and sees what 30 would cost. */
async function compareTerms(page: Page): Promise<void> {
  await visit(page, "/calculator/calculator");
  await page.getByLabel("Purchase Price (R)", { exact: true }).fill("1500000");
  await page.getByRole("button", { name: "Keep this to compare" }).click();
  await page.getByLabel("Loan Term (Years)", { exact: true }).fill("30");
  await expect(compare(page)).toContainText(difference);
}

test("20 or 30 years: both answers next to each other, the kept curve in the picture, also after a reload and Back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await compareTerms(page);
  await page.getByText("All differences").click();
  await expect(comparison(page).getByRole("row", { name: /Total interest/ })).toContainText(
    shown("R2 034 897R3 340 587"),
  );
  const picture = page.getByRole("img", { name: "What is still owed, by year" });
  await expect(picture).toContainText("Kept");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await page.reload();
  await expectHydrated(page);
  await expect(compare(page)).toContainText(difference);
  await page.getByRole("link", { name: "Privacy notice" }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await page.goBack();
  await expect(compare(page)).toContainText(difference);

  await page.getByRole("link", { name: /Rate Sensitivity/ }).click();
  await expect(compare(page)).toContainText("The change of the rate makes that");
  await page.getByRole("link", { name: /Extra Payments/ }).click();
  await expect(compare(page)).toContainText(
    shown("R483 335 more interest saved than the R236 179 that you kept, and the loan is paid off"),
  );
  await page.getByRole("link", { name: /Affordability/ }).click();
  await expect(compare(page)).toBeHidden();
  await page.getByRole("link", { name: /Extra Payments/ }).click();
  await page.getByRole("button", { name: "Stop comparing" }).click();
  await expect(compare(page)).toBeHidden();
});

test("a month that is kept is marked on the line of past rates", async ({ page }) => {
  await visit(page, "/tools/past-rates");
  const month = page.getByRole("slider", { name: /You bought in/ });
  const before = Number(await month.inputValue());
  await page.getByRole("button", { name: "Keep this to compare" }).click();
  await month.press("ArrowLeft");
  await month.press("ArrowLeft");
  await expect(month).toHaveValue(String(before - 2));
  // The console stays quiet, as in all of these tests: a month is not a number.
  await expect(page.locator('svg:has(> text:text-is("Kept"))').first()).toHaveAttribute(
    "x",
    /^\d+(\.\d+)?%$/,
  );
});

test("while an answer is kept, the field in which one types stays where it is", async ({ page }) => {
  await visit(page, "/calculator/calculator");
  await page.getByRole("button", { name: "Keep this to compare" }).click();
  const price = page.getByLabel("Purchase Price (R)", { exact: true });
  await price.click();
  const place = async () => Math.round((await price.boundingBox())!.y);
  const kept = await place();
  await page.keyboard.press("ControlOrMeta+a");
  for (const digit of "1765432") {
    await page.keyboard.type(digit);
    await expect(compare(page)).not.toContainText("Now change a number");
    expect(await place(), digit).toBe(kept);
  }
});

test("a copied link opens both, and no request carries them", async ({ page, context }) => {
  await compareTerms(page);
  await pressShare(page, "Copy link");
  await expect(page.getByRole("status").filter({ hasText: "Link copied." })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const opened = await context.newPage();
  const sent: string[] = [];
  opened.on("request", (request) => sent.push(request.url() + (request.postData() ?? "")));
  await visit(opened, link);
  await expect(compare(opened)).toContainText(difference);
  await expect(opened.getByLabel("Loan Term (Years)", { exact: true })).toHaveValue("30");
  expect(new URL(opened.url()).hash).toBe("");
  expect(sent.filter((request) => request.includes("1500000"))).toEqual([]);
  await opened.getByRole("button", { name: "Use the kept numbers" }).click();
  await expect(opened.getByLabel("Loan Term (Years)", { exact: true })).toHaveValue("20");
});

test("on paper both answers are next to each other, without the buttons", async ({ page }) => {
  await compareTerms(page);
  await page.emulateMedia({ media: "print" });
  await expect(comparison(page).getByRole("row", { name: /Monthly payment/ })).toContainText(
    shown("R14 729R13 446"),
  );
  await expect(page.getByText("Stop comparing")).toBeHidden();
});
