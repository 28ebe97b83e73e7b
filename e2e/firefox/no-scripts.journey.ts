import type { Page } from "puppeteer-core";
import { toolIds } from "../../src/contract/tools.ts";
import { at, expect, says, settings, testIn, textOf } from "./visitor.ts";

const test = testIn(settings.light, settings.noScripts);

/**
 * Presses the first thing in sight that a selector finds and that has these words. Puppeteer's own locators wait in
 * the page by promises, which come to nothing in a page without scripts.
 */
async function press(page: Page, selector: string, words: string): Promise<void> {
  const [x, y] = await page.evaluate(
    (wanted, said) => {
      const all = [...document.querySelectorAll<HTMLElement>(wanted)];
      const one = all.find((found) => found.innerText.includes(said) && found.checkVisibility());
      if (!one) return [];
      one.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = one.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    },
    selector,
    words,
  );
  if (x === undefined || y === undefined) throw new Error(`There is no ${selector} with “${words}”.`);
  await page.mouse.click(x, y);
}

/** How many buttons in sight do nothing without scripts; an answer's figure is then only a figure, which no press reaches. */
const idleButtons = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("main button:not([type=submit], [popovertarget])")].filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) && getComputedStyle(one).pointerEvents !== "none",
      ).length,
  );

test("each answer page shows its answer to the numbers it begins with, and no button that does nothing", async ({
  visitor: { page },
}) => {
  for (const path of [
    "/calculator/calculator",
    "/calculator/sensitivity",
    ...toolIds.map((id) => `/tools/${id}`),
  ]) {
    await page.goto(at(path));
    expect(await textOf(page, "#answer"), path).toMatch(/R\d|\d{4}|month/);
    expect(await textOf(page, "body"), path).toContain("This needs scripts");
    expect(await idleButtons(page), path).toBe(0);
  }
});

test("what is folded on the loan page opens, and its tabs are links", async ({ visitor: { page } }) => {
  await page.setViewport({ width: 360, height: 740 });
  await page.goto(at("/calculator/calculator"));
  await says(page, "#answer", /R19 638\s*a month for 20\syears/);
  const rows = () =>
    page.evaluate(
      () => [...document.querySelectorAll("table tbody tr")].filter((one) => one.checkVisibility()).length,
    );
  const before = await rows();
  await press(page, "summary", "Repayment Schedule");
  await expect.poll(rows).toBeGreaterThanOrEqual(before + 60);
  await press(page, "a", "Rate Sensitivity");
  await says(page, "h2", "Sensitivity of repayment amount to changes in interest rates");
});

test("all of a chapter is open", async ({ visitor: { page } }) => {
  await page.setViewport({ width: 360, height: 740 });
  await page.goto(at("/education/loan-process"));
  await says(page, "main", "The condition protects you");
});

test("a contact form has a page of its own, which says what is wrong and thanks", async ({
  visitor: { page },
}) => {
  await page.goto(at("/"));
  await press(page, "main button", "Get Property Financing Help");
  await expect.poll(() => page.url()).toMatch(/\/contact\/landing\?$/);
  const fill = async (label: string, text: string) => {
    await press(page, "main label", label);
    await page.keyboard.type(text);
  };
  await fill("First Name", "-");
  await fill("Last Name", "Nkosi");
  await fill("Email Address", "thandi@example.com");
  await fill("Phone Number", "082 123 4567");
  await press(page, "main [type=submit]", "Submit Request");
  await says(page, "[role=alert]", "Please enter your first name.");
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe("firstName");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("Thandi");
  await press(page, "main [type=submit]", "Submit Request");
  await says(page, "main", "Thank you!");
});
