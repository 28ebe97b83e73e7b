import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

/** WCAG 2.2 AA and axe's own best practices. */
const everyRule = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Those that another scheme of colours can break, and nothing else can. */
const ofColours = ["color-contrast", "link-in-text-block"];

/** The rows of a long table are alike: a year of them is judged, and what follows it. */
const alike = "tbody tr:nth-child(n+14)";

/** Judges the page as it is, or a part that has come into it since the page was judged. */
export async function expectNoViolations(page: Page, part = "html", rules = everyRule): Promise<void> {
  // What is still fading has no colours to judge.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ([include, exclude, runOnly]) => {
      // What is well is thousands of nodes, which would take longer to hand over than to judge.
      const { violations } = await window.axe.run(
        { include, exclude },
        { runOnly, resultTypes: ["violations"] },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`);
    },
    [part, alike, rules] as const,
  );
  expect(found).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** A screen as a visitor has it. */
export type Look = { width: number; colorScheme: "light" | "dark" };

/** Judges the page, or a part of it, on each of these screens, without loading it anew. */
export async function expectNoViolationsOn(page: Page, looks: readonly Look[], part?: string): Promise<void> {
  const height = page.viewportSize()?.height ?? 800;
  const widths = new Set<number>();
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page, part, widths.has(width) ? ofColours : everyRule);
    widths.add(width);
  }
}
