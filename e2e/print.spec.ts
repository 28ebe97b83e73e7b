import type { Page } from "@playwright/test";
import { toolIds, tools } from "../src/contract/tools.ts";
import { toolPath } from "../src/web/site/addresses.ts";
import { expect, shown, test, visit } from "./site.ts";

/** The page as it goes on paper. */
async function printed(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.emulateMedia({ media: "print" });
}

/** The guide explains a term by a button, and a figure is one: on paper they are words like any other. */
const screenOnly = "button:not([popovertarget], strong > button), nav, input[type=range], dialog, main aside";

async function sheetsOf(page: Page): Promise<number> {
  const paper = await page.pdf({ preferCSSPageSize: true });
  return paper.toString("latin1").match(/\/Type \/Page\b/g)!.length;
}

async function shownOf(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => element.outerHTML.slice(0, 80)),
    );
}

for (const [tab, heading, result] of [
  ["affordability", "Affordability Calculator", "About R841 000 to borrow"],
  ["calculator", "Loan Calculator", "R19 638 a month for 20 years"],
  ["sensitivity", "Rate Sensitivity", "R1 225 more each month"],
  ["extra-payment", "Extra Payments", "saved in interest"],
] as const) {
  test(`on paper the ${tab} tab has its date, inputs and results, and nothing to press`, async ({ page }) => {
    // Affordability has no answer before there is an income; the others do not ask for one.
    await printed(page, `/calculator/${tab}#grossIncome=28000&netIncome=21000&monthlyExpenses=9000`);
    await expect(page.getByText(heading, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/^Printed \d+ \w+ \d{4} · http/)).toBeVisible();
    // Since when prime is what it is, once.
    await expect(
      page.locator("p", { hasText: "10.75% since 25 September 2026" }).locator("visible=true"),
    ).toHaveCount(1);
    await expect(page.locator("#answer")).toContainText(shown(result));
    await expect(page.locator("form input[inputmode]").first()).toBeVisible();
    expect(await shownOf(page, screenOnly)).toEqual([]);
    const paper = await page.pdf({ preferCSSPageSize: true });
    expect(paper.subarray(0, 5).toString()).toBe("%PDF-");
    expect(await sheetsOf(page)).toBe(tab === "calculator" ? 2 : 1);
  });
}

/** What A4 has between the margins of print.css, in pixels. */
const paper = { width: 688, height: 1_000 };

