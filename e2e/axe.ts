import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

/** Judges the page as it is: WCAG 2.2 AA and axe's own best practices. */
export async function expectNoViolations(page: Page): Promise<void> {
  // What is still fading has no colours to judge.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    // What is well is thousands of nodes, which would take longer to hand over than to judge.
    const { violations } = await window.axe.run({ runOnly: tags, resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`);
  });
  expect(found).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** A screen as a visitor has it. */
export type Look = { width: number; colorScheme: "light" | "dark" };

/** Judges the page on each of these screens, without loading it anew. */
export async function expectNoViolationsOn(page: Page, looks: readonly Look[]): Promise<void> {
  const height = page.viewportSize()?.height ?? 800;
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page);
  }
}
