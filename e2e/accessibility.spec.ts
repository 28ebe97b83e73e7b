import { expectNoViolations } from "./axe.ts";
import { expect, test } from "./site.ts";

const addresses = [
  "/",
  "/privacy",
  "/legal",
  "/nothing-here",
  ...["affordability", "calculator", "sensitivity", "extra-payment"].map((tab) => `/calculator/${tab}`),
  ...[
    "articles",
    "getting-started",
    "financial-preparation",
    "understanding-costs",
    "loan-process",
    "investment-basics",
    "tips-tricks",
  ].map((section) => `/education/${section}`),
];

for (const [width, colorScheme] of [
  [360, "light"],
  [1280, "dark"],
] as const) {
  test.describe(`at ${width} pixels, ${colorScheme}`, () => {
    // The page is judged as it stands, not half-way through a fade.
    test.use({ viewport: { width, height: 800 }, colorScheme, contextOptions: { reducedMotion: "reduce" } });
    for (const address of addresses) {
      test(`${address} has no accessibility violation and does not scroll sideways`, async ({
        page,
        quiet404,
      }) => {
        quiet404(address === "/nothing-here");
        await page.goto(address);
        await expectNoViolations(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }
  });
}

test("open panels, errors and dialogs have no accessibility violation", async ({ page }) => {
  await page.goto("/calculator/calculator");
  await expect(page.locator("astro-island[component-export=Calculators]:not([ssr])")).toBeAttached();
  await page.getByText("Advanced options").click();
  await page.getByLabel("Link to purchase price").uncheck();
  await page.getByLabel("Property Value (R)", { exact: true }).fill("1500000");
  await page.getByRole("heading", { name: "Repayment Schedule" }).click();
  await expectNoViolations(page);
  await page.getByLabel("Loan Term (Years)", { exact: true }).fill("99");
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Get Better Rates" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoViolations(page);
});

test("the calculators can be used with the keyboard alone", async ({ page }) => {
  await page.goto("/calculator/affordability");
  await expect(page.locator("astro-island[component-export=Calculators]:not([ssr])")).toBeAttached();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  // The tabs come first in the content, then the first field.
  for (let step = 0; step < 5; step++) await page.keyboard.press("Tab");
  await expect(page.getByLabel("Gross Income (pm)")).toBeFocused();
  await page.keyboard.type("40000");
  await page.keyboard.press("Tab");
  await page.keyboard.type("30000");
  await expect(page.locator("#answer [role=status]").last()).toContainText(
    "home loan all three methods allow",
  );
});

test.describe("on a narrow screen", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("a schedule's folded figures open by a button, and the answer stays in view", async ({ page }) => {
    await page.goto("/calculator/calculator");
    await expect(page.locator("astro-island[component-export=Calculators]:not([ssr])")).toBeAttached();
    await page.getByRole("heading", { name: "Repayment Schedule" }).click();
    await page.getByRole("button", { name: /^1 ?, more figures$/ }).click();
    await expect(page.getByRole("definition").filter({ hasText: "10.750%" }).last()).toBeVisible();
    await expect(page.getByRole("link", { name: /a month for 20 years/ })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});