for (const id of toolIds) {
  test(`on paper ${id} has its date, inputs, answer and what was assumed, on one sheet, and nothing is cut off`, async ({
    page,
  }) => {
    await page.setViewportSize(paper);
    await visit(page, toolPath(id));
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("#answer figure").first()).toBeVisible();
    await expect(page.getByText(/^Printed \d+ \w+ \d{4} · http/)).toBeVisible();
    await expect(page.getByText(tools[id].name, { exact: true }).first()).toBeVisible();
    const inSight = page.locator("form input[inputmode]:not(details *, tr:has(details) ~ tr *)");
    for (const input of await inSight.all())
      await expect(input).toBeVisible({ visible: (await input.inputValue()) !== "" });
    await expect(page.getByRole("heading", { name: "What we assumed" })).toBeVisible();
    await expect(page.getByText("An estimate, not a quotation and not advice.")).toBeVisible();
    expect(await shownOf(page, screenOnly)).toEqual([]);
    const cutOff = await page.locator("main :is(p, dt, dd, td, th, li, label, svg text)").evaluateAll(
      (elements, width) =>
        elements
          .filter((element) => element.checkVisibility())
          .filter((element) => {
            const { left, right } = element.getBoundingClientRect();
            return left < -0.5 || right > width + 0.5;
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      paper.width,
    );
    expect(cutOff).toEqual([]);
    // A grid that breaks across pages lays a picture over what follows it.
    const answer = page.locator("#answer");
    expect(await answer.evaluate((element) => getComputedStyle(element).display)).toBe("flex");
    // The numbers may fill a sheet: the picture that is drawn from them comes first.
    const picture = (await answer.locator("figure").first().boundingBox())!;
    const fields = (await answer.locator("form:has(input[inputmode]) > div").first().boundingBox())!;
    expect(fields.y).toBeGreaterThanOrEqual(picture.y + picture.height);
    // One sheet, to take along.
    expect(await sheetsOf(page)).toBe(1);
  });
}

test("a loan's first sheet ends with what the banks quote, the costs and the years are on the second", async ({
  page,
}) => {
  await page.setViewportSize(paper);
  await visit(page, "/calculator/calculator");
  const quotes = page.getByRole("region", { name: "What the banks quote", includeHidden: true });
  await expect(quotes).toBeHidden();
  await page.emulateMedia({ media: "print" });
  const ours = quotes.locator("tbody td:nth-child(2)");
  await expect(ours).toContainText([
    "10.75%",
    shown("R19 638 R20 305 as banks count"),
    shown("R6 038"),
    shown("R4 713 197 R4 873 099 as banks count"),
  ]);
  for (const cell of await quotes.locator("tbody td:nth-child(n + 3)").all())
    expect((await cell.boundingBox())!.height).toBeGreaterThan(30);
  const { y, height } = (await quotes.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(paper.height);
  expect(await quotes.evaluate((part) => getComputedStyle(part).breakAfter)).toBe("page");
  // With a wait as well, which has a notice and a table of its own.
  await visit(page, "/calculator/calculator#transferDate=2027-02-01&firstPaymentDate=2027-04-01");
  await page.reload();
  await expect(page.locator("#answer")).toContainText("because of the wait");
  expect(await sheetsOf(page)).toBe(2);
  // Who borrows nothing asks no bank.
  await printed(page, "/calculator/calculator#downPayment=2000000");
  await page.reload();
  await expect(page.locator("#answer")).toContainText("You need no loan");
  await expect(quotes).toHaveCount(0);
  expect(await sheetsOf(page)).toBe(1);
});

test("on paper the schedule is by year, and month by month once all months are shown", async ({ page }) => {
  await printed(page, "/calculator/calculator");
  const months = page.getByRole("table", { name: "Repayment schedule by month", includeHidden: true });
  const years = page.getByRole("table", { name: "Repayment schedule by year", includeHidden: true });
  await expect(months).toBeHidden();
  await expect(years.locator("tbody tr")).toHaveCount(20);
  await expect(years.locator("tbody tr").last()).toBeVisible();
  // It follows the price.
  await expect(page.getByLabel("Property Value (R)", { exact: true })).toBeHidden();
  await expect(page.getByLabel("Link to purchase price")).toBeHidden();
  await expect(page.getByLabel("Cash you need", { exact: true })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.getByText("(Show)").click();
  await expect(years).toBeHidden();
  await page.getByRole("button", { name: "Show All 240 Payments" }).click();
  await page.emulateMedia({ media: "print" });
  const rows = months.locator("tbody tr");
  await expect(rows).toHaveCount(240);
  await expect(rows.last()).toBeVisible();
  expect(await rows.first().evaluate((row) => getComputedStyle(row).breakInside)).toBe("avoid");
  expect(await months.locator("thead").evaluate((head) => getComputedStyle(head).display)).toBe(
    "table-header-group",
  );
  await expect(years).toHaveCount(0);
});

test("on paper a number in a closed part stands where it was changed, or where all answers share it", async ({
  page,
}) => {
  await printed(page, `${toolPath("cash-needed")}#moving=9000`);
  await expect(page.getByLabel("Moving", { exact: true })).toHaveValue("9,000");
  await expect(page.getByLabel("Moving", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Interest rate", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Connections", { exact: true })).toBeHidden();
  await expect(page.getByText("The days", { exact: true })).toBeHidden();
});

test("a dark screen prints on white paper", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await printed(page, "/calculator/calculator");
  const [ground, ink] = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    return [backgroundColor, color];
  });
  expect(ground).toBe("rgb(255, 255, 255)");
  expect(ink).toMatch(/^oklch\(0\.24/);
});

test("on paper a day is in words, what nobody ticked is left out, and no field lies over another", async ({
  page,
}) => {
  await page.setViewportSize(paper);
  await printed(page, "/tools/cash-needed");
  const offer = page.locator("form").getByText(/^\d+ \w{3} \d{4}$/);
  await expect(offer.locator("visible=true").first()).toBeVisible();
  await expect(page.getByLabel("Offer accepted on", { exact: true })).toBeHidden();
  await expect(page.getByLabel("I buy from a developer or another VAT vendor")).toBeHidden();
  await printed(page, "/calculator/affordability#grossIncome=28000&netIncome=21000&monthlyExpenses=9000");
  const boxes = await page
    .locator("form :is(label, input[inputmode])")
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && !one.querySelector("input"))
        .map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
    );
  expect(boxes.length).toBeGreaterThan(10);
  const over = boxes.filter((one, index) =>
    boxes
      .slice(index + 1)
      .some(
        (other) =>
          one.left < other.right - 1 &&
          other.left < one.right - 1 &&
          one.top < other.bottom - 1 &&
          other.top < one.bottom - 1,
      ),
  );
  expect(over).toEqual([]);
});

test("a chapter of the guide prints as text, in columns, on few sheets", async ({ page }) => {
  await printed(page, "/education/understanding-costs");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("table", { name: "Upfront & Statutory Costs" })).toBeVisible();
  expect(await shownOf(page, screenOnly)).toEqual([]);
  expect(await sheetsOf(page)).toBeLessThanOrEqual(9);
});
