import { readFileSync } from "node:fs";
import {
  at,
  by,
  drag,
  expect,
  has,
  paste,
  row,
  says,
  settings,
  testIn,
  textOf,
  type,
  valueIn,
} from "./visitor.ts";

const test = testIn(settings.light);
const price = "Purchase Price (R)";
const curve = `${price}, slider`;

test("a price is pasted, dragged and moved by keys on the loan tab", async ({ visitor: { page } }) => {
  await page.goto(at("/calculator/calculator"));
  await by("textbox", price, page).click();
  await paste(page, "R 1,2m");
  await has(page, price, "1,200,000");
  await says(page, "#answer", "R11 783");
  await drag(page, curve, 30);
  const dragged = Number(await valueIn(page, "slider", curve));
  expect(dragged).toBeGreaterThan(1_200_000);
  await has(page, price, dragged.toLocaleString("en-US"));
  await page.keyboard.press("ArrowRight");
  await has(page, curve, String(dragged + 50_000), "slider");
  const spoken = await by("slider", curve, page)
    .map((range) => range.getAttribute("aria-valuetext"))
    .wait();
  expect(Number(spoken?.replaceAll(/\D/g, ""))).toBe(dragged + 50_000);
});

test("on a phone what is folded opens in its place", async ({ visitor: { page } }) => {
  await page.setViewport({ width: 360, height: 740 });
  await page.goto(at("/calculator/calculator"));
  expect(await textOf(page, "main")).not.toContain("Transfer Duty");
  await row(page, "Complete Cost Breakdown").click();
  await says(page, "main", "Transfer Duty");
  await row(page, "Repayment Schedule").click();
  await says(page, "main", "Show All 240 Payments");
});

test("what one can pay a month gives the term or the price", async ({ visitor: { page } }) => {
  await page.goto(at("/calculator/calculator"));
  // The figure is a button once the page is about to be used.
  await by("textbox", price, page).hover();
  await by("button", "R19\u00a0638. Type what you can pay a month", page).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
  await page.keyboard.type("R 25 000");
  await page.locator("::-p-xpath(//label[normalize-space()='Term'])").click();
  await says(page, "#answer", /Use .* as the term/);
  await page.locator("::-p-xpath(//label[normalize-space()='Price'])").click();
  await page.locator("::-p-text(as the price)").click();
  await says(page, "#answer", /R25 000\s*a month for 20\syears/);
  await has(page, price, "2,546,043");
});

test("a reload keeps the numbers, and a link opens its own", async ({ visitor: { page, tabs } }) => {
  await page.goto(at("/calculator/calculator"));
  await type(page, price, "1357911");
  await type(page, "Interest Rate (% per annum)", "11.375");
  await page.reload();
  await has(page, price, "1,357,911");
  await has(page, "Interest Rate (% per annum)", "11.375");
  await by("link", "Extra Payments Save with extra payments", page).click();
  await has(page, "Loan Amount (R)", "1,357,911");
  await page.goto(at("/calculator/calculator#purchasePrice=1234567&interestRate=10.4"));
  await page.reload();
  await has(page, price, "1,234,567");
  expect(await tabs()).toHaveLength(1);
});

test("incomes give a loan, and the table is saved as CSV", async ({ visitor: { page, saved } }) => {
  await page.goto(at("/calculator/affordability"));
  await type(page, "Gross Income (pm)", "50000");
  await type(page, "Net Income (pm)", "38000");
  await type(page, "Monthly Expenses (pm)", "20000");
  await says(page, "#answer", "R1 502 434");
  await by("button", "Export Table", page).click();
  const [file = ""] = await saved();
  expect(file).toMatch(/affordability-comparison\.csv$/);
  expect(readFileSync(file, "utf8")).toContain('"Surplus (Net Income − Expenses)",18000.00,');
});

test("extra payments and another rate change what is saved and what is paid", async ({
  visitor: { page },
}) => {
  await page.goto(at("/calculator/extra-payment"));
  await type(page, "Extra Monthly Payment (R)", "2000");
  await says(page, "#answer", "R746 665");
  await page.goto(at("/calculator/sensitivity"));
  await type(page, "Interest Rate (% per annum)", "0");
  await says(page, "#answer", "R8 333");
});

test("an answer that is kept is compared with the next", async ({ visitor: { page } }) => {
  await page.goto(at("/calculator/calculator"));
  await type(page, price, "1500000");
  await by("button", "Keep this to compare", page).click();
  await type(page, "Loan Term (Years)", "30");
  await says(page, "main", "R1 283 less a month costs R1 305 690 more over the term.");
});
