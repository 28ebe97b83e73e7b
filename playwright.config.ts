import { defineConfig } from "@playwright/test";
import { browserArguments, installedChromium } from "./scripts/test-browser.ts";

const executablePath = installedChromium();

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  // A machine shared with others stalls for seconds now and then; no test is about how long something takes.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.TEST_REPORT
    ? [["line"], ["json", { outputFile: process.env.TEST_REPORT }]]
    : [["line"]],
  use: {
    ...(executablePath ? { launchOptions: { executablePath, args: browserArguments() } } : {}),
    // Recording costs an eighth of the time. Who wants to see how a test failed runs it with --trace on.
    trace: "off",
    // Pages stand still, which saves a fifteenth of the time; the walks from page to page have the motion.
    contextOptions: { reducedMotion: "reduce" },
    // A worker would answer in the server's place where a test stands in for it; e2e/offline.spec.ts lets it in.
    serviceWorkers: "block",
  },
});
