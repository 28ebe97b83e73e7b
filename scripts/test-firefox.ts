import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { startVitest } from "vitest/node";
import { startServer } from "../src/server/testing/server-process.ts";
import { until } from "../src/server/testing/test-partner.ts";
import { installedFirefox } from "./test-browser.ts";

/** A visitor's journeys in Firefox, all or those of the files that are named; with `--pictures DIR` each page as PNG. */
const { values, positionals } = parseArgs({
  options: { pictures: { type: "string" } },
  allowPositionals: true,
});
const firefox = installedFirefox();
if (!firefox) {
  console.error(
    "There is no Firefox: install Debian's with `apt-get install firefox-esr`, or name one in FIREFOX_PATH.",
  );
  process.exit(1);
}
const pictures = values.pictures ? resolve(values.pictures) : "";
if (pictures) mkdirSync(pictures, { recursive: true });

const folder = mkdtempSync(join(tmpdir(), "ikhaya-firefox-"));
const downloads = join(folder, "downloads");
mkdirSync(downloads);
const server = await startServer({ DATA_DIR: folder, EMBED_ORIGINS: "*" });
await until(server.ready, 60_000);
const vitest = await startVitest("test", positionals, {
  config: false,
  watch: false,
  include: ["e2e/firefox/*.journey.ts"],
  // One Firefox at a time: two take turns at the focus, and at the cores.
  maxWorkers: 1,
  testTimeout: 120_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
  provide: { site: server.url, firefox, downloads, pictures },
});
const files = vitest.state.getTestModules();
const tests = files.flatMap((file) => [...file.children.allTests()]);
const failed = tests.filter((test) => test.result().state === "failed").length;
const passed = tests.filter((test) => test.result().state === "passed").length;
const broken = files.some((file) => file.errors().length > 0) || vitest.state.getUnhandledErrors().length > 0;
await vitest.close();
await server.stop();
rmSync(folder, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 || broken ? 1 : 0);
