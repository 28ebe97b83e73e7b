import type { Locator, Page } from "@playwright/test";
import { toolPath } from "../src/web/site/addresses.ts";
import { expect, expectHydrated, openPart, test, visit } from "./site.ts";

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: "no-preference" } });

/** Presses Tab until the focus is there, as somebody without a mouse does; what has the focus must be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const focused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 150; presses += 1) {
    if (await focused()) break;
    await page.keyboard.press("Tab");
  }
  expect(await focused(), `Tab leads to ${target}`).toBe(true);
  const covered = () =>
    target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const upper = document.elementFromPoint(left + width / 2, top + height / 2);
      return upper && !element.contains(upper) && !upper.contains(element)
        ? upper.outerHTML.slice(0, 80)
        : "";
    });
  await expect.poll(covered, `nothing lies over ${target}`).toBe("");
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways, "the page does not scroll sideways").toBe(0);
}

/** Writes over what a field has. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole("textbox", { name: label, exact: true }));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Goes on to another tool by its link, and waits until it works. */
async function goOn(page: Page, heading: string, link: string | RegExp = heading): Promise<void> {
  await press(page, page.getByRole("link", { name: link, exact: true }).last());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expectHydrated(page);
}

const answer = (page: Page) => page.locator("#answer");

test("paying off sooner names what Extra Payments saves on the same loan, and why it is another amount", async ({
  page,
}) => {
  await visit(page, "/calculator/extra-payment");
  const calculators = (await answer(page).locator("strong").first().textContent()) ?? "";
  await answer(page).getByText("Why?", { exact: true }).first().click();
  await expect(answer(page).getByText(/“Pay your bond off sooner” counts as banks do/)).toBeVisible();
  await visit(page, toolPath("pay-off-sooner"));
  await expect(answer(page).locator("p").first()).not.toContainText(calculators);
  const sentence = page.getByText(/^The Loan Calculator and Extra Payments show/);
  await expect(sentence).toContainText(`and ${calculators} saved, because they use the effective rate.`);
});

test("an owner pays off sooner, waits for a decision, switches and compares offers, by keyboard on a phone", async ({
  page,
}) => {
  await visit(page, toolPath("pay-off-sooner"));
  await type(page, "What you still owe", "1200000");
  await type(page, "Interest rate", "10.75");
  await type(page, "Years left", "12.5");
  await expect(page.getByRole("textbox", { name: "Years left", exact: true })).toHaveValue("12");
  await type(page, "Years left, months", "6");
  await type(page, "Extra each month", "1000");
  await type(page, "A bonus once a year", "15000");
  await press(page, page.getByRole("button", { name: "Add a lump sum" }));
  await type(page, "Amount", "50000");
  await expect(answer(page)).toContainText(/Done in .* of interest saved/);
  const withLump = await answer(page).locator("p").first().textContent();
  await press(page, page.getByRole("button", { name: "Remove Lump sum 1" }));
  await expect(answer(page).locator("p").first()).not.toHaveText(withLump ?? "");

  await goOn(page, "The next rate decision");
  await expect(page.getByRole("textbox", { name: "What you still owe" })).toHaveValue("1,200,000");
  await expect(page.getByRole("textbox", { name: "Years left", exact: true })).toHaveValue("12");
  await expect(page.getByRole("textbox", { name: "Years left, months" })).toHaveValue("6");
  await expect(answer(page)).toContainText("a quarter point");

  await goOn(page, "Switch your bond");
  await expect(page.getByRole("textbox", { name: "What you still owe" })).toHaveValue("1,200,000");
  await type(page, "The new bank’s rate", "9.75");
  await press(page, page.getByRole("button", { name: /^90.days’ notice/ }));
  await expect(answer(page)).toContainText(/better off after \d+\syears?; ahead after/);

  await goOn(page, "Compare bank offers");
  await tabTo(page, page.getByRole("textbox", { name: "Interest rate, Offer A", exact: true }));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("10.75");
  await expect(answer(page)).toContainText(/less with Offer\s[AB] than with Offer\s[AB]/);
  await press(page, page.getByRole("button", { name: "Get Better Rates" }));
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Compare bank offers");
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Get Better Rates" })).toBeFocused();
});

test("a field that one tabs to is clear of the bar at once, so that an answer that grows above it cannot cover it", async ({
  page,
}) => {
  // So low that the answer is out of view when the field comes into it.
  await page.setViewportSize({ width: 1280, height: 360 });
  await visit(page, toolPath("pay-off-sooner"));
  const next = page.getByRole("textbox", { name: "A bonus once a year", exact: true });
  const belowFold = () => next.evaluate((field) => field.getBoundingClientRect().bottom - innerHeight);
  await page.getByRole("textbox", { name: "Years left, months", exact: true }).focus();
  await page.evaluate((by) => scrollBy({ top: by, behavior: "instant" }), (await belowFold()) - 10);
  const bar = page.getByRole("link", { name: /^Done in/ });
  await expect(bar).toBeVisible();
  const barHeight = await bar.evaluate(
    (link) => innerHeight - link.parentElement!.getBoundingClientRect().top,
  );
  await page.keyboard.press("Tab");
  expect(await belowFold()).toBeLessThan(-barHeight);
  await expect(next).toBeFocused();
});

test("an investor goes from the flat to past rates and to the next rise, by keyboard on a phone", async ({
  page,
}) => {
  await visit(page, "/tools");
  await goOn(page, "Buy to let", /^Buy to let/);
  await type(page, "Purchase price", "1000000");
  await type(page, "Deposit", "200000");
  await type(page, "Rent a month", "9500");
  await expect(answer(page)).toContainText(/Your money earns [\d.]+% a year after tax/);
  await press(page, page.locator("summary", { hasText: "More numbers" }));
  await type(page, "Levy a month", "1200");
  await expect(answer(page)).toContainText(/You add R[\d\s]+ a month at first/);

  await goOn(page, "What if I had bought in …");
  await expect(page.getByLabel("Loan", { exact: true })).toHaveValue("1,000,000");
  await expect(answer(page)).toContainText(/R[\d\s]+ more a month now than when you bought/);

  await press(page, page.getByRole("link", { name: "What a change of the rate does to your bond" }));
  await expectHydrated(page);
  await expect(page.getByRole("textbox", { name: "Loan Amount (R)", exact: true })).toHaveValue("1,000,000");
  await expect(answer(page)).toContainText("more each month");
  await openPart(page, "Next, with these numbers");
  await press(page, page.getByRole("link", { name: /^The next rate decision/ }));
  await expectHydrated(page);
  await expect(page.getByRole("textbox", { name: "What you still owe" })).toHaveValue("1,000,000");
});
