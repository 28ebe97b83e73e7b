import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { startServer } from "../src/server/testing/server-process.ts";
import { until } from "../src/server/testing/test-partner.ts";
import { browserArguments, ensureTestBrowser, installedChromium } from "./test-browser.ts";

/** The pictures of the README, taken anew from the site as it is. */
const pictures: { name: string; path: string; width: number; height: number; dark?: boolean }[] = [
  { name: "landing", path: "/", width: 1280, height: 800 },
  { name: "loan-calculator", path: "/calculator/calculator", width: 1280, height: 740 },
  { name: "guide-dark", path: "/education/understanding-costs", width: 1280, height: 700, dark: true },
  { name: "affordability-phone", path: "/calculator/affordability", width: 390, height: 844 },
  { name: "loan-phone-dark", path: "/calculator/calculator", width: 390, height: 844, dark: true },
];
const largest = 150 * 1024;
const folder = join(import.meta.dirname, "../docs/pictures");
const dataDir = mkdtempSync(join(tmpdir(), "ikhaya-pictures-"));

if (!(await ensureTestBrowser())) throw new Error("No browser is to be had.");
mkdirSync(folder, { recursive: true });
const site = await startServer({ DATA_DIR: dataDir });
// If analytics calls are refused, the page never becomes idle.
await until(site.ready, 60_000);
const executablePath = installedChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: browserArguments(),
});
let tooLarge = false;
for (const { name, path, width, height, dark } of pictures) {
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce",
  });
  await page.goto(`${site.url}${path}`, { waitUntil: "networkidle" });
  const file = join(folder, `${name}.png`);
  await page.screenshot({ path: file });
  await page.close();
  const { size } = statSync(file);
  if (size > largest) tooLarge = true;
  console.log(
    `docs/pictures/${name}.png: ${Math.round(size / 1024)} kB${size > largest ? ", too large" : ""}`,
  );
}
await browser.close();
await site.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(tooLarge ? 1 : 0);
