import { defineConfig } from "@playwright/test";
import { installedChromium } from "./scripts/test-browser.ts";

const executablePath = installedChromium();
const asRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.TEST_REPORT
    ? [["line"], ["json", { outputFile: process.env.TEST_REPORT }]]
    : [["line"]],
  use: {
    ...(executablePath ? { launchOptions: { executablePath, args: browserArguments() } } : {}),
    trace: "retain-on-failure",
  },
});

/** As root Chromium needs no sandbox; on a closed network its own background requests only make noise. */
function browserArguments(): string[] {
  const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];
  return asRoot ? ["--no-sandbox", ...quiet] : quiet;
}
