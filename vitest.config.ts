import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}"],
    environment: "node",
    reporters: process.env.TEST_REPORT
      ? ["default", ["json", { outputFile: process.env.TEST_REPORT }]]
      : ["default"],
    // The machine's own zone must never decide a result.
    env: { TZ: "Pacific/Kiritimati" },
  },
});
