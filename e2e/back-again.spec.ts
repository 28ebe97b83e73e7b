import { layoutShift } from "./page-weight.ts";
import { expect, shown, test } from "./site.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a price beyond the landing page's slider is said to be, and the sentence has it", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByText(/price is off the curve/)).toBeHidden();
  await page.evaluate(() => sessionStorage.setItem("inputs", "purchasePrice=12000000"));
  await page.reload();
  await expect(page.getByRole("textbox", { name: "A home for" })).toHaveValue("12,000,000");
  const slider = page.getByRole("slider", { name: "A home for" });
  await expect(slider).toHaveAttribute("aria-valuetext", shown("R12 000 000"));
  await expect(page.getByText(/price is off the curve/)).toBeVisible();
  await slider.fill("2000000");
  await expect(page.getByText(/price is off the curve/)).toBeHidden();
});

for (const width of [360, 1440])
  test(`at ${width} px the landing page stays where it is while a price is typed, and a wrong one has its words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const price = page.getByRole("textbox", { name: "A home for" });
    await price.click();
    for (const key of "2750000") await page.keyboard.press(key, { delay: 120 });
    await expect(page.getByLabel("A first answer").getByRole("status").first()).toHaveText(/^R27\s00\d$/);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    await price.fill("9999999999");
    await expect(price).toHaveAccessibleDescription(shown("Enter an amount up to R1 000 000 000."));
    await price.fill("1800000");
    await page.getByRole("link", { name: "Set rate, term and deposit" }).click();
    await page.goBack();
    await expect(price).toHaveValue("1,800,000");
  });

for (const width of [360, 1440])
  test(`at ${width} px the door that was opened is open again on Back and after a reload, where one was`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/");
    const door = page.locator("details[name=doors]").first();
    await page.getByRole("heading", { name: "I have a bond" }).click();
    await page.getByRole("heading", { name: "I want to buy" }).click();
    const question = door.getByRole("link", { name: /^Rent or buy/ });
    await question.click();
    await expect(page).toHaveURL(/rent-or-buy/);
    await page.goBack();
    for (const again of [() => page.reload(), undefined]) {
      await expect(door).toHaveAttribute("open");
      await expect(page.locator("details[name=doors][open]")).toHaveCount(1);
      await expect(question).toBeInViewport({ ratio: 0.9 });
      await again?.();
    }
    await door.locator("summary").click();
    // A page is told that a door has closed a moment after it has.
    await page.waitForFunction(() => history.state.door === undefined);
    await page.reload();
    await expect(page.locator("details[name=doors][open]")).toHaveCount(0);
  });

test("an opened topic and a search among the articles are there again on Back and after a reload", async ({
  page,
}) => {
  await page.goto("/education/articles");
  const topic = page.locator("details[data-topic='Interest Rates']");
  await topic.locator("summary").click();
  await page.getByRole("searchbox").fill("rate");
  const count = page.getByText(/^Showing \d+ of \d+ articles$/);
  await expect(count).not.toHaveText(/ of 64 articles$/);
  const found = (await count.textContent()) ?? "";
  await page.goto("/privacy");
  await page.goBack();
  await expect(topic).toHaveAttribute("open");
  await expect(page.getByRole("searchbox")).toHaveValue("rate");
  await expect(count).toHaveText(found);
  await page.reload();
  await expect(count).toHaveText(found);
  await page.getByRole("searchbox").fill("");
  await expect(page.locator("main details[open]")).toHaveCount(1);
  await expect(topic).toHaveAttribute("open");
});
