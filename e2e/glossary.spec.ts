import { calculatorTabs, glossaryPage, guideSections, offerToPurchase } from "../src/web/site/addresses.ts";
import { expect, expectHydrated, holdScripts, shown, test } from "./site.ts";

test("all words are in sight, explained, and a search by a word or a question shows those that answer it", async ({
  page,
}) => {
  await page.goto(glossaryPage.path);
  const words = page.getByRole("region").locator("dfn:visible");
  const found = page.locator("[data-found] dfn");
  const search = page.getByLabel("Find a word");
  const allWords = await words.count();
  expect(allWords).toBeGreaterThanOrEqual(80);
  await expect(page.locator("#accrual")).toContainText("which some antenuptial contracts share");
  await search.fill("otp");
  await expect(found).toHaveText(["Offer to purchase"]);
  await expect(page.locator("[data-found]").getByText("your written offer for a home")).toBeVisible();
  await expect(words).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: "1 found" })).toBeVisible();
  await search.fill("what is a bond");
  await expect(found.first()).toHaveText("Bond");
  await search.fill("no such word");
  await expect(page.getByText("No word here matches.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Ask a person" })).toBeVisible();
  await page.getByRole("button", { name: "Clear the search and show all words" }).click();
  await expect(search).toBeFocused();
  await expect(words).toHaveCount(allWords);
  await expect(found).toHaveCount(0);
});

test("the letters stay in sight above the words, and lead to their own below them", async ({ page }) => {
  await page.goto(glossaryPage.path);
  const letters = page.getByRole("navigation", { name: "Letters" });
  await letters.getByRole("link", { name: "P", exact: true }).click();
  await expect(letters).toBeInViewport({ ratio: 1 });
  const { y, height } = (await letters.boundingBox())!;
  await expect.poll(async () => (await page.locator("#paia").boundingBox())!.y).toBeGreaterThan(y + height);
  await expect(page.locator("#paia")).toBeInViewport({ ratio: 1 });
});

test("a searched word is an answer for the price that was entered on another page", async ({ page }) => {
  await page.goto(calculatorTabs.calculator.path);
  await page.getByRole("textbox", { name: "Purchase Price (R)" }).fill("1200000");
  await expectHydrated(page);
  await page.goto(glossaryPage.path);
  await expect(page.getByRole("textbox", { name: "Purchase Price (R)" })).toHaveValue("1,200,000");
  const first = page.getByRole("region", { name: "First words" });
  await expect(first.getByText(shown("is 10% of R1 200 000"))).toBeVisible();
  await page.getByLabel("Find a word").fill("transfer duty");
  const answer = page.locator("[data-found] > :first-child");
  await expect(answer).toContainText(shown("R0 on a home of R1 200 000"));
  await page.getByRole("textbox", { name: "Purchase Price (R)" }).fill("2000000");
  await expect(answer).toContainText(shown("R33 786 on a home of R2 000 000"));
  // Amounts stay while a price is missing.
  await page.getByRole("textbox", { name: "Purchase Price (R)" }).fill("");
  await expect(answer).toContainText(shown("R33 786 on a home of R2 000 000"));
});

test("a word that is chosen is the answer beside all words, and the others of a search are one line each", async ({
  page,
}) => {
  await page.goto(glossaryPage.path);
  const first = page.getByRole("region", { name: "First words" });
  const meaning = page.locator("#voetstoots dd");
  await expect(first).toBeVisible();
  await expect(meaning).toBeHidden();
  await page.getByRole("link", { name: "Voetstoots", exact: true }).last().click();
  await expect(meaning).toBeInViewport({ ratio: 1 });
  await expect(page.locator("#voetstoots dfn")).toBeInViewport({ ratio: 1 });
  await expect(first).toBeHidden();
  await expect(page.locator("#vacancy dd")).toBeHidden();
  // The closest of a search has its place, until another is chosen.
  await page.getByLabel("Find a word").fill("attorney");
  const found = page.locator("[data-found] > *");
  const meant = found.locator("dd > :nth-child(2):visible");
  await expect.poll(() => found.count()).toBeGreaterThan(2);
  await expect(meant).toHaveCount(1);
  const other = found.getByRole("button").last();
  const name = (await other.textContent()) ?? "";
  await other.click();
  await expect(found.first().locator("dfn")).toHaveText(name);
  await expect(found.first().getByRole("button")).toBeFocused();
  await expect(page.getByLabel("Find a word")).toHaveValue(new RegExp(`^${name}$`, "i"));
});

