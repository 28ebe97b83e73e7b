import { expect, shown, test } from "./site.ts";

test("a price beyond the landing page's slider is said to be, and the sentence has it", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByText(/your price is outside that/)).toBeHidden();
  await page.evaluate(() => sessionStorage.setItem("inputs", "purchasePrice=12000000"));
  await page.reload();
  await expect(
    page.getByLabel("A first answer").getByText(shown("R12 000 000"), { exact: true }),
  ).toBeVisible();
  const slider = page.getByRole("slider", { name: "A home for" });
  await expect(slider).toHaveAttribute("aria-valuetext", shown("R12 000 000"));
  await expect(page.getByText(/your price is outside that/)).toBeVisible();
  await slider.fill("2000000");
  await expect(page.getByText(/your price is outside that/)).toBeHidden();
});

test("a chosen topic and a search among the articles are there again on Back and after a reload", async ({
  page,
}) => {
  await page.goto("/education/articles");
  const topic = page.getByRole("radio", { name: "Interest Rates 9" });
  await topic.click();
  await page.getByRole("searchbox").fill("rate");
  const count = page.getByText(/^Showing \d+ of \d+ articles$/);
  await expect(count).not.toHaveText("Showing 12 of 64 articles");
  const found = (await count.textContent()) ?? "";
  await page.goto("/privacy");
  await page.goBack();
  await expect(topic).toBeChecked();
  await expect(page.getByRole("searchbox")).toHaveValue("rate");
  await expect(count).toHaveText(found);
  await page.reload();
  await expect(topic).toBeChecked();
  await expect(count).toHaveText(found);
});
