import type { Page } from "@playwright/test";
import { expectNoViolationsOn } from "./axe.ts";
import { expect, test } from "./site.ts";

// The calculators' own states are in accessibility.spec.ts.

async function askForHelp(page: Page) {
  await page.locator("#contact").getByRole("button", { name: "Get Property Financing Help" }).click();
  const dialog = page.getByRole("dialog", { name: /Connect with a Home Loan Originator/ });
  await expect(dialog).toBeVisible();
  return dialog;
}

const phone = { width: 360, colorScheme: "dark" } as const;
const laptop = { width: 1280, colorScheme: "light" } as const;
const looks = [laptop, phone];

test.describe("on a phone, dark, and on a laptop, light", () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test("an open contact form, while it is sent and its message have no accessibility violation", async ({
    page,
    quiet404,
  }) => {
    quiet404(true);
    const held = Promise.withResolvers<void>();
    await page.route("**/contact/loan-originator", async (route) => {
      await held.promise;
      await route.fulfill({ status: 400, body: "Please give a phone number that can be called." });
    });
    await page.goto("/");
    const dialog = await askForHelp(page);
    await expectNoViolationsOn(page, looks, "dialog[open]");
    await dialog.getByLabel("First Name").fill("Thandi");
    await dialog.getByLabel("Last Name").fill("Nkosi");
    await dialog.getByLabel("Email Address").fill("thandi@example.com");
    await dialog.getByLabel("Phone Number").fill("+44 1234 1");
    await dialog.getByRole("button", { name: "Submit Request" }).click();
    await expect(page.getByText("Sending your request…")).toBeVisible();
    await expectNoViolationsOn(page, looks, "dialog[open]");
    held.resolve();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectNoViolationsOn(page, looks, "dialog[open]");
  });

  test("the disclaimer's dialog and the phone's menu have no accessibility violation", async ({ page }) => {
    await page.goto("/");
    await page.getByText("Menu").click();
    await expect(page.getByRole("navigation").getByRole("link", { name: "Learn" })).toBeVisible();
    await expectNoViolationsOn(page, [phone]);
    await page.getByText("Menu").click();
    await page.getByRole("link", { name: "Legal disclaimer" }).click();
    await expect(page.getByRole("dialog", { name: "Important Legal Disclaimer" })).toBeVisible();
    await expectNoViolationsOn(page, looks, "dialog[open]");
  });

  test("open questions, terms, tables and the list of chapters have no accessibility violation", async ({
    page,
  }) => {
    await page.goto("/education/getting-started");
    for (const { width } of looks) {
      await page.setViewportSize({ width, height: 800 });
      for (const part of await page.locator("main details").all()) {
        const summary = part.locator("> summary");
        if ((await part.getAttribute("open")) !== null || !(await summary.isVisible())) continue;
        await summary.click();
        await expect(part).toHaveAttribute("open", "");
      }
    }
    // By keyboard: the open list of parts lies over it. Far from the fields, which would be half under the line at the top.
    await page.getByRole("button", { name: "cooling-off period", exact: true }).first().press("Enter");
    await expect(page.locator("[popover]:popover-open")).toBeVisible();
    await expectNoViolationsOn(page, looks);
    await page.goto("/");
    await page.getByText("Every change as a table").first().click();
    await expectNoViolationsOn(page, looks, "#insights");
  });

  test("a search that finds nothing says so, and more articles are announced", async ({ page }) => {
    await page.goto("/education/articles");
    await page.locator("summary", { hasText: "13 Financial Planning articles" }).click();
    await page.getByRole("button", { name: "Load more (51 remaining)" }).click();
    await expect(page.getByText("Showing 23 of 64 articles")).toBeVisible();
    await expectNoViolationsOn(page, looks);
    await page.getByRole("searchbox").fill("zebra");
    await expect(page.getByRole("status").filter({ hasText: "No articles found" })).toBeVisible();
    await expectNoViolationsOn(page, looks);
  });
});

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  // axe does not know the colours that the system puts in place of ours, so what is told by colour is checked.
  test("the open chapter and the chosen period are told from the others", async ({ page }) => {
    await page.goto("/education/loan-process");
    const border = (name: string) =>
      page
        .getByRole("navigation", { name: /Guide Sections/i })
        .getByRole("link", { name })
        .evaluate((link) => getComputedStyle(link).borderBlockStartColor);
    expect(await border("Mortgage Loan Process")).not.toBe(await border("Expert Tips"));
    await page.goto("/");
    const ground = (name: string) =>
      page
        .getByText(name, { exact: true })
        .first()
        .evaluate((label) => getComputedStyle(label).backgroundColor);
    expect(await ground("1 year")).not.toBe(await ground("5 years"));
  });
});
