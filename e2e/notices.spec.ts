import { calculatorTabs, legal, paia, privacy } from "../src/web/site/addresses.ts";
import { expect, test } from "./site.ts";

const phone = { width: 360, height: 740 };
const notices = [
  { path: privacy.path, part: "rights", words: "We tell you the outcome within 30 days." },
  { path: legal.path, part: "use", words: "South African law applies." },
  { path: paia.path, part: "fees", words: "Asking for what we hold about you is free." },
];

for (const viewport of [phone, { width: 1440, height: 900 }])
  for (const { path, part, words } of notices)
    test(`at ${viewport.width} px ${path} is closed to its sentences, and what leads to a part opens it`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      expect((await page.locator("main").boundingBox())!.height).toBeLessThan(4 * phone.height);
      const text = page.getByText(words);
      await expect(text).toBeHidden();
      // By keyboard, by the address, and all at once.
      const row = page.locator(`#${part} > summary`);
      await row.press("Enter");
      await expect(text).toBeVisible();
      await row.press("Enter");
      await expect(text).toBeHidden();
      await page.goto("/");
      await page.goto(`${path}#${part}`);
      await expect(text).toBeInViewport();
      await page.goto(path);
      await page.getByRole("button", { name: "Open all parts" }).click();
      await expect(page.locator("main details[data-part]:not([open])")).toHaveCount(0);
    });

test("the terms show the instalment with which the Loan Calculator opens, and open to why a bank quotes more", async ({
  page,
}) => {
  await page.goto(legal.path);
  const ours = await page.getByText("our estimate").locator("..").locator("strong").textContent();
  const reason = page.getByText("We use the effective rate");
  await expect(reason).toBeHidden();
  await page.getByText("Why?").click();
  await expect(reason).toBeVisible();
  await page.goto(calculatorTabs.calculator.path);
  await expect(page.locator("#answer")).toContainText(ours!);
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("a link to a part of a notice opens it, also after it was closed again", async ({ page }) => {
    await page.goto(`${privacy.path}#analytics`);
    const link = page.getByRole("link", { name: "say no to all of it" });
    const choice = page.locator("#opt-out").getByRole("button");
    await link.click();
    await expect(choice).toBeInViewport();
    await page.locator("#opt-out > summary").click();
    await expect(choice).toBeHidden();
    await link.click();
    await expect(choice).toBeInViewport();
  });

  test("a notice is printed whole", async ({ page }) => {
    await page.goto(privacy.path);
    await page.emulateMedia({ media: "print" });
    for (const part of await page.locator("main details[data-part] > :not(summary)").all())
      await expect(part).toBeVisible();
    await expect(page.getByRole("button", { name: "Open all parts" })).toBeHidden();
  });
});

test.describe("without scripts", () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  for (const { path, words } of notices)
    test(`${path} is open`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(words)).toBeVisible();
    });
});
