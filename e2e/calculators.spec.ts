import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, expectHydrated, shown, test, visit } from "./site.ts";

const answer = (page: Page) => page.locator("#answer");

async function fill(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(text);
}

async function downloaded(page: Page, button: string): Promise<{ name: string; content: Buffer }> {
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  const download = await waiting;
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
}

test("what one can pay gives the price, and what one must earn for it is taken to Affordability", async ({
  page,
}) => {
  await visit(page, "/calculator/calculator");
  await page.getByRole("button", { name: /Type what you can pay a month$/ }).click();
  await expect(page.getByRole("textbox", { name: "What you can pay a month" })).toBeFocused();
  await page.keyboard.type("R 15 000");
  await page.getByRole("button", { name: /^Use R1.527.626 as the price$/ }).click();
  await expect(answer(page)).toContainText(/R15.000\s?a month for 20\syears/);
  await expect(page.getByLabel("Purchase Price (R)", { exact: true })).toHaveValue("1,527,626");
  await page.getByText("What must I earn?").click();
  await page.getByRole("link", { name: "See it in the Affordability Calculator" }).click();
  await expect(page.getByLabel("Gross Income (pm)", { exact: true })).toHaveValue("50,000");
  await expect(answer(page)).toContainText(/at R15.000 a month/);
  await page.goBack();
  await page.getByText("What must I earn?").waitFor();
  await expect(page.getByLabel("Purchase Price (R)", { exact: true })).toHaveValue("1,527,626");
});

test("a tab is fetched when it is opened, and asked of the server when its script is gone", async ({
  page,
  quiet404,
}) => {
  quiet404(true);
  const loanTab = /\/_astro\/loan-tab\./;
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await visit(page, "/calculator/sensitivity");
  await fill(page, "Loan Amount (R)", "1500000");
  expect(fetched.filter((url) => loanTab.test(url))).toEqual([]);
  await page.route(loanTab, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page
    .getByRole("link", { name: /Loan Calculator/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Repayment and property costs calculator" })).toBeVisible();
  await expect(page.getByLabel("Purchase Price (R)", { exact: true })).toHaveValue("1,500,000");
  await page
    .getByRole("link", { name: /Extra Payments/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Work out what extra payments save" })).toBeVisible();
});

test("what was folded away while one typed is right when it is opened", async ({ page }) => {
  await visit(page, "/calculator/calculator");
  await fill(page, "Purchase Price (R)", "1000000");
  await expect(answer(page)).toContainText(shown("R9 819"));
  const schedule = page.getByRole("table", { name: "Repayment schedule by month", includeHidden: true });
  await expect(schedule).toContainText(shown("R8 545"));
  await page.getByRole("heading", { name: "Repayment Schedule" }).click();
  await expect(schedule.getByRole("row").nth(1)).toContainText(shown("R8 545"));
  await page.getByText("The figures as a table").click();
  await expect(page.getByRole("row", { name: /^20 / }).first()).toContainText(shown("R0"));
});

test("a press under a long page meets what it aimed at, also while a field is being filled in", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/calculator/calculator");
  const schedule = page.getByRole("heading", { name: "Repayment Schedule" });
  const top = () => schedule.evaluate((heading) => heading.getBoundingClientRect().top);
  const captions = page.locator("figcaption");
  const costs = page.getByRole("region", { name: "Complete Cost Breakdown" }).locator("summary");
  const pictures = await captions.count();
  // Captions of the pictures above take more or fewer lines with each of these.
  for (const amount of ["90000000", "555", "1234567", "100000"]) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    const before = (await costs.textContent())!;
    await fill(page, "Purchase Price (R)", amount);
    // Tables and pictures follow a moment after the answer.
    await expect(costs).not.toHaveText(before);
    // A picture whose script was still on its way goes with the first amount, and comes back.
    await expect(captions).toHaveCount(pictures);
    await schedule.evaluate((heading) => heading.scrollIntoView({ block: "center", behavior: "instant" }));
    await page.evaluate(
      () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
    );
    const aimed = await top();
    // What pressing does first: it takes the focus away from the field.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(Math.abs((await top()) - aimed)).toBeLessThan(2);
  }
});

test("on a phone the answer is in view before any script has run", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // No script ever arrives.
  await page.route("**/_astro/*.js", () => {});
  await page.goto("/calculator/calculator", { waitUntil: "commit" });
  const sentence = answer(page).getByText(shown("R19 638 a month for 20 years")).first();
  await expect(sentence).toBeInViewport();
});

test("on a wide screen the answer follows as a bar once it is out of view, and a press leads back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/calculator/calculator");
  const bar = page.locator("a[href='#answer']");
  await expect(answer(page)).toBeInViewport();
  await expect(bar).toBeHidden();
  await page.getByRole("heading", { name: "Complete Cost Breakdown" }).scrollIntoViewIfNeeded();
  await expect(bar).toContainText(shown("R19 638 a month for 20 years"));
  // It lies above a table that is scrolled under it.
  await page.getByRole("heading", { name: "Repayment Schedule" }).click();
  await page
    .getByRole("row", { name: /Dec 2027/ })
    .evaluate((row) => row.scrollIntoView({ block: "end", behavior: "instant" }));
  const under = await bar.evaluate((link) => {
    const { left, right, top, bottom } = link.getBoundingClientRect();
    const across = [0.1, 0.5, 0.9].map((part) => left + part * (right - left));
    return across.filter((x) => !link.contains(document.elementFromPoint(x, (top + bottom) / 2)));
  });
  expect(under).toEqual([]);
  await bar.click();
  await expect(answer(page).getByRole("button", { name: "Keep this to compare" })).toBeInViewport();
  await expect(bar).toBeHidden();
});

