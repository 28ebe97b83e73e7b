import { expect, expectHydrated, holdScripts, shown, test } from "./site.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: "reduce" } });

  test("the costs chapter shows its figure within a screen and a half, and wakes when it is touched", async ({
    page,
  }) => {
    await page.goto("/education/understanding-costs");
    const total = page.locator("strong", { hasText: shown("R114 111") });
    const box = await total.boundingBox();
    expect(box!.y + box!.height).toBeLessThan(1.5 * 740);
    const price = page.getByLabel("Property Price", { exact: true });
    const asleep = page.locator("astro-island[ssr]:not([client=contact])", { has: price });
    await expect(asleep).toHaveCount(1);
    await price.focus();
    await expect(asleep).toHaveCount(0);
  });

  test("the line at the top says which part is read, opens the list and leads back up", async ({ page }) => {
    await page.goto("/education/loan-process");
    const bar = page.getByRole("navigation", { name: "On this page" });
    await expect(bar.getByRole("link", { name: "Top" })).toBeHidden();
    await bar.getByText("On this page").click();
    await bar.getByRole("link", { name: "Compliance certificates" }).click();
    await expect(bar.getByRole("link", { name: "Compliance certificates" })).toBeHidden();
    await expect(bar.locator("summary")).toContainText("Compliance certificates");
    await expect(page.getByRole("heading", { name: "Compliance certificates" })).toBeInViewport();
    expect((await bar.boundingBox())!.y).toBe(0);
    await bar.getByText("On this page").click();
    await page.keyboard.press("Escape");
    await expect(bar.getByRole("listitem").first()).toBeHidden();
    await bar.getByRole("link", { name: "Top" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  });
});

for (const island of [
  { chapter: "getting-started", field: "Gross income of the household a month", first: undefined },
  { chapter: "understanding-costs", field: "Price of the home", first: "Property Price" },
])
  test(`${island.chapter}: what is typed while the part wakes is there once it is awake`, async ({
    page,
  }) => {
    await page.goto(`/education/${island.chapter}`);
    if (island.first) {
      // Another part of the chapter is awake already.
      await page.getByLabel(island.first, { exact: true }).focus();
      await expectHydrated(page);
    }
    const letCome = await holdScripts(page);
    const field = page.getByLabel(island.field, { exact: true });
    const asleep = page.locator("astro-island[ssr]:not([client=contact])", { has: field });
    await expect(asleep).toHaveCount(1);
    await field.fill("");
    await field.pressSequentially("15");
    letCome();
    await field.pressSequentially("000", { delay: 80 });
    await expect(asleep).toHaveCount(0);
    await expect(field).toHaveValue("15,000");
  });

test("an amount that is typed while the chapter is still coming is answered", async ({ page }) => {
  const letCome = await holdScripts(page);
  await page.goto("/education/understanding-costs", { waitUntil: "commit" });
  const price = page.getByLabel("Property Price", { exact: true });
  await price.focus();
  await price.fill("");
  await price.pressSequentially("2.35");
  letCome();
  await price.pressSequentially("m", { delay: 200 });
  await expect(price).toHaveValue("2,350,000");
  await expect(page.locator("astro-island[ssr]:not([client=contact])", { has: price })).toHaveCount(0);
});

test("on a wide screen the parts are in the margin, and the one that is read is marked", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/education/tips-tricks#the-90-day-notice");
  const margin = page.getByRole("navigation", { name: "On this page" });
  await expect(margin).toBeInViewport();
  await expect(margin.locator("[aria-current]")).toHaveText("The 90-day notice");
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(margin.locator("[aria-current]")).toHaveText("Sources");
});

test("a worked example begins with the chapter's figures, and takes the reader's to the tool", async ({
  page,
}) => {
  await page.goto("/education/investment-basics");
  const example = page.getByRole("region", { name: "Try it with a property of your own" });
  await expect(example).toContainText(shown("R5 165"));
  await example.getByLabel("Rent a month").focus();
  await expect(page.locator("astro-island[ssr]:not([client=contact])")).toHaveCount(0);
  await expectHydrated(page);
  await example.getByLabel("Rent a month").fill("16000");
  await expect(example).toContainText("is what you keep each month at first");
  await example.getByRole("link", { name: /^Go on with these numbers/ }).click();
  await expect(page.getByLabel("Purchase price", { exact: true })).toHaveValue("1,200,000");
});

test.describe("what is looked up rather than read", () => {
  const link = "/education/loan-process#the-72-hour-clause";
  const clause = "With this clause the seller may go on showing the home";

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

    test("is folded, and a link into it opens it, without scripts", async ({ page }) => {
      await page.goto("/education/loan-process");
      await expect(page.getByText(clause)).toBeHidden();
      await page.getByText("The 72-hour clause", { exact: true }).first().click();
      await expect(page.getByText(clause)).toBeVisible();
      await page.goto("about:blank");
      await page.goto(link);
      await expect(page.getByRole("heading", { name: "The 72-hour clause" })).toBeInViewport();
      await expect(page.getByText(clause)).toBeVisible();
    });

    test("is all on paper", async ({ page }) => {
      await page.goto("/education/loan-process");
      await page.emulateMedia({ media: "print" });
      await expect(page.getByText(clause)).toBeVisible();
      await expect(page.locator("summary", { hasText: "The 72-hour clause" })).toBeHidden();
    });
  });

  test("is part of the text on a wide screen, with nothing to press", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/education/loan-process");
    await expect(page.getByText(clause)).toBeVisible();
    await expect(page.locator("summary", { hasText: "The 72-hour clause" })).toBeHidden();
  });
});
