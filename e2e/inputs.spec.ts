import type { Page } from "@playwright/test";
import { toolPath } from "../src/web/site/addresses.ts";
import { expect, shown, test, visit } from "./site.ts";

const price = (page: Page) => page.getByLabel("Purchase Price (R)", { exact: true });
const rate = (page: Page) => page.getByLabel("Interest Rate (% per annum)", { exact: true });
const term = (page: Page) => page.getByLabel("Loan Term (Years)", { exact: true });

test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+v");
}

test("more than a thousand million is kept as typed, refused in words, and gives no answer", async ({
  page,
}) => {
  await visit(page, "/calculator/calculator");
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
  await price(page).fill("");
  await expect(page.locator("#answer")).toContainText("Enter a purchase price to see your answer.");
});

// The console stays quiet, as in all of these tests: a page that differs is thrown away and drawn anew.
test("React takes the page over as it is, when a slider has the focus by then", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/calculator/calculator");
  await price(page).fill("1500000");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("slider", { name: "Down Payment (R)" })).toBeFocused();
  await expect(page.locator("#answer strong").first()).toContainText(shown("R14 729"));
});

test("a rate above a tab's own limit is clamped only when it is typed there", async ({ page }) => {
  await visit(page, "/calculator/calculator");
  await rate(page).fill("");
  await rate(page).pressSequentially("11,25%");
  await expect(page.getByRole("region", { name: "Loan Summary" })).toContainText("11.250%");
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

test("a slider and its field are kept in step", async ({ page }) => {
  await visit(page, "/calculator/calculator");
  const slider = page.getByRole("slider", { name: "Loan Term (Years), slider" });
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(term(page)).toHaveValue("21");
  await term(page).fill("12");
  await expect(slider).toHaveValue("12");
});

test("a down payment above the price counts as the price and comes back with it", async ({ page }) => {
  await visit(page, "/calculator/calculator");
  const downPayment = page.getByLabel("Down Payment (R)", { exact: true });
  await downPayment.fill("400000");
  await price(page).fill("100000");
  await expect(page.getByText(shown("More than the price: we use R100 000."))).toBeVisible();
  await expect(downPayment).toHaveValue("400,000");
  await price(page).fill("1800000");
  await expect(page.locator("#answer")).toContainText(shown("R1 400 000"));
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

  test("what was typed is drawn at once when the page wakes, so that nothing moves under a press just then", async ({
    page,
  }) => {
    await price(page).fill("1500000");
    const shownFirst = page.evaluate(
      () =>
        new Promise((resolve) =>
          document
            .querySelector("astro-island:has(#answer)")
            ?.addEventListener("astro:hydrate", () =>
              resolve(document.querySelector("#answer")?.textContent),
            ),
        ),
    );
    hydrate();
    expect(await shownFirst).toContain(shown("R14 729"));
  });

  test("a figure that was marked by a press gives way to what is typed, also when the kept one comes between", async ({
    page,
  }) => {
    await page.evaluate(() => sessionStorage.setItem("inputs", "purchasePrice=12000000"));
    await page.reload({ waitUntil: "domcontentloaded" });
    await price(page).click();
    hydrate();
    await expect(price(page)).toHaveValue("12,000,000");
    await page.keyboard.type("1500000");
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
    const copyLink = page.getByRole("button", { name: "Copy link" });
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByRole("heading", { name: "Repayment Schedule" }).click();
    await page.getByRole("radio", { name: "Yearly" }).click();
    await expect(copyLink).toBeHidden();
    hydrate();
    await expect(copyLink).toBeVisible();
    await expect(page.getByRole("table", { name: "Repayment schedule by year" })).toBeVisible();
  });

  test("the figure that was pressed can be typed, and what was typed on it meanwhile is in its field", async ({
    page,
  }) => {
    await page.waitForLoadState("domcontentloaded");
    await page.getByRole("button", { name: /Type what you can pay a month$/ }).click();
    await page.keyboard.type("15");
    hydrate();
    const field = page.getByRole("textbox", { name: "What you can pay a month" });
    await expect(field).toBeFocused();
    await page.keyboard.type("000");
    await expect(field).toHaveValue("15,000");
    await expect(page.getByRole("button", { name: /^Use R.* as the price$/ })).toBeVisible();
  });

  test("a contact form opens all the same", async ({ page }) => {
    await page.waitForLoadState("domcontentloaded");
    const opener = page.getByRole("button", { name: "Get Better Rates" }).first();
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

test("the field of what is saved stays in its place while one types over it, digit by digit", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, toolPath("save-for-a-deposit"));
  const field = page.getByRole("textbox", { name: "You save a month" });
  await field.click();
  const place = (await field.boundingBox())!.y;
  for (const digit of "9500") {
    await page.keyboard.type(digit);
    await expect(page.getByText(/Back to our R5.000/)).toBeVisible();
    expect((await field.boundingBox())!.y, digit).toBe(place);
  }
});
