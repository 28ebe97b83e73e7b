import { glossaryPage, guideSections, offerToPurchase } from "../src/web/site/addresses.ts";
import { expect, holdScripts, test } from "./site.ts";

test("all words are in sight, and a search by a word or a question shows those that answer it, explained", async ({
  page,
}) => {
  await page.goto(glossaryPage.path);
  const words = page.locator("[data-entry]:visible dfn");
  const found = page.locator("[data-found] dfn");
  const search = page.getByLabel("Find a word");
  const allWords = await words.count();
  expect(allWords).toBeGreaterThanOrEqual(80);
  await expect(page.locator("[data-entry][open]")).toHaveCount(0);
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

test("a word that opens moves nothing but what is below it in its column", async ({ page }) => {
  await page.goto(glossaryPage.path);
  const word = page.locator("#accrual");
  const [before, elsewhere] = [page.locator("#access-bond"), page.locator("#voetstoots")];
  const places = async () => [await before.boundingBox(), await elsewhere.boundingBox()];
  await word.locator("summary").focus();
  const were = await places();
  await expect(word.getByText("which some antenuptial contracts share")).toBeHidden();
  await word.locator("summary").press("Enter");
  await expect(word.getByText("which some antenuptial contracts share")).toBeVisible();
  expect(await places()).toEqual(were);
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
  test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: "reduce" } });

  test("a letter's row opens its words, and a word opens by a press and by a link to it", async ({
    page,
  }) => {
    await page.goto(glossaryPage.path);
    expect((await page.locator("main").boundingBox())!.height).toBeLessThan(3.5 * 740);
    const word = page.locator("#voetstoots");
    const meaning = word.locator(":scope > :not(summary)");
    const row = word.locator("summary");
    await expect(page.locator("#accrual summary")).toContainText(
      "the growth of a couple’s property during the marriage",
    );
    await expect(row).toBeHidden();
    await page.getByText("Vacancy – Voetstoots").click();
    await expect(meaning).toBeHidden();
    await row.click();
    await expect(meaning).toBeVisible();
    await row.press("Enter");
    await expect(meaning).toBeHidden();
    await row.press("Enter");
    await expect(meaning).toBeVisible();
    await row.press("Enter");
    await expect(meaning).toBeHidden();
    await page.getByLabel("Find a word").fill("voetstoots");
    await expect(page.locator("[data-found]")).toContainText("Sold as it is");
    await page.getByLabel("Find a word").fill("");
    await expect(meaning).toBeHidden();
    await page.goto("/");
    await page.goto(`${glossaryPage.path}#voetstoots`);
    await expect(meaning).toBeInViewport();
    // Also while another word is being searched.
    await page.getByLabel("Find a word").fill("otp");
    await expect(word).toBeHidden();
    await page.evaluate(() => {
      location.hash = "#zoning";
      location.hash = "#voetstoots";
    });
    await expect(meaning).toBeInViewport();
  });
});

test("on paper all words of the glossary are open", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(glossaryPage.path);
  await page.emulateMedia({ media: "print" });
  const meanings = page.locator("[data-entry] > :not(summary)");
  expect(await meanings.count()).toBeGreaterThan(100);
  for (const meaning of await meanings.all()) await expect(meaning).toBeVisible();
});

test.describe("without scripts on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

  test("all words of the glossary are open", async ({ page }) => {
    await page.goto(glossaryPage.path);
    await page.getByRole("link", { name: "V", exact: true }).click();
    await expect(page.locator("#voetstoots > :not(summary)")).toBeInViewport();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the glossary is a list with letters to jump to, and no field that does nothing", async ({ page }) => {
    await page.goto(guideSections["loan-process"].path);
    await page.getByRole("link", { name: glossaryPage.title }).first().click();
    await expect(page.getByLabel("Find a word")).toBeHidden();
    await page.getByRole("link", { name: "V", exact: true }).click();
    await expect(page.locator("#voetstoots > :not(summary)")).toBeInViewport();
  });
});
