import type { Page } from "@playwright/test";
import { allPaths } from "./all-paths.ts";
import { expectNoViolationsOn } from "./axe.ts";
import { isCalculator, isTool } from "./budgets.ts";
import { misfits } from "./misfits.ts";
import { expect, expectHydrated, pressShare, test, visit } from "./site.ts";

/** Without a guess at what was meant, and with one. */
const nowhere = ["/nothing-here", "/calculater/calculator"];

test.describe("one page, on a phone and on a laptop", () => {
  test.use({ viewport: { width: 360, height: 800 } });

  for (const address of [...allPaths, ...nowhere]) {
    test(`${address} has no accessibility violation in light and dark, scrolls sideways on no screen, and fits a phone with large letters`, async ({
      page,
      context,
      quiet404,
    }) => {
      quiet404(nowhere.includes(address));
      await page.goto(address);
      for (const look of [
        { width: 360, colorScheme: "light" },
        { width: 1280, colorScheme: "dark" },
      ] as const) {
        await expectNoViolationsOn(page, [look]);
        expect(await noOverflow(page), `at ${look.width} pixels`).toBeLessThanOrEqual(0);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await noOverflow(page), "on the narrowest phone").toBeLessThanOrEqual(0);

      await page.setViewportSize({ width: 360, height: 740 });
      if (isCalculator(address) || isTool(address)) await expectHydrated(page);
      // As on a phone whose owner has set larger letters: by half, and twice as large.
      const phone = await context.newCDPSession(page);
      for (const size of [24, 32]) {
        await phone.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: size } });
        await expect(page.locator("html")).toHaveCSS("font-size", `${size}px`);
        expect(await page.evaluate(misfits), `at ${size} px`).toEqual([]);
      }
    });
  }
});

const noOverflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Opens every panel that a page has. */
async function openPanels(page: Page): Promise<void> {
  const closed = page.locator("main details:not([open]) > summary");
  while ((await closed.count()) > 0) await closed.first().click();
}

/** Whatever can be pressed and is less than 24 pixels high or wide. */
const tooSmall = (page: Page) =>
  page.locator("main :is(button, summary, input, select, nav a, a[class])").evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      // A checkbox is pressed by its label too.
      .map((element) =>
        element.matches("[type=checkbox], [type=radio]") ? element.closest("label") : element,
      )
      .filter((element) => element !== null)
      .map((element) => ({
        element: element.outerHTML.slice(0, 80),
        ...element.getBoundingClientRect().toJSON(),
      }))
      .filter(({ width, height }) => width < 24 || height < 24)
      .map(({ element, width, height }) => `${element} ${width} × ${height}`),
  );

test.describe("everything opened on the narrowest screen, in light and dark", () => {
  test.use({ viewport: { width: 320, height: 640 } });
  const narrow = [
    { width: 320, colorScheme: "light" },
    { width: 320, colorScheme: "dark" },
  ] as const;

  test("the loan tab with its schedule, its errors and its dialog", async ({ page }) => {
    await visit(page, "/calculator/calculator");
    await openPanels(page);
    expect(await tooSmall(page)).toEqual([]);
    await page.getByLabel("Link to purchase price").uncheck();
    await page.getByLabel("Property Value (R)", { exact: true }).fill("1500000");
    await page.getByLabel("Transfer Date (optional)").fill("2025-01-15");
    await page.getByLabel("First Payment Date (optional)").fill("2024-12-01");
    await page
      .getByRole("button", { name: /^1 .*more figures$/ })
      .first()
      .click();
    await page.getByRole("button", { name: /Type what you can pay a month$/ }).click();
    await page.getByRole("textbox", { name: "What you can pay a month" }).fill("15000");
    await expect(page.getByRole("button", { name: /^Use R.* as the price$/ })).toBeVisible();
    await expectNoViolationsOn(page, narrow);
    expect(await noOverflow(page)).toBeLessThanOrEqual(0);
    await page.getByLabel("Loan Term (Years)", { exact: true }).fill("99");
    await page.getByLabel("Purchase Price (R)", { exact: true }).fill("12345678901234567890");
    await expect(page.getByText("The payments appear here once there is")).toBeVisible();
    await expectNoViolationsOn(page, narrow);
    expect(await noOverflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: "Get Better Rates" }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoViolationsOn(page, narrow, "dialog[open]");
  });

  for (const tab of ["affordability", "sensitivity", "extra-payment"]) {
    test(`the ${tab} tab`, async ({ page }) => {
      await visit(page, `/calculator/${tab}`);
      await openPanels(page);
      expect(await tooSmall(page)).toEqual([]);
      if (tab === "affordability") {
        await page.getByLabel("Gross Income (pm)", { exact: true }).fill("50000");
        await page.getByLabel("Net Income (pm)", { exact: true }).fill("38000");
        await page.getByLabel("Show stressed column").check();
      }
      await pressShare(page, "Copy link");
      await expect(page.getByText(/^Link copied|^Your browser does not let us copy/)).toBeVisible();
      await expectNoViolationsOn(page, narrow);
      expect(await noOverflow(page)).toBeLessThanOrEqual(0);
    });
  }
});
test.describe("in a palette of the visitor's own", () => {
  test.use({ forcedColors: "active" });

  test("lines, bars, sliders and the chosen view stand out from the ground", async ({ page }) => {
    await visit(page, "/calculator/extra-payment");
    await page.getByRole("heading", { name: "Extra Payment Schedule" }).click();
    const colours = await page.evaluate(() => {
      const style = (selector: string) => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(selector);
        return getComputedStyle(element);
      };
      return {
        ground: style("html").backgroundColor,
        line: style("figure svg[role=img] path[d^=M][vector-effect]").stroke,
        bar: style("figure li:last-child svg rect:last-child").fill,
        words: style("figure svg[role=img] text").fill,
        chosen: style("fieldset input:checked + span").backgroundColor,
      };
    });
    const { ground, ...others } = colours;
    for (const [part, colour] of Object.entries(others))
      expect(`${part} ${colour}`).not.toBe(`${part} ${ground}`);
    const reader = page.getByRole("slider", { name: "Read both balances year by year" });
    await reader.focus();
    await page.keyboard.press("Home");
    expect(await reader.evaluate((input) => getComputedStyle(input).outlineStyle)).toBe("solid");
  });
});

