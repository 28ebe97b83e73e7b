import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { inject } from "vitest";
import { embedNames, embedPath } from "../../src/contract/embed-frame.ts";
import { allPaths } from "../all-paths.ts";
import { misfits } from "../misfits.ts";
import { at, expect, settings, testIn } from "./visitor.ts";

const paths = [...allPaths, ...embedNames.map(embedPath), "/nothing-here"];
const pictures = inject("pictures");

/** A picture of the whole page, if pictures are asked for. */
async function picture(page: Page, path: string, look: string): Promise<void> {
  if (!pictures) return;
  const name = path.replaceAll(/\W+/g, "-").replace(/^-/, "") || "home";
  await page.screenshot({ path: join(pictures, `${name}-${look}.png`), fullPage: true });
}

for (const scheme of ["light", "dark"] as const)
  for (const { on, widths, bars } of [
    { on: "a phone and a tablet", widths: [360, 768], bars: settings.thinScrollbars },
    { on: "a laptop", widths: [1024, 1440], bars: {} },
  ])
    testIn(settings[scheme], settings.lessMotion, bars)(
      `on ${on}, ${scheme}, no page scrolls sideways and no text is cut`,
      { timeout: 900_000 },
      async ({ visitor: { page } }) => {
        for (const path of paths)
          for (const width of widths) {
            await page.setViewport({ width, height: width < 700 ? 740 : 900 });
            await page.goto(at(path));
            await picture(page, path, `${width}-${scheme}`);
            expect.soft(await page.evaluate(misfits), `${path} at ${width}`).toEqual([]);
          }
        const asked = (query: string) => page.evaluate((media) => matchMedia(media).matches, query);
        expect(await asked(`(prefers-color-scheme: ${scheme})`)).toBe(true);
        expect(await asked("(prefers-reduced-motion: reduce)")).toBe(true);
      },
    );

testIn(settings.light, settings.lettersTwiceAsLarge, settings.thinScrollbars)(
  "with letters twice as large no page scrolls sideways and no text is cut",
  { timeout: 900_000 },
  async ({ visitor: { page } }) => {
    for (const path of paths)
      for (const width of [360, 1440]) {
        await page.setViewport({ width, height: width < 700 ? 740 : 900 });
        await page.goto(at(path));
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
        await picture(page, path, `${width}-large-letters`);
        expect.soft(await page.evaluate(misfits), `${path} at ${width}`).toEqual([]);
      }
  },
);
