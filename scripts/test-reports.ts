import { relative } from "node:path";

export type Count = { passed: number; failed: number; skipped: number };

/** What a test runner's JSON report says: how many tests, which failed and why, and the seconds of each file. */
export type Found = Count & { failures: string[]; seconds: Map<string, number> };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

export function vitestFound(report: string): Found {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(report) as VitestReport;
  const files = testResults.map((file) => ({ ...file, path: relative(".", file.name) }));
  const failures = files.flatMap(({ path, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map((test) => `${path} › ${test.fullName}\n${test.failureMessages.join("\n")}`),
  );
  const seconds = new Map(files.map(({ path, startTime, endTime }) => [path, (endTime - startTime) / 1_000]));
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests,
    failures,
    seconds,
  };
}

type PlaywrightTest = { results: { duration: number; error?: { message: string } }[] };
type PlaywrightSpec = { file: string; title: string; ok: boolean; tests: PlaywrightTest[] };
type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs: PlaywrightSpec[] };

export function playwrightFound(report: string): Found {
  const { stats, suites } = JSON.parse(report) as {
    stats: { expected: number; unexpected: number; skipped: number };
    suites: PlaywrightSuite[];
  };
  const specs = suites.flatMap(allSpecs);
  const seconds = new Map<string, number>();
  for (const { file, tests } of specs) {
    const here = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    seconds.set(`e2e/${file}`, (seconds.get(`e2e/${file}`) ?? 0) + here / 1_000);
  }
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: specs.filter(({ ok }) => !ok).map((spec) => `${spec.file} › ${spec.title}\n${messages(spec)}`),
    seconds,
  };
}

const allSpecs = ({ suites = [], specs }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(allSpecs),
];

const messages = ({ tests }: PlaywrightSpec) =>
  tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? "")).join("\n");