test("affordability: an income becomes a loan by each method", async ({ page }) => {
  await visit(page, "/calculator/affordability");
  await expect(answer(page)).toContainText("Enter your gross and net income");
  await fill(page, "Gross Income (pm)", "50000");
  await fill(page, "Net Income (pm)", "38000");
  await fill(page, "Monthly Expenses (pm)", "20000");
  // 30 % of 50 000 is the smallest instalment; R15 000 at 10.5 % nominal over 240 months repays R1 502 434.
  await expect(answer(page)).toContainText(shown("R1 502 434"));
  await expect(page.getByRole("row", { name: /Surplus/ })).toContainText(shown("R18 000"));
  await expect(page.getByRole("row", { name: /DSR Net/ })).toContainText(shown("R15 200"));
  await expect(page.getByText("Rate used: 10.5% • Nominal/12")).toBeVisible();

  await page.getByText("Advanced: Rate & Policy options").click();
  await expect(page.getByLabel("Stress Buffer (%)")).toBeDisabled();
  await page.getByLabel("Show stressed column").check();
  await page.getByLabel("Use Nominal/12").uncheck();
  await expect(page.getByLabel("Stress Buffer (%)")).toBeEnabled();
  await expect(page.getByRole("columnheader", { name: "Home Loan @ Stressed" })).toBeVisible();
  await expect(page.getByText("Rate used: 10.5% • Effective monthly • Stressed: 13%")).toBeVisible();

  const { name, content } = await downloaded(page, "Export Table");
  expect(name).toBe("affordability-comparison.csv");
  const [header, surplus] = content.toString("utf8").replace("\ufeff", "").split("\r\n");
  expect(header?.startsWith('"method","allowedInstalment","maxBondOffered","maxBondStressed"')).toBe(true);
  expect(surplus?.startsWith('"Surplus (Net Income − Expenses)",18000.00,')).toBe(true);
});

test("affordability: expenses above the income are named, and no loan of R0 is offered", async ({ page }) => {
  await visit(page, "/calculator/affordability");
  await fill(page, "Gross Income (pm)", "28000");
  await fill(page, "Net Income (pm)", "21000");
  await fill(page, "Monthly Expenses (pm)", "24000");
  await expect(answer(page)).toContainText(shown("You are R3 000 short."));
  await fill(page, "Monthly Expenses (pm)", "9000");
  await expect(answer(page)).toContainText(shown("About R841 000 to borrow, at R8 400 a month"));
});

