import { calculatorTabs, links } from "../src/web/site/addresses.ts";
import { expect, test } from "./site.ts";

const near = "Did you mean";

test.beforeEach(({ quiet404 }) => quiet404(true));

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
])
  test(`at ${viewport.width} px a mistyped address leads to the page that was meant, with its answer`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Reflect.set(window, "moved", 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(window, "moved", Reflect.get(window, "moved") + Reflect.get(entry, "value"));
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.setViewportSize(viewport);
    const response = await page.goto("/calculater/calculator");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We cannot find that page");
    const door = page.getByRole("navigation", { name: near }).getByRole("link").first();
    await expect(door).toContainText(calculatorTabs.calculator.path);
    await expect(door).toContainText(/R\d{2}\s\d{3}\s+a month for R2\s000\s000/);
    expect((await door.boundingBox())!.y).toBeLessThan(viewport.height / 3);
    expect(await page.evaluate(() => Reflect.get(window, "moved"))).toBeLessThanOrEqual(0.02);
    await door.click();
    await expect(page).toHaveURL(calculatorTabs.calculator.path);
  });

test("without a guess the three ways are large, each with its answer", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const response = await page.goto("/nothing-here");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("navigation", { name: near })).toBeHidden();
  const ways = page.getByRole("navigation", { name: "What did you want to know?" }).getByRole("link");
  for (const [index, path] of [calculatorTabs.calculator.path, links.tools, links.education].entries()) {
    const way = ways.nth(index);
    await expect(way).toHaveAttribute("href", path);
    await expect(way.locator("b")).toHaveText(/\d/);
    const box = (await way.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(740);
  }
});

test("the names that people try for a contact form lead to it", async ({ page }) => {
  for (const [name, form] of [
    ["calculator", "calculators"],
    ["education", "guide"],
    ["extra-payment", "extra-payments"],
  ]) {
    const response = await page.goto(`/contact/${name}`);
    expect(response?.status(), name).toBe(200);
    await expect(page.getByRole("textbox", { name: "First Name" })).toBeVisible();
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute("href", new RegExp(`/contact/${form}$`));
  }
  expect((await page.goto("/contact/nobody"))?.status()).toBe(404);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the three ways are there", async ({ page }) => {
    await page.goto("/calculater/calculator");
    await expect(page.getByRole("link", { name: "What will a bond cost me?" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: near })).toBeHidden();
  });
});
