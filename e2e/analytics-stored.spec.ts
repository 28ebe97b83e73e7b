import { analyticsPaths } from "../src/contract/analytics.ts";
import { storing } from "./page-weight.ts";
import { expect, expectHydrated, test } from "./site.ts";

test("the server stores what the pages send: a visit from the landing page to a calculator", async ({
  page,
  site,
}) => {
  await storing(site.address);
  const answers: { path: string; status: number }[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/analytics/")) answers.push({ path: pathname, status: response.status() });
  });
  const counted = () => page.waitForResponse((response) => response.url().endsWith(analyticsPaths.pageview));

  await Promise.all([counted(), page.goto("/?utm_source=newsletter&utm_campaign=november")]);
  await page.getByRole("heading", { name: "Six tools for one decision" }).scrollIntoViewIfNeeded();
  // What is answered once the page is left may go unreported: its view, the change of route, the visit and the section.
  await expect.poll(() => answers.length).toBeGreaterThan(3);
  await Promise.all([counted(), page.getByRole("link", { name: /Repayment & Cost Calculator/ }).click()]);
  await expectHydrated(page);
  await page.getByLabel("Purchase Price (R)", { exact: true }).fill("1500000");
  await page.keyboard.press("Tab");
  await Promise.all([counted(), page.getByRole("link", { name: /Rate Sensitivity/ }).click()]);

  await expect.poll(() => answers.length).toBeGreaterThan(8);
  expect(answers.filter(({ status }) => status !== 204)).toEqual([]);
  expect(new Set(answers.map(({ path }) => path))).toContain(analyticsPaths.event);
});