test("the calculators can be used with the keyboard alone", async ({ page }) => {
  await visit(page, "/calculator/affordability");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  // The tabs come first in the content, then the example, then the curve of the first field, then the field.
  for (let step = 0; step < 6; step++) await page.keyboard.press("Tab");
  await expect(page.getByRole("slider", { name: "Gross Income (pm), slider" })).toBeFocused();
  await page.keyboard.press("Tab");
  const [gross, net] = ["Gross", "Net"].map((name) =>
    page.getByLabel(`${name} Income (pm)`, { exact: true }),
  );
  await expect(gross!).toBeFocused();
  await page.keyboard.type("40000");
  // What is typed on the curve that comes next is meant for its own field: the one before keeps its number.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("slider", { name: "Net Income (pm), slider" })).toBeFocused();
  await page.keyboard.type("30000");
  await expect(gross!).toHaveValue("40,000");
  await expect(net!).toHaveValue("30,000");
  await expect(page.locator("#answer [role=status]").filter({ hasText: "At most" }).first()).toBeAttached();
});

test.describe("on a narrow screen", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("a schedule's folded figures open by a button", async ({ page }) => {
    await visit(page, "/calculator/calculator");
    await page.getByRole("heading", { name: "Repayment Schedule" }).click();
    await page.getByRole("button", { name: /^1 .*more figures$/ }).click();
    await expect(page.getByRole("definition").filter({ hasText: "10.750%" }).last()).toBeVisible();
    expect(await noOverflow(page)).toBeLessThanOrEqual(0);
  });

  for (const [tab, sentence] of [
    ["affordability#grossIncome=28000&netIncome=21000&monthlyExpenses=9000", /to borrow, at/],
    ["calculator", /a month for 20\syears/],
    ["sensitivity", /more each month if the rate rises/],
    ["extra-payment", /saved in interest/],
  ] as const) {
    test(`the ${tab.split("#")[0]} answer stays in view, above a phone's keyboard too`, async ({ page }) => {
      await visit(page, `/calculator/${tab}`);
      const bar = page.getByRole("link", { name: sentence });
      await expect(page.locator("#answer").getByText(sentence).first()).toBeInViewport();
      await expect(bar).toBeHidden();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(bar).toBeInViewport();
      // A keyboard shrinks what is seen of the page, and a bar fixed to the page's foot would lie behind it.
      const lifted = await bar.evaluate((element) => {
        Object.defineProperty(visualViewport, "height", { value: innerHeight - 260 });
        visualViewport?.dispatchEvent(new Event("resize"));
        return element.getBoundingClientRect().bottom <= innerHeight - 259;
      });
      expect(lifted).toBe(true);
    });
  }
});
