import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./command.ts";
import { ensureTestBrowser } from "./test-browser.ts";

type Count = { passed: number; failed: number; skipped: number };

/** Every check of the project, in the order in which a failure is cheapest to find. */
const reports = mkdtempSync(join(tmpdir(), "ikhaya-test-"));
const total: Count = { passed: 0, failed: 0, skipped: 0 };

async function check(name: string, command: string, args: string[]): Promise<void> {
  process.stdout.write(`\n── ${name}\n`);
  const code = await run(command, args);
  total[code === 0 ? "passed" : "failed"] += 1;
}

/** Runs a test runner and adds what its JSON report counts; no readable report counts as a failure. */
async function suite(name: string, command: string, args: string[], count: (report: string) => Count) {
  process.stdout.write(`\n── ${name}\n`);
  const file = join(reports, `${command}.json`);
  const code = await run(command, args, { environment: { TEST_REPORT: file } });
  const found = counted(file, count);
  for (const key of ["passed", "failed", "skipped"] as const) total[key] += found[key];
  if (code !== 0 && found.failed === 0) total.failed += 1;
}

function counted(file: string, count: (report: string) => Count): Count {
  try {
    return count(readFileSync(file, "utf8"));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function vitestCount(report: string): Count {
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(report);
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

function playwrightCount(report: string): Count {
  const { expected, unexpected, flaky, skipped } = JSON.parse(report).stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}

await check("Lint and format", "biome", ["check", "--error-on-warnings", "."]);
await check("Build", "node", ["scripts/build-when-stale.ts"]);
await check("Types", "node", ["scripts/types.ts"]);
await suite("Unit, property and server tests", "vitest", ["run"], vitestCount);
process.stdout.write("\n── Browser\n");
if (await ensureTestBrowser()) await suite("Browser tests", "playwright", ["test"], playwrightCount);
else total.failed += 1;

rmSync(reports, { recursive: true, force: true });
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
process.exit(total.failed === 0 ? 0 : 1);
