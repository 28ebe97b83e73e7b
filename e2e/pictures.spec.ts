import type { Locator, Page } from "@playwright/test";
import { expect, test, visit } from "./site.ts";

/**
 * Moves the mouse to a share of a picture's width, as a hand does: on, until it is read there. A picture's script
 * comes after the page's first, so the very first move may find nobody who listens.
 */
async function moveAlong(page: Page, reader: Locator, share: number, read: () => Promise<void>) {
  await expect(async () => {
    const box = await reader.boundingBox();
    if (!box) throw new Error("There is no picture.");
    const end = box.x + 1 + share * (box.width - 2);
    await page.mouse.move(box.x + box.width / 2, box.y + 40);
    await page.mouse.move(end, box.y + 40);
    await read();
  }).toPass({ timeout: 20_000 });
}

test("a picture is read with the arrow keys, which speak the year and its values", async ({ page }) => {
  await visit(page, "/calculator/calculator");
  const reader = page.getByRole("slider", { name: "Read the loan year by year" });
  await reader.focus();
  await page.keyboard.press("Home");
  await expect(reader).toHaveAttribute("aria-valuetext", /^Start: R2.000.000 owed$/);
  await page.keyboard.press("ArrowRight");
  await expect(reader).toHaveAttribute(
    "aria-valuetext",
    /^Year 1: R1.\d{3}.\d{3} still owed; R\d{3}.\d{3} of interest in the year$/,
  );
  await page.keyboard.press("End");
  await expect(reader).toHaveAttribute("aria-valuetext", /^Year 20: R0 still owed/);
});

test("a picture is read with a pointer, and nothing below it moves", async ({ page }) => {
  await visit(page, "/calculator/calculator");
  const reader = page.getByRole("slider", { name: "Read the loan year by year" });
  await reader.scrollIntoViewIfNeeded();
  const below = page.getByRole("heading", { name: "Repayment Schedule" });
  const before = await below.boundingBox();
  await moveAlong(page, reader, 1, () =>
    expect(page.getByText(/R0 still owed/).first()).toBeVisible({ timeout: 3_000 }),
  );
  expect((await below.boundingBox())?.y).toBe(before?.y);
});

test("the level of the rate is moved through the history of prime by key and mouse, and says how often it was there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/calculator/sensitivity");
  const answer = page.locator("#answer");
  const change = page.getByRole("slider", { name: "The rate changes by, slider" });
  const place = (await change.boundingBox())!;
  const field = page.getByRole("textbox", { name: "The rate changes by" });
  expect(place.x).toBeGreaterThan((await field.boundingBox())!.x);
  await expect(answer.locator("figcaption")).toHaveText(
    /^Your loan at each prime rate\. Prime was at 11\.75% or higher for \d+ of the last 240 months\.$/,
  );
  await change.focus();
  await page.keyboard.press("Home");
  await expect(answer).toContainText("less each month if the rate falls by 5 percentage points");
  await expect(answer.locator("figcaption")).toHaveText(
    "Your loan at each prime rate. Prime was never at 5.75% or lower in the last 20 years.",
  );
  // By the mouse, too: nothing may lie over the slider.
  await page.mouse.click(place.x + place.width / 2, place.y + 0.12 * place.height);
  await expect(answer).toContainText(/more each month if the rate rises by 4/);
  await page.getByRole("textbox", { name: "Loan Amount (R)" }).focus();
  expect(await change.boundingBox()).toEqual(place);
});

test("where the curve is the picture, the curves of the other fields are small", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/tools/rent-or-buy");
  const lead = (await page.getByRole("slider", { name: /^Rent a month/ }).boundingBox())!;
  const price = page.getByRole("slider", { name: "Purchase price, slider" });
  const small = (await price.boundingBox())!;
  expect(small.width).toBeLessThan(lead.width / 2);
  await page.mouse.click(small.x + 0.9 * small.width, small.y + small.height / 2);
  await expect(page.getByRole("textbox", { name: "Purchase price" })).toHaveValue(/^4,\d{3},\d{3}$/);
});

