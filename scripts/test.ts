import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { run } from "./command.ts";
import { ensureTestBrowser } from "./test-browser.ts";
import { type Count, type Found, playwrightFound, vitestFound } from "./test-reports.ts";

type Part = {
  name: string;
  command: string;
  args: string[];
  /** Reads the JSON report of a test runner; a part without one passes or fails as a whole. */
  read?: (report: string) => Found;
};

/** Every check of the project, in the order in which a failure is cheapest to find. */
const reports = mkdtempSync(join(tmpdir(), "ikhaya-test-"));
const total: Count = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
/** What each part took, and each test file, in seconds. */
const ofParts = new Map<string, number>();
const ofFiles = new Map<string, number>();

/** Runs a part under its heading, and counts it; `held` prints all of it at once when it has ended. */
async function check(part: Part, held = false): Promise<void> {
  const { name, command, args, read } = part;
  const heading = `\n── ${name}\n`;
  let output = heading;
  if (!held) process.stdout.write(heading);
  const report = join(reports, `${name}.json`);
  const environment = { TEST_REPORT: report };
  const from = performance.now();
  const code = held
    ? await run(command, args, { environment, print: (text) => (output += text) })
    : await run(command, args, { environment });
  ofParts.set(name, (performance.now() - from) / 1_000);
  if (held) process.stdout.write(output);
  if (read) count(part, code, foundIn(report, read));
  else if (code === 0) total.passed += 1;
  else failed(name);
}

/** Counts a check that failed as a whole, and names it at the end. */
function failed(name: string): void {
  total.failed += 1;
  failures.push(name);
}

/** Adds what a report counts; no readable report counts as a failure. */
function count({ name }: Part, code: number, found: Found | undefined): void {
  if (!found) {
    failed(`${name} left no report that can be read`);
    return;
  }
  for (const key of ["passed", "failed", "skipped"] as const) total[key] += found[key];
  for (const [file, seconds] of found.seconds) ofFiles.set(file, seconds);
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

const vitest = (name: string, ...projects: string[]): Part => ({
  name,
  command: "vitest",
  args: ["run", ...projects.flatMap((project) => ["--project", project])],
  read: vitestFound,
});

const began = performance.now();
await check({ name: "Lint and format", command: "biome", args: ["check", "--error-on-warnings", "."] });
await check({ name: "Build", command: "node", args: ["scripts/build-when-stale.ts"] });
process.stdout.write("\n── Browser\n");
const browser = await ensureTestBrowser();
if (!browser) failed("No browser for the browser tests");
// The server's tests wait most of their time: the types and the components need what they leave of the processors.
const beside = async () => {
  await check({ name: "Types", command: "node", args: ["scripts/types.ts"] }, true);
  if (browser) await check(vitest("Component tests", "browser"), true);
};
await Promise.all([check(vitest("Unit, property and server tests", "node", "pure")), beside()]);
if (browser)
  await check({ name: "Browser tests", command: "playwright", args: ["test"], read: playwrightFound });

rmSync(reports, { recursive: true, force: true });
const line = ([name, seconds]: [string, number]) => `${seconds.toFixed(0).padStart(6)} s  ${name}\n`;
const slowest = [...ofFiles].sort(([, one], [, other]) => other - one).slice(0, 10);
process.stdout.write(`\nWhat each part took:\n${[...ofParts].map(line).join("")}`);
process.stdout.write(line(["altogether", (performance.now() - began) / 1_000]));
process.stdout.write(`\nThe slowest files:\n${slowest.map(line).join("")}`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
// Named again at the end, for readers who only see the last lines of a long run.
for (const failure of failures) process.stdout.write(`\n✗ ${stripVTControlCharacters(failure)}\n`);
process.exit(total.failed === 0 ? 0 : 1);