test("loan: the default answer, the costs and the schedule", async ({ page }) => {
  await visit(page, "/calculator/calculator");
  await expect(answer(page)).toContainText(shown("R19 638 a month for 20 years"));
  await expect(page.getByRole("region", { name: "Loan Summary" })).toContainText("10.750%");
  await expect(answer(page)).toContainText(shown("A bank would quote R20 305 a month."));
  await expect(page.getByRole("heading", { name: "Complete Cost Breakdown" })).toBeVisible();
  await expect(page.getByText(shown("R122 432")).first()).toBeVisible();
  await expect(page.getByText("deeds office tariff of 1 April 2025").first()).toBeVisible();

  await page.getByRole("heading", { name: "Repayment Schedule" }).click();
  const rows = page.getByRole("table", { name: "Repayment schedule by month" }).locator("tbody tr");
  await expect(rows).toHaveCount(60);
  await page.getByRole("button", { name: "Show All 240 Payments" }).click();
  await expect(rows).toHaveCount(240);
  await expect(rows.last().locator("td").last()).toHaveText("R0");
  await page.getByRole("button", { name: "Show Less" }).click();
  await expect(rows).toHaveCount(60);

  const monthly = await downloaded(page, "Export");
  expect(monthly.name).toBe("loan-schedule-monthly.csv");
  expect(monthly.content.toString("utf8").trim().split("\r\n")).toHaveLength(241);
  await page.getByLabel("Yearly").check();
  await expect(
    page.getByRole("table", { name: "Repayment schedule by year" }).locator("tbody tr"),
  ).toHaveCount(20);
  expect((await downloaded(page, "Export")).name).toBe("loan-schedule-yearly.csv");
});

test("loan: a premium, a discount and a delay are pointed out", async ({ page }) => {
  await visit(page, "/calculator/calculator");
  await page.getByText("Advanced options").click();
  await expect(page.getByLabel("Property Value (R)", { exact: true })).toBeDisabled();
  await page.getByLabel("Link to purchase price").uncheck();
  await fill(page, "Property Value (R)", "1800000");
  await expect(page.getByText(shown("Property Premium: R200 000 (11.1%)"))).toBeVisible();
  await fill(page, "Property Value (R)", "2500000");
  await expect(page.getByText(shown("Property Discount: R500 000 (20.0%)"))).toBeVisible();
  // Without a price there is nothing to compare the value with.
  await fill(page, "Purchase Price (R)", "0");
  await expect(page.getByText("Property Discount:")).toBeHidden();
  await fill(page, "Purchase Price (R)", "2000000");

  await expect(page.getByText("Payment Delay Impact Analysis")).toBeHidden();
  await fill(page, "Transfer Date (optional)", "2025-01-15");
  await fill(page, "First Payment Date (optional)", "2025-04-15");
  await page.getByRole("heading", { name: "Payment Delay Impact Analysis" }).click();
  await expect(page.getByText("Months Delay")).toBeVisible();
  await expect(page.getByText("3 months", { exact: true })).toBeVisible();
  await expect(page.getByText("The wait stretches your loan to 21 years, 11 months")).toBeVisible();
  await expect(page.getByText("Rate change to 10.750%").first()).toBeVisible();
  await expect(page.getByText("SARS table 2024/25, from 1 March 2023")).toBeVisible();
  await page.getByRole("heading", { name: "Repayment Schedule" }).click();
  await expect(page.getByText(/Interest accrued during 3 month delay/)).toBeVisible();

  await fill(page, "First Payment Date (optional)", "2024-12-01");
  await expect(page.getByText("This is before the transfer date, so we count no delay.")).toBeVisible();
});

