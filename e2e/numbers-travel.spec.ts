import type { Locator, Page } from "@playwright/test";
import { expect, expectHydrated, shown, test, visit } from "./site.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const answer = (page: Page) => page.locator("#answer");
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const incomes = {
  "Gross Income (pm)": "28,000",
  "Net Income (pm)": "21,000",
  "Monthly Expenses (pm)": "9,000",
};
const limit = shown("About R841 000 to borrow, at R8 400 a month");
const toPrice = (page: Page) => page.getByRole("link", { name: shown("See all costs at R841 363") });

async function expectFields(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await expect(field(page, label)).toHaveValue(value);
}

/** Presses Tab until something has the focus; fails when it never comes. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let step = 0; step < 40; step++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(wanted).toBeFocused();
}

const loanTitle = (page: Page) =>
  page.getByRole("heading", { name: "Repayment and property costs calculator" });

/** The loan tab with what affordability allows. */
async function expectLoan(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/calculator\/calculator$/);
  await expectFields(page, {
    "Purchase Price (R)": "841,363",
    "Down Payment (R)": "0",
    "Interest Rate (% per annum)": "10.5",
    "Loan Term (Years)": "20",
  });
  await expect(answer(page)).toContainText(shown("A bank would quote R8 400 a month."));
}

const note = (page: Page) => page.getByRole("dialog").getByText("Your calculation is sent along");

test.describe("a nurse with R28 000 before tax, on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("goes by keyboard from her pay to the price, to the form, and back", async ({ page }) => {
    // Some forty presses of a key.
    test.slow();
    await visit(page, "/calculator/affordability");
    for (const [label, amount] of Object.entries(incomes)) {
      await tabTo(page, field(page, label));
      await page.keyboard.type(amount.replace(",", ""));
    }
    await expect(answer(page)).toContainText(limit);
    await tabTo(page, toPrice(page));
    await page.keyboard.press("Enter");
    await expectLoan(page);
    await expect(loanTitle(page)).toBeInViewport();
    await expect(loanTitle(page)).toBeFocused();
    await tabTo(page, field(page, "Purchase Price (R)"));

    await tabTo(page, page.getByRole("button", { name: "Get Better Rates" }).first());
    await page.keyboard.press("Enter");
    await expect(note(page)).toBeVisible();
    await page.keyboard.press("Escape");

    await page.goBack();
    await expectFields(page, incomes);
    await expect(answer(page)).toContainText(limit);
    await page.reload();
    await expectHydrated(page);
    await expectFields(page, incomes);
    await page.goForward();
    await expectLoan(page);
  });

  test.describe("by touch", () => {
    test.use({ hasTouch: true });

    test("goes from her pay to the price, to the form, and back", async ({ page }) => {
      await visit(page, "/calculator/affordability");
      for (const [label, amount] of Object.entries(incomes)) {
        await field(page, label).tap();
        await expect(field(page, label)).toBeFocused();
        // A finger takes longer to the keyboard; Chromium drops a key in the milliseconds before the caret is there.
        await page.waitForTimeout(250);
        await page.keyboard.type(amount.replace(",", ""));
      }
      await expect(answer(page)).toContainText(limit);
      await expect(answer(page)).toContainText("decide it");
      await toPrice(page).tap();
      await expectLoan(page);
      await expect(loanTitle(page)).toBeInViewport();
      await page.getByRole("button", { name: "Get Better Rates" }).first().tap();
      await expect(note(page)).toBeVisible();
      await page.getByRole("button", { name: "Cancel" }).tap();
      await page.goBack();
      await expectFields(page, incomes);
    });
  });
});