test("the picture of a month in the past is one control, which moves by month and ends where its field does", async ({
  page,
}) => {
  await visit(page, "/tools/past-rates");
  const slider = page.getByRole("slider");
  await expect(slider).toHaveCount(1);
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(slider).toHaveAttribute("aria-valuetext", "January 2011");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByLabel("You bought in", { exact: true })).toHaveValue("2011-02");
  await expect(page.locator("#answer")).toContainText("February 2011: R");
  await page.keyboard.press("End");
  await expect(page.getByText(/Choose a month/)).toHaveCount(0);
  await expect(page.locator("#answer [aria-invalid=true]")).toHaveCount(0);
});

test("the prime rate of the landing page is read with a pointer and with keys, each period on its own", async ({
  page,
}) => {
  await visit(page, "/");
  const reader = page.getByRole("slider", { name: /^Read the prime rate/ });
  await reader.scrollIntoViewIfNeeded();
  await expect(reader).toHaveAttribute("aria-valuetext", /, (up|down) from \d+\.\d\d%$/);
  await moveAlong(page, reader, 0, () =>
    expect(reader).toHaveAttribute("aria-valuetext", "1 August 2024: 11.75%", { timeout: 3_000 }),
  );
  await reader.focus();
  await page.keyboard.press("ArrowRight");
  await expect(reader).toHaveAttribute("aria-valuetext", "29 May 2025: 10.75%, down from 11.75%");
  await expect(page.locator("figure", { has: reader }).getByText("29 May 2025")).toBeVisible();
  await page.getByRole("radio", { name: "All" }).check();
  await expect(reader).toHaveAttribute("aria-valuetext", /from/);
});

test("each curve has a point where the reader is", async ({ page }) => {
  for (const [tab, curves] of [
    ["calculator", 1],
    ["extra-payment", 2],
  ] as const) {
    await visit(page, `/calculator/${tab}`);
    const reader = page.getByRole("slider", {
      name: /^Read .+: drag along the picture or use the arrow keys$/,
    });
    const figure = page.locator("figure", { has: reader });
    // The points of the reader are directly over the picture; doors and marks are in it.
    const points = figure.locator("svg[aria-hidden]:not([role=img] *) > circle");
    await expect(points).toHaveCount(0);
    await reader.focus();
    await page.keyboard.press("Home");
    // At the start both balances are the loan itself: one point.
    await expect(points).toHaveCount(1);
    await page.keyboard.press("ArrowRight");
    await expect(points).toHaveCount(curves);
    const heights = await points.evaluateAll((found) =>
      found.map((point) => Number.parseFloat(point.getAttribute("cy") ?? "") * 2),
    );
    const lines = figure.locator("svg[viewBox] > path");
    const onLines = await lines.evaluateAll((found) =>
      found.map((line) =>
        (line.getAttribute("d") ?? "").match(/,[\d.]+/g)?.map((down) => Number(down.slice(1))),
      ),
    );
    for (const height of heights)
      expect(onLines.flat().some((down) => Math.abs((down ?? 0) - height) < 0.1)).toBe(true);
  }
});

const doors = [
  ["/tools/cash-needed", "The cash you have", "What you have paid, day by day", [0, 40]],
  ["/calculator/affordability", "What you could borrow", "Home loan by method", [0, 40]],
  ["/tools/save-for-a-deposit", "When you can buy", "Your savings and what you need", [40, 0]],
  [
    "/tools/next-rate-decision",
    "The Reserve Bank changes its rate by",
    "Prime up to now, and how much more or less each decision is a month",
    [0, 40],
  ],
  [
    "/calculator/sensitivity",
    "The rate changes by, slider",
    "Your instalment at the prime rates of the last 20 years",
    [0, 40],
  ],
  ["/calculator/calculator", "When half is yours", "What is still owed, by year", [-40, 0]],
] as const;

