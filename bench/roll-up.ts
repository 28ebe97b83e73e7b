import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { rollUp } from "../src/server/analytics/roll-up/roll-up.ts";
import { type DatabaseOptions, openDatabase } from "../src/server/database/database.ts";
import { manyViews } from "../src/server/testing/many-views.ts";
import { startTestPostgres } from "../src/server/testing/test-postgres.ts";

/** How long it takes to count one day of VIEWS page views (300,000 unless set), and for how long it blocks everything else. */
const views = Number(process.env.VIEWS ?? 300_000);
const day = "2026-03-04";
const clock = { today: "2026-03-05", settled: "2026-03-05" };

const folder = mkdtempSync(join(tmpdir(), "ikhaya-bench-"));
await measure("Embedded", { dataDir: folder });
const postgres = await startTestPostgres();
await measure("PostgreSQL", { dataDir: folder, databaseUrl: await postgres.newDatabase() });
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
process.exit();

async function measure(name: string, options: DatabaseOptions): Promise<void> {
  const database = await openDatabase(options);
  await manyViews(database, day, views);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const memory = process.memoryUsage.rss();
  const before = performance.now();
  await rollUp(database, clock);
  const seconds = (performance.now() - before) / 1_000;
  delay.disable();
  const worst = (part: number) => Math.round(delay.percentile(part) / 1e6);
  console.log(
    `${name}: a day of ${views} views is counted in ${seconds.toFixed(1)} s; nothing else runs for ` +
      `${Math.round(delay.max / 1e6)} ms at most (99th of 100: ${worst(99)} ms); ` +
      `${Math.round((process.memoryUsage.rss() - memory) / 1e6)} MB more memory`,
  );
  await database.destroy();
}
