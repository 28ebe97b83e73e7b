import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { run } from "./command.ts";
import { ensureTestBrowser } from "./test-browser.ts";

type Count = { passed: number; failed: number; skipped: number };
type Found = Count & { failures: string[] };

/** Every check of the project, in the order in which a failure is cheapest to find. */
const reports = mkdtempSync(join(tmpdir(), "ikhaya-test-"));
const total: Count = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];

async function check(name: string, command: string, args: string[]): Promise<void> {
  process.stdout.write(`\n── ${name}\n`);
  const code = await run(command, args);
  if (code === 0) total.passed += 1;
  else failed(name);
}

/** Counts a check that failed as a whole, and names it at the end. */
function failed(name: string): void {
  total.failed += 1;
  failures.push(name);
}

/** Runs a test runner and adds what its JSON report counts; no readable report counts as a failure. */
async function suite(name: string, command: string, args: string[], read: (report: string) => Found) {
  process.stdout.write(`\n── ${name}\n`);
  const file = join(reports, `${command}.json`);
  const code = await run(command, args, { environment: { TEST_REPORT: file } });
  const found = foundIn(file, read);
  if (!found) return failed(`${name} left no report that can be read`);
  for (const key of ["passed", "failed", "skipped"] as const) total[key] += found[key];
  failures.push(...found.failures);
  if (code !== 0 && found.failed === 0) failed(`${name} ended with code ${code}`);
}

function foundIn(file: string, read: (report: string) => Found): Found | undefined {
  try {
    return read(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

function vitestFound(report: string): Found {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(report) as VitestReport;
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map((test) => `${relative(".", name)} › ${test.fullName}\n${test.failureMessages.join("\n")}`),
  );
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, failures };
}

type PlaywrightTest = { results: { error?: { message: string } }[] };
type PlaywrightSpec = { file: string; title: string; ok: boolean; tests: PlaywrightTest[] };
type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs: PlaywrightSpec[] };

function playwrightFound(report: string): Found {
  const { stats, suites } = JSON.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: suites.flatMap(notOk),
  };
}

function notOk({ suites = [], specs }: PlaywrightSuite): string[] {
  const here = specs.filter(({ ok }) => !ok).map((spec) => `${spec.file} › ${spec.title}\n${messages(spec)}`);
  return [...here, ...suites.flatMap(notOk)];
}

const messages = ({ tests }: PlaywrightSpec) =>
  tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? "")).join("\n");

await check("Lint and format", "biome", ["check", "--error-on-warnings", "."]);
await check("Build", "node", ["scripts/build-when-stale.ts"]);
await check("Types", "node", ["scripts/types.ts"]);
process.stdout.write("\n── Browser\n");
const browser = await ensureTestBrowser();
if (!browser) failed("No browser for the browser tests");
const projects = browser ? [] : ["--project", "node"];
await suite("Unit, property, component and server tests", "vitest", ["run", ...projects], vitestFound);
if (browser) await suite("Browser tests", "playwright", ["test"], playwrightFound);

rmSync(reports, { recursive: true, force: true });
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
// Named again at the end, for readers who only see the last lines of a long run.
for (const failure of failures) process.stdout.write(`\n✗ ${stripVTControlCharacters(failure)}\n`);
process.exit(total.failed === 0 ? 0 : 1);
