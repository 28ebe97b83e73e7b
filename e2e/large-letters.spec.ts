import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { browserArguments, installedChromium } from "../scripts/test-browser.ts";
import { expect, test } from "./site.ts";

/** A phone whose owner has set letters half as large again; only a profile of its own can hold that. */
async function largeLetters(use: (context: BrowserContext) => Promise<void>): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), "ikhaya-letters-"));
  mkdirSync(join(profile, "Default"));
  const preferences = { webkit: { webprefs: { default_font_size: 24 } } };
  writeFileSync(join(profile, "Default", "Preferences"), JSON.stringify(preferences));
  const executablePath = installedChromium();
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath && { executablePath }),
    args: browserArguments(),
    viewport: { width: 360, height: 780 },
  });
  await use(context).finally(() => context.close());
  rmSync(profile, { recursive: true, force: true });
}

test("with large letters no page scrolls sideways on a phone", async ({ site }) => {
  await largeLetters(async (context) => {
    const page = await context.newPage();
    const wide: string[] = [];
    for (const path of [
      "/",
      "/calculator/calculator",
      "/calculator/affordability",
      "/calculator/sensitivity",
      "/calculator/extra-payment",
      "/education/articles",
      "/education/loan-process",
      "/glossary",
      "/offer-to-purchase",
      "/privacy",
      "/paia",
      "/contact/landing",
    ]) {
      await page.goto(site.address + path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("24px");
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) wide.push(`${path}: ${over} px`);
    }
    expect(wide).toEqual([]);
  });
});
