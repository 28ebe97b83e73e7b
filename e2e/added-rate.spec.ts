import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../src/server/testing/server-process.ts";
import { calculatorTabs, guideSections, toolPath } from "../src/web/site/addresses.ts";
import { test as base, expect, expectHydrated, shown } from "./site.ts";

/** A site whose operator added a prime rate today: its loans start at another rate than those of the build. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures' names from the pattern
  baseURL: async ({}, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), "ikhaya-added-rate-"));
    const operate = join(import.meta.dirname, "../src/server/operations/operate.ts");
    const today = new Date().toISOString().slice(0, 10);
    execFileSync(process.execPath, [operate, "prime-rate", "add", today, "10.25"], {
      env: { PATH: process.env.PATH ?? "", DATA_DIR: dataDir },
    });
    const server = await startServer({ NODE_ENV: "production", HOST: "127.0.0.1", DATA_DIR: dataDir });
    const loanPage = async () => (await fetch(server.url + calculatorTabs.calculator.path)).text();
    await expect.poll(async () => (await loanPage()).includes('name="interestRate" value="10.5"')).toBe(true);
    await use(server.url);
    await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  },
});

test("a rate that is the default of another day stays as it was typed, whatever page is looked at", async ({
  page,
}) => {
  const rate = page.getByLabel("Interest Rate (% per annum)", { exact: true });
  await page.goto(calculatorTabs.calculator.path);
  await expectHydrated(page);
  await expect(rate).toHaveValue("10.5");
  await rate.fill("10.75");
  await expect(page.locator("#answer")).toContainText(shown("R19 638"));

  // One of each kind: all tabs, all tools and all chapters with a calculation keep the numbers in the same way.
  const others = [
    "/",
    calculatorTabs.sensitivity.path,
    toolPath("switch-your-bond"),
    guideSections["understanding-costs"].path,
    guideSections["getting-started"].path,
  ];
  for (const path of others) {
    await page.goto(path);
    // An example in a chapter is hydrated when a pointer comes over it.
    await page.locator("astro-island[ssr]:not([client=contact])").evaluateAll((islands) => {
      for (const island of islands) island.dispatchEvent(new Event("pointerover"));
    });
    await expect(page.locator("astro-island[ssr]:not([client=contact])"), path).toHaveCount(0);
    const kept = await page.evaluate(() => sessionStorage.getItem("inputs"));
    expect(new URLSearchParams(kept ?? "").get("interestRate"), path).toBe("10.75");
  }

  await page.goto(calculatorTabs.calculator.path);
  await expectHydrated(page);
  await expect(rate).toHaveValue("10.75");
  await expect(page.locator("#answer")).toContainText(shown("R19 638"));
});
