import type { CDPSession } from "@playwright/test";
import { allPaths } from "./all-paths.ts";
import { misfits } from "./misfits.ts";
import { expect, test, visit } from "./site.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** As on a phone whose owner has set larger letters. */
async function setLetters(phone: CDPSession, size: number): Promise<void> {
  await phone.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: size } });
}

for (const path of allPaths) {
  test(`${path} fits a phone whose letters are larger by half, or twice as large`, async ({
    page,
    context,
  }) => {
    const phone = await context.newCDPSession(page);
    await setLetters(phone, 32);
    await visit(page, path);
    for (const size of [32, 24]) {
      await setLetters(phone, size);
      await expect(page.locator("html")).toHaveCSS("font-size", `${size}px`);
      expect(await page.evaluate(misfits), `at ${size} px`).toEqual([]);
    }
  });
}