test("the form has no calculation before anything was entered", async ({ page }) => {
  await visit(page, "/calculator/calculator");
  await page.getByRole("button", { name: "Get Better Rates" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.getByRole("dialog").getByText("Your calculation is sent along")).toBeHidden();
});

test("the price of the landing page's slider is in its link, for a tab of its own too", async ({
  page,
  context,
}) => {
  await visit(page, "/calculator/affordability");
  await field(page, "Gross Income (pm)").fill("28000");
  await page.goto("/");
  await page.getByRole("slider", { name: "A home for" }).fill("900000");
  const link = page.getByRole("link", { name: "Set rate, term and deposit" });
  await expect(link).toHaveAttribute("href", /#.*purchasePrice=900000/);
  const opened = context.waitForEvent("page");
  await link.click({ modifiers: ["ControlOrMeta"] });
  const other = await opened;
  await expectHydrated(other);
  await expectFields(other, { "Purchase Price (R)": "900,000" });
  await link.click();
  await expectHydrated(page);
  await expectFields(page, { "Purchase Price (R)": "900,000" });
  await page.getByRole("link", { name: /Affordability Calculator/ }).click();
  await expectFields(page, { "Gross Income (pm)": "28,000" });
});

test("estimator and loan tab lead to each other with price and deposit", async ({ page }) => {
  await visit(page, "/calculator/calculator");
  await field(page, "Purchase Price (R)").fill("1234567");
  await field(page, "Down Payment (R)").fill("234567");
  await page.getByRole("main").getByRole("link", { name: "Buyer Guide" }).click();
  await expect(page).toHaveURL(/\/education\/understanding-costs/);
  await expect(field(page, "Property Price")).toBeInViewport();
  await expectHydrated(page);
  await expectFields(page, { "Property Price": "1,234,567", "Bond Amount (calculated)": "1,000,000" });
  await field(page, "Deposit (%)").fill("10");
  await page.getByRole("link", { name: "See what this home costs a month" }).click();
  await expectHydrated(page);
  await expectFields(page, { "Purchase Price (R)": "1,234,567", "Down Payment (R)": "123,457" });
});

test("the guide begins with the price that was entered in a calculator, and hands back what it changes", async ({
  page,
}) => {
  await visit(page, "/calculator/calculator");
  await field(page, "Purchase Price (R)").fill("3000000");
  await page.keyboard.press("Tab");
  await expect(answer(page)).toContainText(shown("R30 457"));
  await page.goto("/education/tips-tricks");
  await expectFields(page, { "What you still owe": "3,000,000", "Extra each month": "500" });
  await page.goto("/education/understanding-costs");
  await expectFields(page, { "Property Price": "3,000,000", "Bond Amount (calculated)": "2,700,000" });
  await expect(page.locator("main")).toContainText(shown("Amounts for a price of R3 000 000"));
  await field(page, "Property Price").fill("2500000");
  await page.goto("/calculator/calculator");
  await expectFields(page, { "Purchase Price (R)": "2,500,000", "Down Payment (R)": "0" });
});

test("an example of the guide opens with its own figures, and leaves the visitor's other numbers", async ({
  page,
}) => {
  await visit(page, "/calculator/affordability");
  for (const [label, amount] of Object.entries(incomes)) await field(page, label).fill(amount);
  await page.goto("/education/understanding-costs#who-pays-what-and-when");
  await page.getByText("Totals at four prices, and what leaves your account step by step").click();
  await page.getByRole("link", { name: "Fill in the estimator with these figures" }).click();
  await expect(field(page, "Property Price")).toBeInViewport();
  await expectHydrated(page);
  await expectFields(page, { "Property Price": "1,500,000", "Deposit (%)": "10" });
  await page.goto("/education/tips-tricks#money-saving-hacks");
  await page.getByRole("link", { name: "Work it out with these figures" }).first().click();
  await expect(page).toHaveURL(/\/calculator\/extra-payment$/);
  await expectFields(page, { "Loan Amount (R)": "1,000,000", "Extra Monthly Payment (R)": "500" });
  await page.getByRole("link", { name: /Affordability Calculator/ }).click();
  await expectFields(page, incomes);
});

test("who brings a wrong number to another page is led to its field there", async ({ page }) => {
  await visit(page, "/calculator/calculator");
  await field(page, "Loan Term (Years)").fill("99");
  await page.keyboard.press("Tab");
  await visit(page, "/tools/rent-or-buy");
  await expect(page.locator("#answer")).toContainText("Correct the marked field to see your answer.");
  await page.getByRole("button", { name: "Go to the field" }).click();
  const term = page.getByLabel("Loan term", { exact: true });
  await expect(term).toBeFocused();
  await expect(term).toBeInViewport();
  await term.fill("20");
  await expect(page.locator("#answer")).toContainText("better off after 10 years");
});