test("the day the offer was signed picks the transfer-duty table, whenever the home is registered", async ({
  page,
}) => {
  await visit(page, "/calculator/calculator#transferDate=2025-05-15");
  await page.getByText("Advanced options").click();
  await expect(page.getByText("SARS table 2025/26, from 1 April 2025")).toBeVisible();
  await fill(page, "Offer signed on (optional)", "2025-02-15");
  await expect(page.getByText("SARS table 2024/25, from 1 March 2023")).toBeVisible();
  await expect(page.getByLabel("Additional Costs").getByText(shown("R41 625"))).toBeVisible();
  await fill(page, "Offer signed on (optional)", "2025-06-01");
  await expect(page.getByText("This is after the transfer date. Check both dates.")).toBeVisible();
  await fill(page, "Offer signed on (optional)", "2022-06-01");
  await expect(page.getByText(/Our oldest table, 2024\/25, starts on 1 March 2023/)).toBeVisible();
});

test("rate sensitivity: the table, its files and the lead dialog", async ({ page }) => {
  await visit(page, "/calculator/sensitivity");
  const table = page.getByRole("table", { name: "Payment Sensitivity to Interest Rate Changes" });
  await expect(table.locator("tbody tr")).toHaveCount(17);
  await expect(table.getByRole("row", { name: /^0\.0%/ })).toContainText(shown("R19 638"));
  await expect(table.getByRole("row", { name: /^\+5\.0%/ })).toContainText("High");
  // 2 000 000 over 240 months at 10.75 % ÷ 12 is 20 304.58, at 11.75 % ÷ 12 it is 21 674.13.
  await expect(answer(page)).toContainText(
    shown("A bank would quote R20 305 a month, and R1 370 more after such a rise."),
  );

  await page.getByText("What does “Pre-Approval” mean?").click();
  await expect(page.getByText(/not a final grant/)).toBeVisible();

  const sheet = await downloaded(page, "Export Table");
  expect(sheet.name).toBe("interest-sensitivity-analysis.csv");
  expect(sheet.content.toString("utf8")).toContain("\r\n-3.00,7.75,");
  const local = await downloaded(page, "For Excel in South Africa");
  expect(local.name).toBe("interest-sensitivity-analysis-za.csv");
  expect(local.content.toString("utf8")).toContain("\r\n-3,00;7,75;");
  const chart = await downloaded(page, "Export Chart");
  expect(chart.name).toBe("interest-sensitivity-chart.png");
  expect(chart.content.subarray(1, 4).toString()).toBe("PNG");
  expect(await picture(page, chart.content)).toEqual({ dark: true, drawn: true });

  const opener = page.getByRole("main").getByRole("button", { name: "Get Better Rates" }).first();
  await opener.click();
  await expect(page.getByRole("dialog", { name: "Get Better Interest Rates" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(opener).toBeFocused();
});

/** Whether a picture's corner is dark and its middle holds more than the background. */
function picture(page: Page, content: Buffer): Promise<{ dark: boolean; drawn: boolean }> {
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
    const colours = new Set<number>();
    for (let at = 0; at < pixels.length; at += 4) {
      colours.add(((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0));
    }
    return {
      dark: (pixels[0] ?? 255) + (pixels[1] ?? 255) + (pixels[2] ?? 255) < 120,
      drawn: colours.size > 50,
    };
  }, content.toString("base64"));
}

test("rate sensitivity: the loan at the prime rates of the past, to which the landing page leads", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Your own instalment at these rates" }).click();
  await expect(page).toHaveURL(/\/calculator\/sensitivity#past-rates$/);
  await expectHydrated(page);
  const past = page.getByRole("region", { name: "Your loan through real history" });
  await expect(past).toBeInViewport();
  await expect(past.getByRole("figure")).toContainText(
    shown("between R18 523 in August 2012 and R27 452 in October 2002."),
  );
  // What a visitor does first: the scripts of pictures come with it.
  await page.mouse.move(5, 5);
  await past.getByLabel("2021", { exact: true }).check();
  await expect(past.getByRole("img", { name: "Monthly payment by date" })).toContainText(
    shown("R20 679 at 11.75%"),
  );
  await fill(page, "Loan Amount (R)", "1000000");
  await expect(past.getByRole("img", { name: "Monthly payment by date" })).toContainText(
    shown("R10 339 at 11.75%"),
  );
  await past.getByText("The figures as a table").click();
  const rates = past.getByRole("table", { name: "The instalment at the rates of the past" });
  await expect(rates.getByRole("row", { name: /^June 2023/ })).toContainText(shown("11.75%R10 339"));
});

test("extra payments: what they save, beside the loan without them", async ({ page }) => {
  await visit(page, "/calculator/extra-payment");
  await fill(page, "Extra Monthly Payment (R)", "2000");
  await expect(answer(page)).toContainText(shown("R746 665"));
  await expect(answer(page)).toContainText("Effective Return");
  await expect(page.getByRole("heading", { name: "Standard Payment Schedule" })).toBeVisible();
  await expect(page.getByText("Interest Paid Comparison")).toBeVisible();
  const all = page.getByRole("button", { name: "Show All 184 Payments", includeHidden: true });
  await expect(all).toBeAttached();
  await page.getByRole("heading", { name: "Extra Payment Schedule" }).click();
  await expect(all).toBeVisible();
  expect((await downloaded(page, "Export")).name).toBe("extra-payment-schedule-monthly.csv");
  await page.getByLabel("Yearly").check();
  expect((await downloaded(page, "Export")).name).toBe("extra-payment-schedule-yearly.csv");
  await fill(page, "Extra Payment Duration (Months)", "12");
  await expect(page.getByText(shown("R24 000"), { exact: true }).first()).toBeVisible();
});

test("inputs survive a change of tab, Back and Forward; a reload opens the same tab", async ({ page }) => {
  await visit(page, "/calculator/calculator");
  await fill(page, "Purchase Price (R)", "1500000");
  await fill(page, "Down Payment (R)", "300000");
  await page.getByRole("link", { name: /Rate Sensitivity/ }).click();
  await expect(page).toHaveURL(/\/calculator\/sensitivity$/);
  await expect(page).toHaveTitle(/^Rate Sensitivity \|/);
  await expect(page.getByLabel("Loan Amount (R)", { exact: true })).toHaveValue("1,200,000");
  await page.getByRole("link", { name: /Extra Payments/ }).click();
  // The tab before has a field of the same name, and stays until this one is here.
  await expect(page.getByLabel("Extra Monthly Payment (R)", { exact: true })).toBeVisible();
  await fill(page, "Loan Amount (R)", "1000000");
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel("Purchase Price (R)", { exact: true })).toHaveValue("1,300,000");
  await page.goForward();
  await expect(page.getByLabel("Loan Amount (R)", { exact: true })).toHaveValue("1,000,000");
  await page.reload();
  await expect(page).toHaveURL(/\/calculator\/sensitivity$/);
  await expect(page.getByRole("link", { name: /Rate Sensitivity/ })).toHaveAttribute("aria-current", "page");
});

test("every tab leads to the partner", async ({ page }) => {
  for (const tab of ["affordability", "calculator", "sensitivity", "extra-payment"]) {
    // Affordability leads there once it has an answer.
    await page.goto(`/calculator/${tab}#grossIncome=28000&netIncome=21000`);
    const link = page.getByRole("link", { name: /Get Pre-Approved/ });
    await expect(link).toHaveAttribute("href", "https://partner.example/lets-start");
    await expect(link).toHaveAttribute("target", "_blank");
  }
});

test("a change of tab keeps the query string, and search engines are told of each tab as it is", async ({
  page,
}) => {
  const robots = page.locator("meta[name=robots]");
  await visit(page, "/calculator/nonsense?utm_source=friend");
  await expectHydrated(page);
  await expect(robots).toHaveAttribute("content", "noindex");
  await page.getByRole("link", { name: /Rate Sensitivity/ }).click();
  await expect(page).toHaveURL(/\/calculator\/sensitivity\?utm_source=friend$/);
  await expect(robots).toHaveAttribute("content", "max-image-preview:large");
  await page.goBack();
  await expect(robots).toHaveAttribute("content", "noindex");
});

test("a buyer whose down payment is the price needs no loan, and sees the costs", async ({ page }) => {
  await visit(page, "/calculator/calculator");
  for (const downPayment of ["2000000", "3000000"]) {
    await fill(page, "Down Payment (R)", downPayment);
    await expect(answer(page)).toContainText("You need no loan");
    await expect(page.getByRole("region", { name: "Loan Summary" })).toContainText("100.0%");
    await expect(page.getByLabel("Additional Costs").getByText(shown("R75 090"))).toBeVisible();
  }
});

test("a rate of 0 has ten rows in Rate Sensitivity, compared with paying no interest", async ({ page }) => {
  await visit(page, "/calculator/sensitivity");
  await fill(page, "Interest Rate (% per annum)", "0");
  const rows = page.getByRole("table", { name: /Payment Sensitivity/ }).locator("tbody tr");
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toContainText("+0.5%");
  await expect(rows.last()).toContainText("+5.0%");
  await expect(answer(page)).toContainText("more each month if the rate rises by 1 percentage point");
  await expect(answer(page)).toContainText(shown("R8 333"));
});

test("a rate with three decimals is named with three", async ({ page }) => {
  await visit(page, "/calculator/sensitivity");
  await fill(page, "Interest Rate (% per annum)", "10.125");
  await expect(page.getByRole("cell", { name: "9.625%" })).toBeVisible();
  await expect(answer(page)).toContainText("twelve months come to exactly 10.125% a year");
});

test("without an extra payment the tab asks for one and shows no savings sentence", async ({ page }) => {
  await visit(page, "/calculator/extra-payment");
  await fill(page, "Extra Monthly Payment (R)", "0");
  await expect(answer(page)).toContainText("Enter an extra amount to see what it saves.");
  await expect(answer(page)).not.toContainText("saved in interest");
});

test("a rate from another tab that is above this one's limit is said to be", async ({ page }) => {
  await visit(page, "/calculator/calculator");
  await fill(page, "Interest Rate (% per annum)", "33");
  await page.getByRole("link", { name: /Extra Payments/ }).click();
  await expect(page.getByText(/^33% comes from another tab/)).toBeVisible();
});

test("a loan with a delay says one time to repay it, and which total to plan with", async ({ page }) => {
  await visit(page, "/calculator/calculator#transferDate=2025-01-15&firstPaymentDate=2025-03-01");
  await expect(answer(page)).toContainText("a month for 21 years, 3 months, because of the wait");
  await expect(answer(page)).toContainText("The wait stretches your loan to 21 years, 3 months");
  await page.getByRole("heading", { name: "Payment Delay Impact Analysis" }).click();
  const summary = page.getByRole("region", { name: "Loan Summary" });
  const total = /Total Interest(R[\d\u00a0]+)/.exec((await summary.textContent()) ?? "")?.[1] ?? "none";
  await expect(page.getByText(new RegExp(`come to ${total} of interest, so plan with those`))).toBeVisible();
  const words = (await page.getByRole("main").innerText()).replaceAll("\u00a0", "");
  const said = (pattern: RegExp) => Number(pattern.exec(words)?.[1]);
  const more = said(/payments instead of 240, R(\d+) more in all/);
  const expected = said(/Total Repayment\s+R(\d+)/) - 240 * said(/Monthly Payment\s+R(\d+)/);
  // The monthly payment is shown without its cents.
  expect(Math.abs(more - expected)).toBeLessThan(240);
});

test("an ordinary first instalment one month after the transfer is no delay", async ({ page }) => {
  await visit(page, "/calculator/calculator#transferDate=2026-01-15&firstPaymentDate=2026-02-15");
  await expect(answer(page)).toContainText("a month for 20 years");
  await expect(answer(page)).not.toContainText("The wait stretches your loan to");
});
