import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, pressShare, test, visit } from "./site.ts";

/** The largest that the fields take. */
const worst =
  "purchasePrice=1000000000&downPayment=111111111&propertyValue=999999999&linkedValue=0&interestRate=10.125&loanTerm=40&offerDate=2026-01-05&transferDate=2026-01-06&firstPaymentDate=2026-03-06&extraPayment=888888&extraPaymentDuration=477&grossIncome=88888888&netIncome=77777777&monthlyExpenses=11111111";

const tabs = ["affordability", "calculator", "sensitivity", "extra-payment"] as const;

const pages = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

/** A press, and what the browser would then have on paper; the test's browser has no printer. */
async function printed(page: Page, button: string): Promise<Buffer> {
  await page.evaluate(() => {
    window.print = () => Reflect.set(window, "printed", true);
  });
  const press = page.getByRole("button", { name: button, exact: true });
  if (await press.isVisible()) await press.click();
  else await pressShare(page, button);
  await page.waitForFunction(() => Reflect.get(window, "printed"));
  return page.pdf({ preferCSSPageSize: true });
}

for (const tab of tabs) {
  test(`the ${tab} tab goes on exactly one page, with the longest numbers too`, async ({ page }) => {
    for (const numbers of ["grossIncome=28000&netIncome=21000&extraPayment=2000", worst]) {
      await page.goto("about:blank");
      await visit(page, `/calculator/${tab}#${numbers}`);
      await expect(page.locator("html")).not.toHaveAttribute("data-reopening");
      expect(pages(await printed(page, "Print on one page")), numbers).toBe(1);
    }
  });
}

test("the page says the answer first, then the curve, the cash, the dates and the link", async ({ page }) => {
  await visit(page, "/calculator/calculator#downPayment=200000&grossIncome=51523");
  await page.evaluate(() => {
    window.print = () => {};
  });
  await pressShare(page, "Print on one page");
  const letter = page.locator(".letter");
  await expect(letter).toBeHidden();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(letter).toBeVisible();
  await expect(page.locator("main")).toBeHidden();
  const text = (await letter.innerText()).replace(/\s+/g, " ");
  const order = [
    "Home loan of R1 800 000 at 10.75%",
    "R17 674 a month for 20 years",
    "A bank would quote R18 274.",
    "Whose house is it?",
    "Deposit on R2 000 000 R200 000",
    "Initiation fee R6 038",
    "Cash you need R320 149",
    "Worked out on",
    "/calculator/calculator#downPayment=200000&interestRate=10.75",
  ].map((words) => text.indexOf(words));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  const curve = letter.getByRole("img", { name: "What is still owed, by year" });
  await expect(curve).toBeVisible();
  await expect(curve).toContainText("Half yours");
});

test("after one page the whole of it prints as before", async ({ page }) => {
  await visit(page, "/calculator/calculator");
  expect(pages(await printed(page, "Print on one page"))).toBe(1);
  await expect(page.locator(".letter")).toHaveCount(0);
  expect(pages(await printed(page, "Print"))).toBeGreaterThan(1);
});

test("where nothing says that printing has ended, the next touch of the page puts it back", async ({
  page,
}) => {
  await visit(page, "/calculator/calculator");
  await page.evaluate(() => {
    window.print = () => {};
  });
  await pressShare(page, "Print on one page");
  await expect(page.locator(".letter")).toHaveCount(1);
  await page.getByRole("heading", { level: 1 }).first().click();
  await expect(page.locator(".letter")).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("main")).toBeVisible();
});

/** Width and height as a PNG's header says them. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

for (const [tab, name] of [
  ["affordability", "affordability"],
  ["calculator", "home-loan"],
  ["sensitivity", "rate-sensitivity"],
  ["extra-payment", "extra-payments"],
] as const) {
  test(`the picture of the ${tab} tab is saved where the browser cannot share files, and counted`, async ({
    page,
    analytics,
  }) => {
    await visit(page, `/calculator/${tab}#grossIncome=28000&netIncome=21000&extraPayment=2000`);
    await expect(page.locator("html")).not.toHaveAttribute("data-reopening");
    const waiting = page.waitForEvent("download");
    await pressShare(page, "Picture to share");
    const download = await waiting;
    expect(download.suggestedFilename()).toBe(`${name}.png`);
    const content = readFileSync(await download.path());
    expect(content.subarray(1, 4).toString()).toBe("PNG");
    expect(sizeOf(content)).toEqual([1080, 1350]);
    await expect(page.getByRole("status").filter({ hasText: "in your downloads" })).toBeVisible();
    await expect
      .poll(() => analytics.map(({ body }) => [body.type, body.element]))
      .toContainEqual(["chart_export", name]);
  });
}

type Shared = { text: string; name: string; type: string; size: number };

/** A browser that shares files, as phones do; a visitor who closes the sheet is one whose sharing is aborted. */
async function sharingPhone(page: Page, outcome: "shares" | "closes" | "refuses"): Promise<void> {
  await page.addInitScript((outcome) => {
    Reflect.set(Navigator.prototype, "canShare", ({ files }: ShareData) => files?.length === 1);
    Reflect.set(Navigator.prototype, "share", async ({ text, files }: ShareData) => {
      const [file] = files ?? [];
      Reflect.set(window, "shared", { text, name: file?.name, type: file?.type, size: file?.size });
      if (outcome === "closes") throw new DOMException("Closed", "AbortError");
      if (outcome === "refuses") throw new DOMException("Too late", "NotAllowedError");
    });
  }, outcome);
}

const shared = (page: Page) =>
  page
    .waitForFunction(() => Reflect.get(window, "shared"))
    .then((found) => found.jsonValue() as Promise<Shared>);

test("on a phone the picture goes to the device's own sharing, with its sentence and a link without incomes", async ({
  page,
}) => {
  await sharingPhone(page, "shares");
  await visit(page, "/calculator/calculator#downPayment=200000&grossIncome=51523&netIncome=38642");
  await pressShare(page, "Picture to share");
  const { text, name, type, size } = await shared(page);
  expect([name, type]).toEqual(["home-loan.png", "image/png"]);
  expect(size).toBeGreaterThan(10_000);
  const [sentence, link = ""] = text.split("\n");
  expect(sentence?.replaceAll("\u00a0", " ")).toBe(
    "Home loan of R1 800 000 at 10.75%: R17 674 a month for 20 years.",
  );
  expect(new URL(link).hash).toBe("#downPayment=200000&interestRate=10.75");
  await expect(page.getByRole("status").filter({ hasText: "Shared." })).toBeVisible();
});

test("who closes the sharing is told nothing and given nothing", async ({ page }) => {
  await sharingPhone(page, "closes");
  await visit(page, "/calculator/calculator");
  const downloads: string[] = [];
  page.on("download", (download) => downloads.push(download.suggestedFilename()));
  await pressShare(page, "Picture to share");
  await shared(page);
  await expect(page.getByText("One moment…")).toHaveCount(0);
  expect(downloads).toEqual([]);
});

test("a browser that lets too much time pass to share saves the picture instead", async ({ page }) => {
  await sharingPhone(page, "refuses");
  await visit(page, "/calculator/calculator");
  const waiting = page.waitForEvent("download");
  await pressShare(page, "Picture to share");
  expect((await waiting).suggestedFilename()).toBe("home-loan.png");
});