test("what is typed before the glossary's script is there is searched for once it has come", async ({
  page,
}) => {
  const letCome = await holdScripts(page);
  await page.goto(glossaryPage.path, { waitUntil: "commit" });
  const search = page.getByLabel("Find a word");
  await search.pressSequentially("ot");
  letCome();
  await search.pressSequentially("p", { delay: 80 });
  await expect(page.getByText("1 found")).toBeVisible();
  await expect(search).toHaveValue("otp");
});

test("a link to a word shows it, also while another is being searched", async ({ page }) => {
  await page.goto(glossaryPage.path);
  await page.getByLabel("Find a word").fill("otp");
  await expect(page.getByText("1 found")).toBeVisible();
  await page.evaluate(() => {
    location.hash = "#voetstoots";
  });
  await expect(page.locator("#voetstoots")).toBeInViewport();
});

test("a term of the guide opens its note by keyboard, and leads on to the glossary", async ({ page }) => {
  await page.goto(offerToPurchase.path);
  // The part that it stands in is closed at first.
  await page.getByRole("button", { name: "Open all parts" }).first().click();
  await page.getByRole("button", { name: "suspensive condition" }).press("Enter");
  const link = page.getByRole("link", { name: "In the glossary" });
  await expect(link).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/glossary#suspensive-condition$/);
  await expect(page.locator("#suspensive-condition")).toBeInViewport();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("a letter shows its words, and a link to a word shows those of its letter", async ({ page }) => {
    await page.goto(glossaryPage.path);
    expect((await page.locator("main").boundingBox())!.height).toBeLessThan(1.5 * 740);
    const words = page.getByRole("region").locator("dfn:visible");
    const letters = page.getByRole("navigation", { name: "Letters" });
    const [arrears, voetstoots] = [page.locator("#arrears"), page.locator("#voetstoots")];
    await expect(words).toHaveCount(0);
    await letters.getByRole("link", { name: "A", exact: true }).click();
    await expect(arrears).toContainText("Instalments, rates or levies that should have been paid");
    await expect(page.locator("#access-bond")).toBeInViewport();
    await expect(letters).toBeInViewport({ ratio: 0.9 });
    // Another letter in its place, and back.
    await letters.getByRole("link", { name: "V", exact: true }).click();
    await expect(voetstoots).toBeInViewport();
    await expect(arrears).toBeHidden();
    await page.goBack();
    await expect(arrears).toBeVisible();
    await expect(voetstoots).toBeHidden();
    await page.getByRole("link", { name: "All letters" }).click();
    await expect(words).toHaveCount(0);
    await expect(letters).toBeInViewport({ ratio: 1 });
    await page.goto("/");
    await page.goto(`${glossaryPage.path}#voetstoots`);
    await expect(voetstoots).toBeInViewport();
    // Also while another word is being searched.
    await page.getByLabel("Find a word").fill("otp");
    await expect(voetstoots).toBeHidden();
    await page.evaluate(() => {
      location.hash = "#zoning";
      location.hash = "#voetstoots";
    });
    await expect(voetstoots).toBeInViewport();
  });
});

test("on paper all words of the glossary are there", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(glossaryPage.path);
  await page.emulateMedia({ media: "print" });
  const meanings = page.getByRole("region").locator("dd");
  expect(await meanings.count()).toBeGreaterThan(100);
  for (const meaning of await meanings.all()) await expect(meaning).toBeVisible();
});

test.describe("without scripts on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

  test("all words of the glossary are there", async ({ page }) => {
    await page.goto(glossaryPage.path);
    await page.getByRole("link", { name: "V", exact: true }).click();
    await expect(page.locator("#voetstoots")).toBeInViewport();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the glossary is a list with letters to jump to, and no field that does nothing", async ({ page }) => {
    await page.goto(guideSections["loan-process"].path);
    await page.getByRole("link", { name: glossaryPage.title }).first().click();
    await expect(page.getByLabel("Find a word")).toBeHidden();
    await page.getByRole("link", { name: "V", exact: true }).click();
    await expect(page.locator("#voetstoots")).toBeInViewport();
  });
});
