import { expect, expectHydrated, shown, test, visit } from "./site.ts";

for (const [locale, timezoneId] of [
  ["de-DE", "Pacific/Kiritimati"],
  ["ar-EG", "America/Los_Angeles"],
] as const) {
  test.describe(`a browser set to ${locale} in ${timezoneId}`, () => {
    test.use({ locale, timezoneId });

    // A page that the browser renders otherwise than the server reports an error, which fails the test.
    test("shows the same figures and dates as the server", async ({ page }) => {
      for (const tab of ["affordability", "calculator", "sensitivity", "extra-payment"]) {
        await visit(page, `/calculator/${tab}`);
      }
      await page.goto("/calculator/calculator");
      await expect(page.locator("#answer")).toContainText(shown("R19 638"));
      await page.goto("/education/understanding-costs");
      await page.getByLabel("Property Price", { exact: true }).focus();
      await expectHydrated(page);
    });
  });
}
