import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { run } from "./command.ts";

const root = join(import.meta.dirname, "..");
const built = join(root, "dist/server/entry.mjs");

/** Everything the build is made from; the newest of these decides whether it is stale. */
const sources = [
  "astro.config.ts",
  "package-lock.json",
  "scripts/bundled-script.ts",
  "scripts/empty-database.ts",
  "scripts/operator-charts.ts",
  "scripts/embed-script.ts",
  "scripts/service-worker.ts",
  "src/calculations",
  "src/contract",
  "src/server/database",
  "src/server/jobs",
  "src/web",
];

function newestChange(path: string): number {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  const children = readdirSync(path).map((name) => newestChange(join(path, name)));
  return Math.max(mtimeMs, ...children);
}

const newest = Math.max(...sources.map((source) => newestChange(join(root, source))));
if (!existsSync(built) || statSync(built).mtimeMs < newest) {
  const failed = await run("astro", ["build", "--silent"]);
  process.exit(failed || (await run("node", [join(root, "scripts/empty-database.ts")])));
}