for (const [path, name, picture, [across, down]] of doors)
  test(`the drawn thumb of the door of ${path} is what is pressed and dragged on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, path);
    const slider = page.getByRole("slider", { name });
    const words = await slider.getAttribute("aria-valuetext");
    const thumb = page
      .getByRole("img", { name: picture })
      .locator(":is(svg, g) > circle:is([r='13'], [r='14'])");
    await thumb.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await thumb.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + across, y + height / 2 + down, { steps: 4 });
    await page.mouse.up();
    await expect(slider).not.toHaveAttribute("aria-valuetext", words!);
  });

test("nothing moves while one reads on a narrow screen, however many lines the values take", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(page, "/calculator/calculator");
  const reader = page.getByRole("slider", { name: "Read the loan year by year" });
  const figure = page.locator("figure", { has: reader });
  const height = async () => (await figure.boundingBox())?.height;
  const before = await height();
  await reader.focus();
  await page.keyboard.press("Home");
  for (let year = 0; year <= 20; year++) {
    expect(await height()).toBe(before);
    await page.keyboard.press("ArrowRight");
  }
});

test("the line of rent or buy is drawn once: on the screen as the control, on paper as a picture", async ({
  page,
}) => {
  await visit(page, "/tools/rent-or-buy");
  const picture = page.getByRole("img", { name: "Advantage of buying, by the rent" });
  await expect(page.getByRole("slider", { name: "Rent a month for a home like it, slider" })).toBeVisible();
  await expect(picture).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(picture).toBeVisible();
});

test("every picture says in words what it shows, from the same figures", async ({ page }) => {
  await visit(page, "/calculator/calculator");
  await expect(
    page.getByText(/^Most of each instalment pays interest for the first 13\syears, 3\smonths\./),
  ).toBeVisible();
  await expect(page.getByRole("img", { name: "What is still owed, by year" })).toContainText("Half yours");
  // A picture whose script was still on its way goes with the first change, and comes back with its table closed.
  await page.getByLabel("Loan Term (Years)", { exact: true }).fill("10");
  await expect(page.getByText(/^Most of each instalment pays interest for the first 3\syears/)).toBeVisible();
  await page.getByText("The figures as a table").click();
  await expect(page.getByRole("table", { name: "The loan by year" }).locator("tbody tr")).toHaveCount(10);
  // The next calculator would take the ten years along.
  await page.getByLabel("Loan Term (Years)", { exact: true }).fill("20");
  await expect(page.getByRole("table", { name: "The loan by year" }).locator("tbody tr")).toHaveCount(20);

  await visit(page, "/calculator/extra-payment");
  await page.getByLabel("Extra Monthly Payment (R)", { exact: true }).fill("0");
  await expect(page.getByText(/^Paid off after 20\syears, with nothing extra\./)).toBeVisible();
  await page.getByLabel("Extra Monthly Payment (R)", { exact: true }).fill("2000");
  await expect(page.getByText(/^Paid off after 15\syears, 4\smonths\./)).toBeVisible();

  await visit(page, "/calculator/affordability");
  await expect(page.getByRole("heading", { name: "The methods side by side" })).toBeHidden();
  await page.getByLabel("Gross Income (pm)", { exact: true }).fill("50000");
  await page.getByLabel("Net Income (pm)", { exact: true }).fill("38000");
  await page.getByLabel("Monthly Expenses (pm)", { exact: true }).fill("20000");
  await expect(page.getByText(/^30% of gross pay decides it\./)).toBeVisible();
  // Until then the picture is that of the example, and a key would be lost with it.
  await expect(page.getByText(/^Each rule allows a loan\./)).toBeVisible();
  const methods = page.getByRole("slider", { name: /^Home loan by method/ });
  await methods.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(methods).toHaveAttribute(
    "aria-valuetext",
    /^30% of gross: R[^,]+, 30% of gross pay, the lowest of them$/,
  );
});

test("the pictures are in the page before any script has run, and do not move it", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.address}/calculator/calculator`);
  await expect(page.getByRole("img", { name: "What is still owed, by year" })).toBeVisible();
  await context.close();

  const moving = await browser.newPage();
  await moving.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        Reflect.set(window, "shifted", (Reflect.get(window, "shifted") ?? 0) + Reflect.get(shift, "value"));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const tab of ["affordability", "calculator", "sensitivity", "extra-payment"]) {
    await visit(moving, `${site.address}/calculator/${tab}`);
    await moving.waitForLoadState("networkidle");
    expect(await moving.evaluate(() => Reflect.get(window, "shifted") ?? 0)).toBeLessThan(0.001);
  }
  await moving.close();
});
