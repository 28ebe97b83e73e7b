import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}"],
    environment: "node",
    reporters: process.env.TEST_REPORT
      ? ["default", ["json", { outputFile: process.env.TEST_REPORT }]]
      : ["default"],
    // The server's tests mostly wait, for a process, a lease or the disk: two cores carry three of them.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // The machine's own zone must never decide a result.
    env: { TZ: "Pacific/Kiritimati" },
  },
});
