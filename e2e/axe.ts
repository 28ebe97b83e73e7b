import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Judges the page as it is: WCAG 2.2 AA and axe's own best practices. */
export async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`);
  expect(found).toEqual([]);
}
