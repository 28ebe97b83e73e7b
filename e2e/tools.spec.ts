import vectors from "../src/calculations/tools/vectors.json" with { type: "json" };
import { toolIds, tools } from "../src/contract/tools.ts";
import { linkOfVector } from "../src/web/testing/vector-link.ts";
import { layoutShift } from "./page-weight.ts";
import { expect, openPart, shown, test, visit } from "./site.ts";

const inputsOf = (tool: keyof typeof vectors.tools) => linkOfVector(vectors.tools[tool][0]?.inputs ?? {});

/** A vector of each tool as a link, and figures that its page then shows. */
const answers: Record<(typeof toolIds)[number], { link: string; figures: readonly string[] }> = {
  "cash-needed": { link: inputsOf("cash-needed"), figures: ["R246 982", "R229 894"] },
  "save-for-a-deposit": { link: inputsOf("save-for-a-deposit"), figures: ["R222 317"] },
  "compare-offers": { link: inputsOf("compare-offers"), figures: ["R994 758"] },
  "rent-or-buy": { link: inputsOf("rent-or-buy"), figures: ["R80 143", "R1 083 835"] },
  "pay-off-sooner": {
    link: `${inputsOf("pay-off-sooner")}&monthlyExtra=1000`,
    figures: ["R425 947", "October 2042"],
  },
  "next-rate-decision": { link: inputsOf("next-rate-decision"), figures: ["R15 483"] },
  "switch-your-bond": { link: inputsOf("switch-your-bond"), figures: ["R23 892"] },
  "past-rates": { link: "loan=1000000&termYears=20&startMonth=2020-08&margin=0", figures: ["R7 753"] },
  "buy-to-let": { link: inputsOf("buy-to-let"), figures: ["R3 080"] },
};

for (const tool of toolIds) {
  test(`${tool}: a link by hand opens with its figures`, async ({ page }) => {
    await visit(page, `/tools/${tool}#${answers[tool].link}`);
    for (const figure of answers[tool].figures)
      await expect(page.locator("#answer")).toContainText(shown(figure));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(tools[tool].name);
    expect(page.url()).not.toContain("#");
  });
}

for (const amount of ["900000", "3500000"])
  test(`the list of questions answers for R${amount}, and each tool opens with the same answer`, async ({
    page,
  }) => {
    await page.goto("/tools");
    const price = page.getByRole("textbox", { name: "For a home of" });
    const figures = () => page.locator("[data-tool] b").allTextContents();
    const ours = await figures();
    await price.fill(amount);
    await expect.poll(async () => (await figures()).filter((one) => ours.includes(one))).toEqual([]);
    const said = await figures();
    expect(said).toHaveLength(toolIds.length);
    await page.reload();
    await expect.poll(figures).toEqual(said);
    await page.getByRole("link", { name: /^Cash you need/ }).click();
    await expect(page.locator("#answer")).toContainText(said[0]!);
    await page.goBack();
    await expect.poll(figures).toEqual(said);
    await expect(price).toHaveValue(Number(amount).toLocaleString("en-US"));
    for (const [place, tool] of toolIds.entries()) {
      await page.goto(`/tools/${tool}`);
      await expect(page.locator("#answer")).toContainText(said[place]!);
    }
  });

