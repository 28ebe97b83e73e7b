import { expect, shown, test } from "./site.ts";

test.use({ javaScriptEnabled: false });

test("the calculators show their first answer and let one walk between the tabs", async ({ page }) => {
  await page.goto("/calculator/calculator");
  await expect(page.locator("#answer")).toContainText(shown("R19 638 a month for 20 years"));
  await page.getByRole("heading", { name: "Repayment Schedule" }).click();
  await expect(
    page.getByRole("table", { name: "Repayment schedule by month" }).locator("tbody tr"),
  ).toHaveCount(60);
  await page.getByRole("link", { name: /Rate Sensitivity/ }).click();
  await expect(page.getByRole("table", { name: /Payment Sensitivity/ }).locator("tbody tr")).toHaveCount(17);
});

test("the landing page and the guide can be read and walked", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Calculate your way to a smarter property decision.",
  );
  await page.getByRole("link", { name: "Explore Guides" }).first().click();
  await expect(page).toHaveURL(/\/education\/articles$/);
  await expect(page.getByRole("link", { name: /^Read on Partner Home Loans/ })).toHaveCount(64);
  await page
    .getByRole("navigation", { name: /Guide Sections/i })
    .getByRole("link", { name: /Mortgage Loan Process/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "The South African Home Loan Application Process",
  );
  const question = page.locator("details").filter({ hasText: /\?/ }).last();
  await question.locator("summary").click();
  await expect(question).toHaveAttribute("open", "");
});

test("calculators and estimator say that they need scripts, and have no button that does nothing", async ({
  page,
}) => {
  for (const path of [
    "/calculator/calculator",
    "/calculator/extra-payment",
    "/education/understanding-costs",
  ]) {
    await page.goto(path);
    // Not by its text alone: the runner looks for texts outside <noscript>.
    await expect(
      page.locator("p", { hasText: "This needs scripts, and your browser runs none" }),
    ).toBeVisible();
    for (const details of await page.locator("main details > summary:visible").all()) await details.click();
    // The figure is a button from the start, for a press that comes before its script; without scripts nobody can tell.
    const figure = page.locator("main strong button");
    for (const one of await figure.all()) {
      await expect(one).toHaveCSS("text-decoration-line", "none");
      await expect(one).toHaveCSS("pointer-events", "none");
    }
    await expect(
      page
        .locator("main button:not([type=submit], [popovertarget]):visible")
        .and(page.locator(":not(strong button)")),
    ).toHaveCount(0);
    await expect(page.getByRole("radio", { name: "Yearly" })).toBeHidden();
  }
});
