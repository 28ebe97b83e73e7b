import { availableParallelism } from "node:os";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { browserArguments, installedChromium } from "./scripts/test-browser.ts";

const executablePath = installedChromium();

// The machine's own zone must never decide a result.
const zone = "Pacific/Kiritimati";

export default defineConfig({
  test: {
    reporters: process.env.TEST_REPORT
      ? ["default", ["json", { outputFile: process.env.TEST_REPORT }]]
      : ["default"],
    // The server's tests mostly wait, for a process, a heartbeat or the disk: two cores carry four of them.
    maxWorkers: Math.max(4, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: "pure",
          include: ["src/{calculations,contract,web}/**/*.test.{ts,tsx}"],
          exclude: ["src/**/*.browser.test.tsx"],
          // They keep nothing and start nothing: the files share their modules, which halves what they cost.
          isolate: false,
          testTimeout: 60_000,
          env: { TZ: zone },
        },
      },
      {
        test: {
          name: "node",
          include: ["src/*.test.ts", "src/server/**/*.test.ts"],
          environment: "node",
          globalSetup: ["src/server/testing/shared-postgres.ts"],
          // As below: a machine that stalls fails no test.
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          env: { TZ: zone },
          // As in the server itself: the embedded database is not compiled a second time, for speed.
          execArgv: ["--liftoff-only"],
        },
      },
      {
        // A dependency found in the middle of a run would load the page anew under the test that runs.
        optimizeDeps: { force: true },
        test: {
          name: "browser",
          include: ["src/**/*.browser.test.tsx"],
          // The clipboard and the focus are one for all pages; side by side they take no less time on two cores.
          fileParallelism: false,
          // A machine shared with others stalls for seconds now and then; no test is about how long something takes.
          testTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          setupFiles: ["src/web/testing/browser-setup.ts"],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: executablePath ? { executablePath, args: browserArguments() } : {},
              contextOptions: { timezoneId: zone, locale: "en-ZA", reducedMotion: "reduce" },
            }),
            instances: [{ browser: "chromium" }],
            viewport: { width: 1024, height: 768 },
            screenshotFailures: false,
            traceView: "off",
          },
        },
      },
    ],
  },
});