test("a link of the list takes the price to a browser tab of its own", async ({ page, context }) => {
  await page.goto("/tools");
  await page.getByRole("textbox", { name: "For a home of" }).fill("1000000");
  const row = page.locator("[data-tool=rent-or-buy]");
  await expect(row.getByRole("link")).toHaveAttribute("href", /#price=1000000&/);
  const other = await context.newPage();
  await other.goto((await row.getByRole("link").getAttribute("href"))!);
  await expect(other.locator("#answer")).toContainText((await row.locator("b").textContent())!);
});

for (const width of [360, 1440])
  test(`at ${width} px the list stays where it is while a price is typed, and a wrong one has its words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/tools");
    const price = page.getByRole("textbox", { name: "For a home of" });
    const cash = page.locator("[data-tool=cash-needed]");
    await price.click();
    await page.keyboard.press("ControlOrMeta+A");
    for (const key of "2750000") await page.keyboard.press(key, { delay: 120 });
    await expect(cash).toContainText(/R2\d\d\s\d{3}/);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("9999999999");
    await expect(price).toHaveAccessibleDescription(shown("Enter an amount up to R1 000 000 000."));
    await expect(cash).toContainText(tools["cash-needed"].subtitle);
    await expect(cash.locator("b")).toHaveCount(0);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("0");
    await expect(page.getByText("Enter a purchase price to see your answers.")).toBeVisible();
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  });

test("without what works them out the list says for which price its answers are", async ({ page }, info) => {
  info.annotations.push({ type: "expects-no-network" });
  await page.goto("/tools");
  const price = page.getByRole("textbox", { name: "For a home of" });
  await page.route("**/_astro/draw-own-rows*", (route) => route.abort());
  await price.fill("1000000");
  await expect(page.getByRole("alert")).toContainText(shown("these are for R2 000 000"));
  await expect(page.locator("[data-tool=cash-needed]")).toContainText(shown("R134 682"));
});

test("a buyer's numbers go from the loan to the cash, to the offers and back, by keyboard on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, "/calculator/calculator");
  await page.getByLabel("Purchase Price (R)", { exact: true }).fill("1500000");
  await page.getByLabel("Down Payment (R)", { exact: true }).fill("150000");
  await openPart(page, "Next, with these numbers");
  await page.getByRole("link", { name: /^Cash you need, and when/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Purchase price", { exact: true })).toHaveValue("1,500,000");
  await expect(page.getByLabel("Deposit", { exact: true })).toHaveValue("150,000");
  await page.getByLabel("Purchase price", { exact: true }).fill("1600000");
  await page.goto("/tools");
  await page.getByRole("link", { name: /^Compare bank offers/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Purchase price", { exact: true })).toHaveValue("1,600,000");
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel("Purchase price", { exact: true })).toHaveValue("1,600,000");
  await visit(page, "/calculator/calculator");
  await expect(page.getByLabel("Purchase Price (R)", { exact: true })).toHaveValue("1,600,000");
});

test("an answer that is kept stays next to the new one, also after a reload", async ({ page }) => {
  await visit(page, "/tools/switch-your-bond#balance=1400000&interestRate=11.25&newRate=10.25&noticeDays=90");
  await page.getByRole("button", { name: "Keep this to compare" }).click();
  await expect(page.getByRole("button", { name: "Stop comparing" })).toBeVisible();
  await page.getByLabel("The new bank’s rate", { exact: true }).fill("10.75");
  const difference = page.getByText(/^R[\d\s]+ worse off than what you kept\.$/).first();
  await expect(difference).toBeVisible();
  await page.reload();
  await expect(difference).toBeVisible();
  await page.getByRole("button", { name: "Use the kept numbers" }).click();
  await expect(page.getByLabel("The new bank’s rate", { exact: true })).toHaveValue("10.25");
});

test("one press counts a switch with notice to the bank, and another without", async ({ page }) => {
  await visit(page, "/tools/switch-your-bond#balance=1400000&interestRate=11.25&newRate=10.25&noticeDays=0");
  const figure = page.locator("#answer strong").first();
  const without = await figure.innerText();
  const notice = page.getByRole("button", { name: /^90.days’ notice/ });
  const promised = await notice.locator("small").innerText();
  await notice.click();
  await expect(figure).not.toHaveText(without);
  await expect(notice).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("#answer p").first()).toContainText(promised);
  await page.getByRole("button", { name: /^No notice/ }).click();
  await expect(figure).toHaveText(without);
});

test("on a wide screen a part is a row until it is pressed, and what is specified stands open", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/tools/rent-or-buy");
  const table = page.getByRole("table", { name: /^What you own at the end of each year/ });
  const row = page.getByRole("region", { name: "Year by year", exact: true }).locator("summary");
  await expect(row).toContainText("10 years");
  await expect(table).toBeHidden();
  await row.click();
  await expect(table).toBeVisible();
  await visit(page, "/calculator/calculator");
  await expect(page.getByRole("region", { name: "Loan Summary" }).getByText("Total Repayment")).toBeVisible();
});

test("with a month to buy in, the picture is of the saving that the answer asks for", async ({ page }) => {
  await visit(page, "/tools/save-for-a-deposit#byMonth=2028-12&savedNow=50000&monthlySaving=5000");
  const asked = (await page.locator("#answer strong").first().innerText()).trim();
  const picture = page.locator("figure").first();
  await expect(picture).toContainText("by December 2028");
  await expect(picture).toContainText(`${asked} a month`);
  await page.getByLabel("You want to buy in (optional)").fill("");
  await expect(picture).toContainText(shown("R5 000 a month"));
});

test("a lump sum outside the time of the bond says that it is not counted", async ({ page }) => {
  await visit(page, "/tools/pay-off-sooner#lumpSums.0.month=2100-01&lumpSums.0.amount=100000");
  const month = page.getByLabel("Month", { exact: true });
  await expect(month).toHaveAccessibleDescription("After the last instalment, so it is not counted.");
  await month.fill("2020-01");
  await expect(month).toHaveAccessibleDescription("Before the first instalment, so it is not counted.");
  await month.fill("2030-01");
  await expect(month).toHaveAccessibleDescription("");
});

test("what is counted in place of what was entered is said beside its field", async ({ page }) => {
  await visit(page, "/tools/cash-needed#price=2000000&deposit=3000000");
  const deposit = page.getByLabel("Deposit", { exact: true });
  await expect(deposit).toHaveAccessibleDescription(shown("More than the price: we use R2 000 000."));
  const offer = page.getByLabel("Offer accepted on");
  await offer.fill("");
  await expect(offer).toHaveAccessibleDescription("Without a day we count from today.");
  await offer.fill("2026-01-05");
  await expect(offer).toHaveAccessibleDescription("That day is past: the first days to pay may be past too.");
  await page.getByText("More numbers").click();
  const moving = page.getByLabel("You move in on (optional)");
  await moving.fill("2025-12-01");
  await expect(moving).toHaveAccessibleDescription(
    "That is before the offer, so we count the day of the offer.",
  );
});

test("the fees of all offers open and close together, and what is typed in one column comes out below it", async ({
  page,
}) => {
  await visit(page, "/tools/compare-offers");
  const fees = page.locator("summary", { hasText: "Bond costs and more" });
  const costs = page.getByLabel("Bond costs, Offer A", { exact: true });
  await expect(costs).toBeHidden();
  await fees.click();
  await expect(costs).toBeVisible();
  await expect(page.getByLabel("Bond costs, Offer B", { exact: true })).toBeVisible();
  const netCost = page.getByRole("row", { name: /^Net cost after/ }).getByRole("cell");
  await expect(netCost.nth(1)).toContainText("costs least");
  await costs.fill("0");
  await expect(netCost.nth(0)).toContainText("costs least");
  await expect(netCost.nth(1)).toContainText(/R\d.* more/);
  await fees.click();
  await expect(costs).toBeHidden();
});

test("a wrong term of one offer is in sight, also where the fees are closed", async ({ page }) => {
  await visit(page, "/tools/compare-offers#offers.1.termYears=99");
  const term = page.getByLabel("Term under this offer, Offer B", { exact: true });
  await page.getByRole("button", { name: "Go to the field" }).click();
  await expect(term).toBeFocused();
  await term.fill("25");
  await expect(term).toBeFocused();
  await page.getByRole("textbox", { name: "Purchase price" }).focus();
  await expect(term).toBeHidden();
});

test("three offers fit a phone, and the picture on paper has a line for each that costs more", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/tools/compare-offers");
  await page.getByRole("button", { name: "Add another offer" }).click();
  await openPart(page, "More figures");
  const scrolls = (element: Element) =>
    element.parentElement!.scrollWidth - element.parentElement!.clientWidth;
  for (const name of ["The offers, and what they come to", "More figures of the offers"]) {
    const table = page.getByRole("table", { name });
    await expect(table.getByRole("columnheader", { name: "Offer C" })).toBeVisible();
    expect(await table.evaluate(scrolls)).toBe(0);
  }
  const picture = page.getByRole("img", { name: "How much more the other offer costs, by when you sell" });
  await expect(picture).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(picture).toBeVisible();
  for (const offer of ["Offer B", "Offer C"]) await expect(picture).toContainText(offer);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every tool shows its answer for the numbers it begins with", async ({ page }) => {
    for (const tool of toolIds) {
      await page.goto(`/tools/${tool}`);
      await expect(page.locator("#answer"), tool).toContainText(/R\d|\d{4}|month/);
      await expect(page.locator("p", { hasText: "This needs scripts" }), tool).toBeVisible();
    }
  });
});
