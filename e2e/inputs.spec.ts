import type { Page } from "@playwright/test";
import { expect, shown, test, visit } from "./site.ts";

const price = (page: Page) => page.getByLabel("Purchase Price (R)", { exact: true });
const rate = (page: Page) => page.getByLabel("Interest Rate (% per annum)", { exact: true });
const term = (page: Page) => page.getByLabel("Loan Term (Years)", { exact: true });

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/calculator/calculator");
});

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+v");
}

test("money is grouped as one types and the caret stays where it was", async ({ page }) => {
  await price(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("1234567");
  await expect(price(page)).toHaveValue("1,234,567");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("9");
  await expect(price(page)).toHaveValue("19,234,567");
  expect(await price(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
  await page.keyboard.press("Backspace");
  expect(await price(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(1);
});

test("undo and redo work in a money field", async ({ page }) => {
  await price(page).click();
  await page.keyboard.press("End");
  await page.keyboard.type("5");
  await expect(price(page)).toHaveValue("20,000,005");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(price(page)).toHaveValue("2,000,000");
  await expect(page.locator("#answer")).toContainText(shown("R19 638"));
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(price(page)).toHaveValue("20,000,005");
});

test("amounts pasted as people write them are understood, and nonsense changes nothing", async ({ page }) => {
  await price(page).click();
  for (const [text, value] of [
    ["R 1 250 000,00", "1,250,000"],
    ["R 1,2m", "1,200,000"],
    ["1.250.000", "1,250,000"],
    ["abc", "1,250,000"],
    ["0007", "7"],
  ] as const) {
    await paste(page, text);
    await expect(price(page)).toHaveValue(value);
  }
});

test("more than a thousand million is kept as typed, refused in words, and gives no answer", async ({
  page,
}) => {
  await price(page).click();
  await paste(page, "123456789012345");
  await expect(price(page)).toHaveValue("123,456,789,012,345");
  await page.keyboard.type("6");
  await expect(page.getByText(shown("Enter an amount up to R1 000 000 000."))).toHaveCount(1);
  await expect(price(page)).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("#answer")).toContainText("Correct the marked field");
  await price(page).blur();
  await expect(price(page)).toHaveValue("123,456,789,012,345");
  await page.reload();
  await expect(price(page)).toHaveValue("123,456,789,012,345");
});

test("letters, minus signs and cents are left out, and the field says so about the cents", async ({
  page,
}) => {
  await price(page).fill("");
  await price(page).pressSequentially("-1a5b00000");
  await expect(price(page)).toHaveValue("1,500,000");
  await price(page).fill("");
  await price(page).pressSequentially("15000.50");
  await expect(price(page)).toHaveValue("15,000");
  await expect(page.getByText("Whole rand only: the cents are rounded.")).toBeVisible();
});

test("an emptied amount becomes 0 on leaving, and the page asks for one", async ({ page }) => {
  await price(page).fill("");
  await expect(page.locator("#answer")).toContainText("Enter a purchase price to see your answer.");
  await price(page).blur();
  await expect(price(page)).toHaveValue("0");
  await price(page).click();
  await page.keyboard.type("5");
  await expect(price(page)).toHaveValue("5");
});

test("a rate takes a comma, is clamped on leaving, and goes back when it is nothing", async ({ page }) => {
  await rate(page).fill("");
  await rate(page).pressSequentially("11,25%");
  await expect(rate(page)).toHaveValue("11.25");
  await expect(page.locator("#answer")).toContainText("11.250%");
  await rate(page).fill("45");
  await rate(page).blur();
  await expect(rate(page)).toHaveValue("40");
  await rate(page).fill("");
  await rate(page).blur();
  await expect(rate(page)).toHaveValue("40");
  await rate(page).fill("");
  await rate(page).pressSequentially("1.2.3x");
  await expect(rate(page)).toHaveValue("1.23");
});

test("a rate above a tab's own limit is clamped only when it is typed there", async ({ page }) => {
  await rate(page).fill("30");
  await page.getByRole("link", { name: /Extra Payments/ }).click();
  const here = page.getByLabel("Interest Rate (%)", { exact: true });
  await expect(here).toHaveValue("30");
  await here.focus();
  await here.blur();
  await expect(here).toHaveValue("30");
  await here.fill("31");
  await here.blur();
  await expect(here).toHaveValue("25");
});

test("a term takes digits only; none and too many are asked to be mended", async ({ page }) => {
  await term(page).fill("");
  await term(page).pressSequentially("2a5");
  await expect(term(page)).toHaveValue("25");
  await term(page).fill("");
  await expect(page.getByText("Enter a term of 1 to 40 years.")).toBeVisible();
  await term(page).fill("99");
  await expect(page.getByText("Enter a term of 1 to 40 years.")).toBeVisible();
  await expect(term(page)).toHaveValue("99");
});

test("a slider and its field are kept in step", async ({ page }) => {
  const slider = page.getByRole("slider", { name: "Loan Term (Years), slider" });
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(term(page)).toHaveValue("21");
  await term(page).fill("12");
  await expect(slider).toHaveValue("12");
});

test("a down payment above the price counts as the price and comes back with it", async ({ page }) => {
  const downPayment = page.getByLabel("Down Payment (R)", { exact: true });
  await downPayment.fill("400000");
  await price(page).fill("100000");
  await expect(page.getByText(shown("That is more than the price, so we use R100 000."))).toBeVisible();
  await expect(downPayment).toHaveValue("400,000");
  await price(page).fill("1800000");
  await expect(page.locator("#answer")).toContainText(shown("R1 400 000"));
});

test("phones get numeric keyboards", async ({ page }) => {
  await expect(price(page)).toHaveAttribute("inputmode", "numeric");
  await expect(rate(page)).toHaveAttribute("inputmode", "decimal");
  await expect(term(page)).toHaveAttribute("inputmode", "numeric");
});

test.describe("before the page is hydrated", () => {
  let hydrate = () => {};

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(lateFrames);
    const asked = Promise.withResolvers<void>();
    hydrate = asked.resolve;
    await page.route("**/_astro/calculators*.js", async (route) => {
      await asked.promise;
      await route.continue();
    });
    await page.goto("/calculator/calculator", { waitUntil: "commit" });
  });

  test("what was typed is taken over", async ({ page }) => {
    await price(page).fill("1500000");
    hydrate();
    await expect(page.locator("#answer")).toContainText(shown("R14 729"));
    await expect(price(page)).toHaveValue("1,500,000");
  });

  test("what was moved, ticked or chosen is taken over", async ({ page }) => {
    await page.getByRole("slider", { name: "Loan Term (Years), slider" }).fill("10");
    await page.getByText("Advanced options").click();
    await page.getByLabel("Transfer Date (optional)").fill("2026-01-15");
    await page.getByLabel("First Payment Date (optional)").fill("2026-04-15");
    await page.getByLabel("Link to purchase price").uncheck();
    hydrate();
    await expect(term(page)).toHaveValue("10");
    await expect(page.locator("#answer")).toContainText("a month for 10 years");
    await expect(page.getByLabel("Property Value (R)", { exact: true })).toBeEnabled();
    await expect(page.getByRole("heading", { name: "Payment Delay Impact Analysis" })).toBeVisible();
  });

  test("what was pressed is pressed", async ({ page }) => {
    await page.waitForLoadState("domcontentloaded");
    const copied = page.getByText("Link copied.");
    await page.getByRole("button", { name: "Copy link" }).click();
    await page.getByRole("heading", { name: "Repayment Schedule" }).click();
    await page.getByRole("radio", { name: "Yearly" }).click();
    await expect(copied).toBeHidden();
    hydrate();
    await expect(copied).toBeVisible();
    await expect(page.getByRole("table", { name: "Repayment schedule by year" })).toBeVisible();
  });

  test("a contact form opens all the same", async ({ page }) => {
    await page.waitForLoadState("domcontentloaded");
    const opener = page.getByRole("button", { name: "Get Better Rates" });
    const dialog = page.getByRole("dialog");
    await opener.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    hydrate();
  });

  test("what was unfolded shows the figures of what is typed afterwards", async ({ page }) => {
    await page.getByRole("heading", { name: "Repayment Schedule" }).click();
    hydrate();
    await price(page).fill("1000000");
    const schedule = page.getByRole("table", { name: "Repayment schedule by month" });
    await expect(schedule.getByRole("row").nth(1)).toContainText(shown("R8 545"));
  });
});

/** A busy phone draws late: a frame, and a timer that would do instead of one, come after whatever is next in line. */
function lateFrames() {
  const { requestAnimationFrame, setTimeout } = window;
  const late = 300;
  window.requestAnimationFrame = (draw) => setTimeout(() => requestAnimationFrame(draw), late);
  Object.assign(window, {
    setTimeout: (run: () => void, after = 0) => setTimeout(run, after && after + late),
  });
}
